/** Where marks over the board stand (pure). */
import type { SquareName } from "../../shared/rules/model.ts";
import { type Direction, DOWN, RIGHT, squareAfter, squareBefore, squareName, squareNumber } from "../../shared/rules/squares.ts";

const columnOf = (at: SquareName): string => at.charAt(0);
const rowOf = (at: SquareName): string => at.slice(1);

/** A word's squares cut where it turns: first and last square of each straight run (P-11). */
export function straightRuns(squares: readonly SquareName[]): readonly (readonly [SquareName, SquareName])[] {
  const runs: [SquareName, SquareName][] = [];
  let direction: Direction | null = null;
  squares.forEach((at, index) => {
    const before = squares[index - 1];
    const run = runs.at(-1);
    if (before === undefined || run === undefined) {
      runs.push([at, at]);
      return;
    }
    const step = rowOf(at) === rowOf(before) ? RIGHT : DOWN;
    if (direction !== null && step !== direction) runs.push([before, at]);
    else run[1] = at;
    direction = step;
  });
  return runs;
}

export interface Spot {
  readonly column: number;
  readonly row: number;
}

/** The badge in the square after the last letter, a little towards it; at the edge of the board before the first one. */
const TOWARDS = 0.08;

/**
 * Beside the main word, in its own line: the square there is empty, so no tile is covered. At the edge it moves to the
 * other end, and where the word fills the whole line it stands on the last tile's corner.
 */
export function badgeSpot(squares: readonly SquareName[], board: Readonly<Record<SquareName, unknown>>, size: number): Spot {
  const [first, last] = [squares[0] ?? "A1", squares.at(-1) ?? "A1"];
  const previous = squares.at(-2) ?? first;
  const direction = columnOf(previous) === columnOf(last) ? DOWN : RIGHT;
  const after = squareAfter(squareNumber(last, size), direction, size);
  const start = squares[1] ?? last;
  const firstDirection = columnOf(first) === columnOf(start) ? DOWN : RIGHT;
  const before = squareBefore(squareNumber(first, size), firstDirection, size);
  const isFree = (square: number): boolean => square >= 0 && board[squareName(square, size)] === undefined;
  const middle = (square: number): Spot => ({ column: (square % size) + 0.5, row: Math.floor(square / size) + 0.5 });
  const nudge = (spot: Spot, along: Direction, by: number): Spot =>
    along === DOWN ? { ...spot, row: spot.row + by } : { ...spot, column: spot.column + by };
  if (isFree(after)) return nudge(middle(after), direction, -TOWARDS);
  if (isFree(before)) return nudge(middle(before), firstDirection, TOWARDS);
  const corner = middle(squareNumber(last, size));
  return { column: corner.column + 0.3, row: corner.row + 0.45 };
}
