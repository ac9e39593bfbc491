/** What leaves a match, from a stored outbox: at least once, in order (architecture, "Leaving the object is an outbox"). */
import type { MatchEvent, MatchState } from "./model.ts";
import type { Notice, Outlet } from "./ports.ts";
import type { OutboxEntry } from "./store.ts";
import { backOff } from "./times.ts";

/** What the world is to be told of these events. That a Casual match began is known to whoever took its last seat. */
export function noticesOf(state: MatchState, events: readonly MatchEvent[]): readonly Notice[] {
  return events.flatMap((event): Notice[] => {
    switch (event.type) {
      case "started":
        return state.format === "blitz" ? [{ name: "live", at: event.at }] : [];
      case "closed":
        return [{ name: "closed", at: event.at, reason: event.reason }];
      case "ended":
        return [{ name: "over", at: event.at, result: event.result }];
      default:
        return [];
    }
  });
}

export const withNotices = (outbox: readonly OutboxEntry[], notices: readonly Notice[]): readonly OutboxEntry[] =>
  notices.length === 0 ? outbox : [...outbox, ...notices.map((notice) => ({ notice, tries: 0, due: notice.at }))];

/** When there is work: entries leave in order, so the first one decides. */
export const outboxDue = (outbox: readonly OutboxEntry[]): number | null => outbox[0]?.due ?? null;

/** The outbox once its first entry is brought out, or has to wait. */
export function afterTry(outbox: readonly OutboxEntry[], delivered: boolean, now: number): readonly OutboxEntry[] {
  const [first, ...rest] = outbox;
  if (first === undefined) return outbox;
  return delivered ? rest : [{ ...first, tries: first.tries + 1, due: now + backOff(first.tries) }, ...rest];
}

/** An outlet may throw; that is one more way of not having delivered. */
export async function tryDelivery(
  outlet: Outlet,
  match: string,
  notice: Notice,
  failed: (error: unknown) => void,
): Promise<boolean> {
  try {
    return await outlet.deliver(match, notice);
  } catch (error) {
    failed(error);
    return false;
  }
}
