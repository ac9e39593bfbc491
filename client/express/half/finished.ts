/** The half in front of the player once a round is over and all halves are open. Pure. */
import type { ExpressGameView, HalfOutcome } from "../../../shared/express/index.ts";
import type { Seat } from "../../../shared/rules/model.ts";

/** A half chosen for viewing. It belongs to its round only. */
export interface Chosen {
  readonly round: number;
  readonly seat: Seat;
}

/** The chosen half, otherwise the player's own, otherwise the first one; null while letters are laid. */
export function finishedHalf({ stage, last }: ExpressGameView, chosen: Chosen | null, you: Seat | null): HalfOutcome | null {
  if (stage === "playing" || last === null) return null;
  const of = (seat: Seat | null): HalfOutcome | undefined => last.halves.find((half) => half.seat === seat);
  return of(chosen?.round === last.round ? chosen.seat : null) ?? of(you) ?? last.halves[0] ?? null;
}
