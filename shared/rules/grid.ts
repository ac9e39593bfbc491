import type { BoardTile, SquareName } from "./model.ts";
import { squareNumber } from "./squares.ts";

/** A board by square number, null where it is empty. */
export type Grid = readonly (BoardTile | null)[];

export function gridOf(board: Readonly<Record<SquareName, BoardTile>>, size: number): Grid {
  const grid = new Array<BoardTile | null>(size * size).fill(null);
  for (const [name, tile] of Object.entries(board)) {
    const square = squareNumber(name, size);
    if (square >= 0) grid[square] = tile;
  }
  return grid;
}

/** The tile there if it bears a letter: a stop tile ends a run as the edge does (P-10). */
export function letterAt(grid: Grid, square: number): BoardTile | null {
  const tile = square < 0 ? null : (grid[square] ?? null);
  return tile !== null && tile.kind !== "stop" ? tile : null;
}
