/**
 * The requests that a match answers, by the names of `MatchRpc`. Each may be asked again: the second time changes nothing and gives the
 * same answer. A fault is answered with `try-again`, and goes into the log.
 */
import type { MatchHost } from "../host/match-host.ts";
import type { Kind } from "../mode.types.ts";
import type { Refusal } from "../service.types.ts";
import { seatOf } from "./seats.ts";

export { applyAccountNews } from "./account.ts";
export { closeMatch, create } from "./create.ts";
export { rematch } from "./rematch.ts";
export { card, record, standing } from "./reports.ts";
export { admit, leaveSeat, takeSeat } from "./seats.ts";

const TRY_AGAIN = { error: "try-again" } as const satisfies Refusal;

export const ask = <K extends Kind, Answer>(
  host: MatchHost<K>,
  request: (host: MatchHost<K>) => Answer,
): Answer | typeof TRY_AGAIN => host.run<Answer | typeof TRY_AGAIN>(() => request(host), TRY_AGAIN);

/** Null says that the player has no seat, so a fault has to throw. */
export function askSeat<K extends Kind>(host: MatchHost<K>, who: Parameters<typeof seatOf>[1]): ReturnType<typeof seatOf> {
  const answer = ask(host, () => seatOf(host, who));
  if (answer !== null && typeof answer === "object") throw new Error(answer.error);
  return answer;
}
