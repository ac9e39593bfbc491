/**
 * Where a piece may go, for lighting squares and for refusing a drop at once. The same answers as the engine's for a single
 * piece (R-10, K-31 to K-37; targets.test.ts compares them); whether the whole play is legal is the engine's to say.
 */
import { isBarTile } from "../../shared/rules/hand.ts";
import { type BarItem, type BoardTile, type PowerId, PREMIUMS, type SquareName } from "../../shared/rules/model.ts";
import { squareName, squareNumber } from "../../shared/rules/squares.ts";
import type { GameView } from "../../shared/rules/view.types.ts";
import { type Draft, isInRack, isTile, laidAt, type PlacedPiece, pieceOf, powersAt } from "./draft.ts";
import { isDraftPower, isLayable } from "./pieces.ts";

const MOST_CHARGES = 5;

export function* squaresOf(size: number): Generator<SquareName> {
  for (let square = 0; square < size * size; square++) yield squareName(square, size);
}

export const isOnBoard = (view: GameView, at: SquareName): boolean => squareNumber(at, view.size) >= 0;

const powerOf = (draft: Draft, placed: PlacedPiece): BarItem | undefined =>
  draft.bar.find((piece) => piece?.id === placed.id)?.item;

export const isErased = (draft: Draft, at: SquareName): boolean =>
  draft.powers.some((placed) => placed.at === at && powerOf(draft, placed) === "erase");

/** Can a tile from the hand go there? A tile of the draft makes room. */
export const canLay = (view: GameView, draft: Draft, at: SquareName): boolean =>
  isOnBoard(view, at) && view.board[at] === undefined && !view.blocked.includes(at) && !isErased(draft, at);

interface Target {
  readonly ordinary: boolean;
  readonly charge: number;
  readonly dice: number;
}

const isOrdinary = (kind: BoardTile["kind"]): boolean => kind === "letter" || kind === "blank";

/** The tile that a power would meet: one on the board, or one being laid (K-35). */
function targetAt(view: GameView, draft: Draft, at: SquareName): Target | null {
  const tile = view.board[at];
  if (tile !== undefined) return { ordinary: isOrdinary(tile.kind), charge: tile.charge, dice: tile.dice };
  const laid = laidAt(draft, at);
  if (laid === undefined) return null;
  const item = pieceOf(draft, laid.id)?.item ?? "";
  return { ordinary: !isBarTile(item) && !item.startsWith("*") && laid.letter !== undefined, charge: 0, dice: 0 };
}

function canErase(view: GameView, draft: Draft, at: SquareName): boolean {
  if (laidAt(draft, at) !== undefined || (!view.opened && at === view.start)) return false;
  const tile = view.board[at];
  return tile === undefined ? view.premiums[at] !== undefined : isOrdinary(tile.kind);
}

/** Could this power be put there? One that is placed elsewhere may be moved, so its own place is not counted. */
export function canPlace(view: GameView, draft: Draft, id: number, at: SquareName): boolean {
  const power = draft.bar.find((piece) => piece?.id === id)?.item;
  if (power === undefined || !isDraftPower(power) || !isOnBoard(view, at) || view.blocked.includes(at)) return false;
  const others = powersAt(draft, at)
    .filter((placed) => placed.id !== id)
    .map((placed) => powerOf(draft, placed));
  const many = (wanted: PowerId): number => others.filter((other) => other === wanted).length;
  if (many("erase") > 0) return false;
  if (power === "erase") return others.length === 0 && canErase(view, draft, at);
  const target = targetAt(view, draft, at);
  switch (power) {
    case "charge":
      return target?.ordinary === true && target.charge + many("charge") < MOST_CHARGES;
    case "dice":
      return target?.ordinary === true && target.dice === 0 && many("dice") === 0;
    case "morph":
      return target?.ordinary === true && many("morph") === 0;
    default:
      return (
        target === null &&
        others.length === 0 &&
        view.premiums[at] === undefined &&
        PREMIUMS.some((premium) => power.endsWith(premium))
      );
  }
}

/** Can this piece be dropped on that square? */
export function accepts(view: GameView, draft: Draft, id: number, at: SquareName): boolean {
  const item = pieceOf(draft, id)?.item;
  if (item === undefined) return false;
  if (isInRack(draft, id)) return isLayable(item) && canLay(view, draft, at);
  return isBarTile(item) ? canLay(view, draft, at) : canPlace(view, draft, id, at);
}

/** The squares that light up while a power is in the hand; a tile may go nearly anywhere, so none do. */
export function litSquares(view: GameView, draft: Draft, id: number): ReadonlySet<SquareName> {
  return new Set(isTile(draft, id) ? [] : [...squaresOf(view.size)].filter((at) => canPlace(view, draft, id, at)));
}
