/**
 * The squares where a piece may go, for highlights and for refusing a drop at once. The engine answers for the single piece
 * (shared/rules/play/placing.ts), and it decides whether the whole play is legal.
 */

import { isBarTile } from "../../../shared/rules/hand.ts";
import type { BarItem, SquareName } from "../../../shared/rules/model.ts";
import { canLayAt, canPlacePower } from "../../../shared/rules/play/placing.ts";
import { positionOfView } from "../../../shared/rules/position.ts";
import { squareName } from "../../../shared/rules/squares.ts";
import { STOP } from "../../../shared/rules/tiles.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { arrowAt, type Draft, isInRack, isTile, laidAt, type PlacedPiece, pieceOf, powersAt, toPlay } from "./draft.ts";
import { isArrow, isPower } from "./pieces.ts";

export function* squaresOf(size: number): Generator<SquareName> {
  for (let square = 0; square < size * size; square++) yield squareName(square, size);
}

const powerOf = (draft: Draft, placed: PlacedPiece): BarItem | undefined =>
  draft.bar.find((piece) => piece?.id === placed.id)?.item;

/** True if a rack tile can go there. A drafted tile makes room. */
export const canLay = (view: GameView, draft: Draft, at: SquareName): boolean =>
  canLayAt(positionOfView(view), toPlay(draft), at);

/** True under a drafted letter and on an empty square, where the arrow waits for one. */
export const canLayArrow = (view: GameView, draft: Draft, at: SquareName): boolean => {
  const laid = laidAt(draft, at);
  return canLay(view, draft, at) && (laid === undefined || laid.letter !== undefined);
};

/** True if this power can go there. A placed power may be moved, so its own place does not count. */
export function canPlace(view: GameView, draft: Draft, id: number, at: SquareName): boolean {
  const power = draft.bar.find((piece) => piece?.id === id)?.item;
  if (power === undefined || !isPower(power)) return false;
  const others = powersAt(draft, at).filter((placed) => placed.id !== id);
  // An arrow without a letter is not part of the play yet. A second morph would only undo the first.
  if (power === "erase" && arrowAt(draft, at) !== undefined) return false;
  if (power === "morph" && others.some((placed) => powerOf(draft, placed) === "morph")) return false;
  return canPlacePower(positionOfView(view), toPlay({ ...draft, powers: others }), { power, at });
}

/** True if this piece can be dropped on that square. */
export function accepts(view: GameView, draft: Draft, id: number, at: SquareName): boolean {
  const item = pieceOf(draft, id)?.item;
  if (item === undefined) return false;
  if (isInRack(draft, id)) {
    if (isArrow(item)) return canLayArrow(view, draft, at);
    return canLay(view, draft, at) && (item !== STOP || arrowAt(draft, at) === undefined);
  }
  return isBarTile(item) ? canLay(view, draft, at) : canPlace(view, draft, id, at);
}

/** The squares that light up while a power or an arrow is held. A tile may go nearly anywhere, so it lights none. */
export function litSquares(view: GameView, draft: Draft, id: number): ReadonlySet<SquareName> {
  const item = pieceOf(draft, id)?.item ?? "";
  if (isArrow(item)) return new Set(draft.laid.map(({ at }) => at).filter((at) => canLayArrow(view, draft, at)));
  return new Set(isTile(draft, id) ? [] : [...squaresOf(view.size)].filter((at) => canPlace(view, draft, id, at)));
}
