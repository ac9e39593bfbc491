/** Playing by keyboard: where a typed letter goes and what Backspace takes. Pure; keys.ts binds the keys. */
import type { Arrow, Letter, RackTile, SquareName } from "../../../shared/rules/model.ts";
import {
  type Direction,
  DOWN,
  RIGHT,
  squareAfter,
  squareBefore,
  squareName,
  squareNumber,
} from "../../../shared/rules/squares.ts";
import { BLANK, WILDCARD } from "../../../shared/rules/tiles.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { arrowAt, type Draft, isDrafted, laidAt, topmost } from "../draft/draft.ts";
import { canLay } from "../draft/targets.ts";

export interface Cursor {
  readonly at: SquareName;
  readonly direction: Direction;
}

export const turned = (cursor: Cursor): Cursor => ({ ...cursor, direction: cursor.direction === RIGHT ? DOWN : RIGHT });

/** The cursor before it was ever moved: on the draft, otherwise on the start square. */
export const firstCursor = (view: GameView, draft: Draft): Cursor => ({
  at: draft.laid.at(-1)?.at ?? view.start,
  direction: RIGHT,
});

/** Moves one square. At the edge the cursor stays. */
export function stepped(cursor: Cursor, direction: Direction, back: boolean, size: number): Cursor {
  const from = squareNumber(cursor.at, size);
  const next = (back ? squareBefore : squareAfter)(from, direction, size);
  return next < 0 ? cursor : { ...cursor, at: squareName(next, size) };
}

type Sight = readonly [view: GameView, draft: Draft];

const wayAt = ([view, draft]: Sight, at: SquareName): Arrow | undefined => arrowAt(draft, at)?.way ?? view.board[at]?.arrow;

/** The arrow that turns a word of this direction. */
export const wayFor = (direction: Direction): Arrow => (direction === RIGHT ? "right-down" : "down-right");

/** The next square of a word that begins at the cursor. The word turns on an arrow (P-11). Null at the edge. */
function onward({ at, direction }: Cursor, sight: Sight): Cursor | null {
  const going = wayAt(sight, at) === wayFor(direction) ? turned({ at, direction }).direction : direction;
  const next = squareAfter(squareNumber(at, sight[0].size), going, sight[0].size);
  return next < 0 ? null : { at: squareName(next, sight[0].size), direction: going };
}

/** The square before the cursor in a word that reaches it. */
function backward({ at, direction }: Cursor, sight: Sight): Cursor | null {
  const before = squareBefore(squareNumber(at, sight[0].size), direction, sight[0].size);
  if (before < 0) return null;
  const previous = squareName(before, sight[0].size);
  const came = turned({ at: previous, direction });
  return wayAt(sight, previous) === wayFor(came.direction) ? came : { at: previous, direction };
}

/** The first square from the cursor on that satisfies `wanted`; null if the edge comes first. */
function seek(
  cursor: Cursor,
  step: (cursor: Cursor, sight: Sight) => Cursor | null,
  sight: Sight,
  wanted: (at: SquareName) => boolean,
): Cursor | null {
  let here: Cursor | null = cursor;
  while (here !== null && !wanted(here.at)) here = step(here, sight);
  return here;
}

/** The square for the next typed tile, past the tiles that lie there already. */
export const nextFree = (cursor: Cursor, view: GameView, draft: Draft): Cursor | null =>
  seek(cursor, onward, [view, draft], (at) => canLay(view, draft, at) && laidAt(draft, at) === undefined);

/** The cursor after a tile: the next free square, or the last one before the edge. */
export const afterLaying = (cursor: Cursor, view: GameView, draft: Draft): Cursor => nextFree(cursor, view, draft) ?? cursor;

interface Taken {
  readonly id: number;
  /** The new cursor; null if it does not move. */
  readonly cursor: Cursor | null;
}

/**
 * The piece that Backspace takes: the piece of the draft under the cursor or the nearest one before it, otherwise the one laid
 * last.
 */
export function behindCursor(cursor: Cursor, view: GameView, draft: Draft): Taken | null {
  const found = seek(cursor, backward, [view, draft], (at) => (laidAt(draft, at) ?? arrowAt(draft, at)) !== undefined);
  if (found !== null) return { id: topmost(draft, found.at) ?? 0, cursor: found };
  const last = draft.laid.at(-1) ?? draft.arrows.at(-1);
  if (last !== undefined) return { id: last.id, cursor: { ...cursor, at: last.at } };
  const power = draft.powers.at(-1);
  return power === undefined ? null : { id: power.id, cursor: null };
}

/**
 * The square of a typed arrow and the direction in which the word reaches it: under the nearest drafted letter at or before
 * the cursor in the same run of tiles. Without one the arrow waits on the cursor's square for its letter.
 */
export function arrowSpot(cursor: Cursor, view: GameView, draft: Draft): Cursor {
  const sight: Sight = [view, draft];
  const isLetter = (at: SquareName): boolean => laidAt(draft, at)?.letter !== undefined;
  const isTaken = (at: SquareName): boolean => view.board[at] !== undefined || laidAt(draft, at) !== undefined;
  if (isLetter(cursor.at)) return cursor;
  let here = backward(cursor, sight);
  while (here !== null && isTaken(here.at) && !isLetter(here.at)) here = backward(here, sight);
  return here !== null && isLetter(here.at) ? here : cursor;
}

/** The first tile of this kind in the hand. */
export const inHand = (tile: RackTile, draft: Draft): number | null =>
  draft.rack.find((piece) => piece?.item === tile && !isDrafted(draft, piece.id))?.id ?? null;

/** The rack's tile for a typed letter: the letter itself, otherwise a blank or a wildcard that becomes it. */
export const pieceFor = (letter: Letter, draft: Draft): number | null =>
  inHand(letter, draft) ?? inHand(BLANK, draft) ?? inHand(WILDCARD, draft);
