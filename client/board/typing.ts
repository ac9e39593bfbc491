/** Playing by keyboard: where a typed letter goes and what Backspace takes (pure; keys.ts binds the keys). */
import type { Letter, SquareName } from "../../shared/rules/model.ts";
import { type Direction, DOWN, RIGHT, squareAfter, squareBefore, squareName, squareNumber } from "../../shared/rules/squares.ts";
import { BLANK } from "../../shared/rules/tiles.ts";
import type { GameView } from "../../shared/rules/view.types.ts";
import { type Draft, isDrafted, laidAt } from "./draft.ts";
import { canLay } from "./targets.ts";

export interface Cursor {
  readonly at: SquareName;
  readonly direction: Direction;
}

export const turned = (cursor: Cursor): Cursor => ({ ...cursor, direction: cursor.direction === RIGHT ? DOWN : RIGHT });

/** Where the cursor stands before it was ever moved: on the draft, else on the start square. */
export const firstCursor = (view: GameView, draft: Draft): Cursor => ({
  at: draft.laid.at(-1)?.at ?? view.start,
  direction: RIGHT,
});

/** One square along, or the same at the edge. */
export function stepped(cursor: Cursor, direction: Direction, back: boolean, size: number): Cursor {
  const from = squareNumber(cursor.at, size);
  const next = (back ? squareBefore : squareAfter)(from, direction, size);
  return next < 0 ? cursor : { ...cursor, at: squareName(next, size) };
}

/** The first square from the cursor on, in its direction, that `wanted` holds for; null where none does before the edge. */
function seek(cursor: Cursor, back: boolean, size: number, wanted: (at: SquareName) => boolean): SquareName | null {
  let square = squareNumber(cursor.at, size);
  while (square >= 0) {
    const at = squareName(square, size);
    if (wanted(at)) return at;
    square = (back ? squareBefore : squareAfter)(square, cursor.direction, size);
  }
  return null;
}

/** Where the next typed tile goes: past what lies there already. */
export const nextFree = (cursor: Cursor, view: GameView, draft: Draft): SquareName | null =>
  seek(cursor, false, view.size, (at) => canLay(view, draft, at) && laidAt(draft, at) === undefined);

/** After a tile: the next free square, or the last one before the edge. */
export function afterLaying(cursor: Cursor, view: GameView, draft: Draft): Cursor {
  const at = nextFree(cursor, view, draft);
  return at === null ? cursor : { ...cursor, at };
}

/** What Backspace takes: the tile of the draft under the cursor or the nearest one before it, else the last one laid. */
export function behindCursor(cursor: Cursor, view: GameView, draft: Draft): number | null {
  const at = seek(cursor, true, view.size, (square) => laidAt(draft, square) !== undefined);
  return (at === null ? undefined : laidAt(draft, at)?.id) ?? draft.laid.at(-1)?.id ?? draft.powers.at(-1)?.id ?? null;
}

/** The rack's tile for a typed letter: its own, else a blank that becomes it. */
export function pieceFor(letter: Letter, draft: Draft): number | null {
  const inHand = draft.rack.filter((piece) => piece !== null).filter((piece) => !isDrafted(draft, piece.id));
  const found = inHand.find((piece) => piece.item === letter) ?? inHand.find((piece) => piece.item === BLANK);
  return found?.id ?? null;
}
