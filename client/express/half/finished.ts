/** Once a round is over its halves lie open: which of them is in front of the player. Pure. */
import type { ExpressGameView, HalfOutcome } from "../../../shared/express/index.ts";
import type { Seat } from "../../../shared/rules/model.ts";

/** A half that was chosen to be looked at. It is of its round alone. */
export interface Chosen {
  readonly round: number;
  readonly seat: Seat;
}

/** The chosen half, else one's own, else the first that there is; null while letters are laid. */
export function finishedHalf({ stage, last }: ExpressGameView, chosen: Chosen | null, you: Seat | null): HalfOutcome | null {
  if (stage === "playing" || last === null) return null;
  const of = (seat: Seat | null): HalfOutcome | undefined => last.halves.find((half) => half.seat === seat);
  return of(chosen?.round === last.round ? chosen.seat : null) ?? of(you) ?? last.halves[0] ?? null;
}
