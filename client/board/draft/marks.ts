/** The positions of the marks over the board. Pure. */
import type { SquareName } from "../../../shared/rules/model.ts";
import {
  type Direction,
  DOWN,
  RIGHT,
  squareAfter,
  squareBefore,
  squareName,
  squareNumber,
} from "../../../shared/rules/squares.ts";

const columnOf = (at: SquareName): string => at.charAt(0);
const rowOf = (at: SquareName): string => at.slice(1);

const stepTo = (from: SquareName, to: SquareName): Direction => (rowOf(from) === rowOf(to) ? RIGHT : DOWN);

/** True if the word turns (P-11). */
export const isBent = (squares: readonly SquareName[]): boolean =>
  new Set(squares.map(columnOf)).size > 1 && new Set(squares.map(rowOf)).size > 1;

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/**
 * The corners of the outline round the squares of a word, clockwise from the upper left, in squares from the corner of the
 * board. A word only goes right or down, so each turn is one corner of the upper side and one of the lower.
 */
export function outline(squares: readonly SquareName[], size: number): readonly Corner[] {
  const cells = squares.map((at) => ({ at, x: squareNumber(at, size) % size, y: Math.floor(squareNumber(at, size) / size) }));
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return [];
  const steps = cells.slice(1).map((cell, index) => stepTo(cells[index]?.at ?? cell.at, cell.at));
  const [leaving, coming] = [steps[0] ?? RIGHT, steps.at(-1) ?? RIGHT];
  const turns = cells.filter((_, index) => index > 0 && index < steps.length && steps[index] !== steps[index - 1]);
  const upper = [
    { x: first.x, y: first.y },
    ...(leaving === DOWN ? [{ x: first.x + 1, y: first.y }] : []),
    ...turns.map(({ x, y }) => ({ x: x + 1, y })),
    ...(coming === RIGHT ? [{ x: last.x + 1, y: last.y }] : []),
  ];
  const lower = [
    ...(leaving === RIGHT ? [{ x: first.x, y: first.y + 1 }] : []),
    ...turns.map(({ x, y }) => ({ x, y: y + 1 })),
    ...(coming === DOWN ? [{ x: last.x, y: last.y + 1 }] : []),
  ];
  return [...upper, { x: last.x + 1, y: last.y + 1 }, ...lower.reverse()];
}

export interface Spot {
  readonly column: number;
  readonly row: number;
}

/** The badge stands in the square after the last letter, a little towards it. At the edge it stands before the first letter. */
const TOWARDS = 0.08;

/**
 * The badge stands beside the main word, in its last line, where the square is empty, so it covers no tile. At the edge it
 * moves to the other end. If neither end is free it stands on the corner of the last tile.
 */
export function badgeSpot(squares: readonly SquareName[], isTaken: (at: SquareName) => boolean, size: number): Spot {
  const [first, last] = [squares[0] ?? "A1", squares.at(-1) ?? "A1"];
  const previous = squares.at(-2) ?? first;
  const direction = stepTo(previous, last);
  const after = squareAfter(squareNumber(last, size), direction, size);
  const start = squares[1] ?? last;
  const firstDirection = stepTo(first, start);
  const before = squareBefore(squareNumber(first, size), firstDirection, size);
  const isFree = (square: number): boolean => square >= 0 && !isTaken(squareName(square, size));
  const middle = (square: number): Spot => ({ column: (square % size) + 0.5, row: Math.floor(square / size) + 0.5 });
  const nudge = (spot: Spot, along: Direction, by: number): Spot =>
    along === DOWN ? { ...spot, row: spot.row + by } : { ...spot, column: spot.column + by };
  if (isFree(after)) return nudge(middle(after), direction, -TOWARDS);
  if (isFree(before)) return nudge(middle(before), firstDirection, TOWARDS);
  const corner = middle(squareNumber(last, size));
  return { column: corner.column + 0.3, row: corner.row + 0.45 };
}
