/**
 * The squares where a piece may go, for highlights and for refusing a drop at once. The answers equal the engine's for a
 * single piece (R-10, K-31 to K-37, C-07, P-11; targets.test.ts compares them). The engine decides whether the whole play is
 * legal.
 */

import { placedPremium } from "../../../shared/rules/effects.ts";
import { isBarTile } from "../../../shared/rules/hand.ts";
import type { BarItem, BoardTile, PowerId, SquareName } from "../../../shared/rules/model.ts";
import { squareName, squareNumber } from "../../../shared/rules/squares.ts";
import { isRackAlfa, STOP } from "../../../shared/rules/tiles.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { arrowAt, type Draft, isInRack, isTile, laidAt, type PlacedPiece, pieceOf, powersAt } from "./draft.ts";
import { isArrow, isPower, sitsOnTile } from "./pieces.ts";
import { isTapped } from "./rules.ts";

const MOST_CHARGES = 5;

export function* squaresOf(size: number): Generator<SquareName> {
  for (let square = 0; square < size * size; square++) yield squareName(square, size);
}

export const isOnBoard = (view: GameView, at: SquareName): boolean => squareNumber(at, view.size) >= 0;

const powerOf = (draft: Draft, placed: PlacedPiece): BarItem | undefined =>
  draft.bar.find((piece) => piece?.id === placed.id)?.item;

export const isErased = (draft: Draft, at: SquareName): boolean =>
  draft.powers.some((placed) => placed.at === at && powerOf(draft, placed) === "erase");

/** True if a rack tile can go there. A drafted tile makes room. */
export const canLay = (view: GameView, draft: Draft, at: SquareName): boolean =>
  isOnBoard(view, at) && view.board[at] === undefined && !view.blocked.includes(at) && !isErased(draft, at);

/** True under a drafted letter and on an empty square, where the arrow waits for one. */
export const canLayArrow = (view: GameView, draft: Draft, at: SquareName): boolean => {
  const laid = laidAt(draft, at);
  return canLay(view, draft, at) && (laid === undefined || laid.letter !== undefined);
};

interface Target {
  readonly ordinary: boolean;
  readonly charge: number;
  readonly dice: number;
}

const isOrdinary = (kind: BoardTile["kind"]): boolean => kind === "letter" || kind === "blank";

/** The tile that a power would change: one on the board, or one being laid (K-35). */
function targetAt(view: GameView, draft: Draft, at: SquareName): Target | null {
  const tile = view.board[at];
  if (tile !== undefined) return { ordinary: isOrdinary(tile.kind), charge: tile.charge, dice: tile.dice };
  const laid = laidAt(draft, at);
  if (laid === undefined) return null;
  const item = pieceOf(draft, laid.id)?.item ?? "";
  return { ordinary: !isBarTile(item) && !isRackAlfa(item) && laid.letter !== undefined, charge: 0, dice: 0 };
}

function canErase(view: GameView, draft: Draft, at: SquareName): boolean {
  if (laidAt(draft, at) !== undefined || arrowAt(draft, at) !== undefined) return false;
  if (!view.opened && at === view.start) return false;
  const tile = view.board[at];
  return tile === undefined ? view.premiums[at] !== undefined : isOrdinary(tile.kind);
}

/** True if this power can go there. A placed power may be moved, so its own place does not count. */
export function canPlace(view: GameView, draft: Draft, id: number, at: SquareName): boolean {
  const power = draft.bar.find((piece) => piece?.id === id)?.item;
  if (power === undefined || !isPower(power) || isTapped(view, power)) return false;
  if (!isOnBoard(view, at) || view.blocked.includes(at)) return false;
  const others = powersAt(draft, at)
    .filter((placed) => placed.id !== id)
    .flatMap((placed) => powerOf(draft, placed) ?? []);
  const many = (wanted: PowerId): number => others.filter((other) => other === wanted).length;
  if (many("erase") > 0) return false;
  if (power === "erase") return others.length === 0 && canErase(view, draft, at);
  if (!sitsOnTile(power)) {
    // A tile of the same play may lie there and gets the premium (C-07).
    const bare = view.board[at] === undefined && view.premiums[at] === undefined;
    return bare && placedPremium(power) !== null && others.every(sitsOnTile);
  }
  const target = targetAt(view, draft, at);
  if (target?.ordinary !== true) return false;
  if (power === "charge") return target.charge + many("charge") < MOST_CHARGES;
  return many(power) === 0 && (power !== "dice" || target.dice === 0);
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
