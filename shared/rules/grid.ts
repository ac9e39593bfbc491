import { type BoardAfter, changesOf, type Play, premiumsAfter } from "./effects.ts";
import type { Roll } from "./events.types.ts";
import type { BoardTile, SquareName } from "./model.ts";
import { squareNumber } from "./squares.ts";
import type { Table } from "./state.types.ts";

/** A board by square number, null where it is empty. */
export type Grid = readonly (BoardTile | null)[];

export const gridOf = (board: Readonly<Record<SquareName, BoardTile>>, size: number): Grid => squaresOf(board, size);

function squaresOf(board: Readonly<Record<SquareName, BoardTile>>, size: number): (BoardTile | null)[] {
  const grid = new Array<BoardTile | null>(size * size).fill(null);
  for (const name in board) {
    const square = squareNumber(name, size);
    if (square >= 0) grid[square] = board[name] ?? null;
  }
  return grid;
}

/** How the tiles lie after a play, as far as judging it goes: a board by names is the larger part of what a play costs. */
export interface Lying extends Pick<BoardAfter, "premiums"> {
  readonly grid: Grid;
}

export function lyingAfter(
  table: Pick<Table, "board" | "premiums" | "values" | "size">,
  play: Play,
  rolls: readonly Roll[],
): Lying {
  const grid = squaresOf(table.board, table.size);
  for (const [at, tile] of changesOf(table, play, rolls)) {
    const square = squareNumber(at, table.size);
    if (square >= 0) grid[square] = tile;
  }
  return { grid, premiums: premiumsAfter(table.premiums, play) };
}

/** The tile there if it bears a letter: a stop tile ends a run as the edge does (P-10). */
export function letterAt(grid: Grid, square: number): BoardTile | null {
  const tile = square < 0 ? null : (grid[square] ?? null);
  return tile !== null && tile.kind !== "stop" ? tile : null;
}
