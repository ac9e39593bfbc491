import { type BoardAfter, boardAfter, type Play } from "./effects.ts";
import type { Roll } from "./events.types.ts";
import type { BoardTile, SquareName } from "./model.ts";
import { squareNumber } from "./squares.ts";
import type { Table } from "./state.types.ts";

/** A board by square number, null where it is empty. */
export type Grid = readonly (BoardTile | null)[];

export function gridOf(board: Readonly<Record<SquareName, BoardTile>>, size: number): Grid {
  const grid = new Array<BoardTile | null>(size * size).fill(null);
  for (const name in board) {
    const square = squareNumber(name, size);
    if (square >= 0) grid[square] = board[name] ?? null;
  }
  return grid;
}

/** A board with its grid. */
export interface Lying extends BoardAfter {
  readonly grid: Grid;
}

export function lyingAfter(
  table: Pick<Table, "board" | "premiums" | "values" | "size">,
  play: Play,
  rolls: readonly Roll[],
): Lying {
  const after = boardAfter(table, play, rolls);
  return { ...after, grid: gridOf(after.board, table.size) };
}

/** The tile there if it bears a letter: a stop tile ends a run as the edge does (P-10). */
export function letterAt(grid: Grid, square: number): BoardTile | null {
  const tile = square < 0 ? null : (grid[square] ?? null);
  return tile !== null && tile.kind !== "stop" ? tile : null;
}
