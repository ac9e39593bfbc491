import type { Result, Seat } from "../../../shared/rules/model.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { t } from "../../i18n/index.ts";
import type { Names } from "../live/names.ts";

export function wins({ winner }: Result, seat: Seat): boolean {
  if (winner === "draw") return false;
  return typeof winner === "number" ? winner === seat : winner.includes(seat);
}

export function sayResult(result: Result, names: Names): string {
  const { summary } = t();
  if (result.winner === "draw") return summary.draw;
  if (names.you !== null && wins(result, names.you)) return summary.won;
  const first = result.final.findIndex((_, seat) => wins(result, seat));
  return summary.lost(names.of(first));
}

/** The seat that the reason is about: who laid the last tile, resigned, or ran out of time. */
function concerned(game: GameView, result: Result): Seat | null {
  switch (result.reason) {
    case "resigned":
      return game.seats.findIndex(({ resigned }) => resigned);
    case "clock":
    case "inactivity":
      return game.seats.findIndex((_, seat) => !wins(result, seat));
    case "racks-empty":
      return game.seats.findIndex(({ rackCount }) => rackCount === 0);
    default:
      return null;
  }
}

/** Why it ended; where the scores stand as they are, that too (K-73, R-34). */
export function sayReason(game: GameView, result: Result, names: Names): string {
  const { summary } = t();
  const seat = concerned(game, result);
  const { you, they } = summary.reason[result.reason];
  const why = seat !== null && names.isYou(seat) ? you : they(seat === null ? "" : names.of(seat));
  const stands = result.reason === "resigned" || result.reason === "clock" || result.reason === "inactivity";
  return stands ? `${why}. ${summary.asTheyStand}.` : `${why}.`;
}
