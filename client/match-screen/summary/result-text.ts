import type { Result, Seat } from "../../../shared/rules/model.ts";
import type { GameView, SeatView } from "../../../shared/rules/view.types.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";

export function wins({ winner }: Result, seat: Seat): boolean {
  if (winner === "draw") return false;
  return typeof winner === "number" ? winner === seat : winner.includes(seat);
}

/** Equal highest scores may share the win (P-13). */
export function sayResult(result: Result, names: Names): string {
  const { solo, summary } = t();
  if (result.final.length === 1) return solo.over(result.final[0] ?? 0);
  if (result.winner === "draw") return summary.draw;
  const winners = result.final.flatMap((_, seat) => (wins(result, seat) ? [seat] : []));
  const [first = 0] = winners;
  if (winners.length > 1) return summary.shared(formats(locale()).list(winners.map((seat) => names.of(seat))));
  return names.isYou(first) && !names.shared ? summary.won : summary.lost(names.of(first));
}

/** The seat that the reason is about: it laid the last tile, resigned, or ran out of time. Null if it is about several. */
function concerned(game: GameView, result: Result): Seat | null {
  const seats = game.seats.flatMap((seat, index) => (isConcerned(seat, index, game, result) ? [index] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

function isConcerned({ resigned, rackCount }: SeatView, seat: Seat, game: GameView, { reason }: Result): boolean {
  switch (reason) {
    case "resigned":
    case "clock":
    case "inactivity":
      return resigned;
    case "racks-empty":
      return rackCount === 0;
    case "ended":
      return seat === game.turn;
    default:
      return false;
  }
}

/** The scores decided nothing, because somebody left. */
const isAsItStands = ({ reason }: Result): boolean => reason === "resigned" || reason === "clock" || reason === "inactivity";

/** The reason for the end, and whether the scores stay as they are (K-73, R-34). */
export function sayReason(game: GameView, result: Result, names: Names): string {
  const { summary } = t();
  const why = sayWhy(game, result, names);
  return isAsItStands(result) ? `${why}. ${summary.asTheyStand}.` : `${why}.`;
}

function sayWhy(game: GameView, result: Result, names: Names): string {
  const { summary } = t();
  const { reason } = result;
  if (reason === "passes") return summary.passes(game.passes);
  const seat = concerned(game, result);
  if (seat !== null) return names.isYou(seat) ? summary.reason[reason].you : summary.reason[reason].they(names.of(seat));
  return summary.several[reason];
}

/** True if the scores are equal and the first turn decided (C-14). */
export function wonByTurn(result: Result): boolean {
  const { winner, final } = result;
  if (isAsItStands(result)) return false;
  return typeof winner === "number" && final.some((score, seat) => seat !== winner && score === final[winner]);
}
