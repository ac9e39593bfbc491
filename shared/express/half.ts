/** A half and what lies on it: squares, words, and the crosswords that the letters form side to side. */
import { type Grid, letterAt } from "../rules/grid.ts";
import type { BoardTile, SquareName } from "../rules/model.ts";
import { neighbours, squareName, squareNumber } from "../rules/squares.ts";
import { wordsThrough } from "../rules/words.ts";
import { HALF } from "./rules.ts";
import type { HalfTile } from "./view.types.ts";

/** A half lies on the left of a board as wide as it is high, so that its squares are named as on every board. */
const SIZE = HALF.rows;

export function isOnHalf(at: SquareName): boolean {
  const square = squareNumber(at, SIZE);
  return square >= 0 && square % SIZE < HALF.columns;
}

/** A maximal straight run of two or more letters. */
export interface Run {
  readonly word: string;
  readonly squares: readonly SquareName[];
  /** Of the crossword that it is part of. */
  readonly group: number;
}

export interface ReadHalf {
  /** Across first, from the top; then down, from the left. */
  readonly runs: readonly Run[];
  /** How many separate groups of letters there are, numbered from the one nearest the top left. */
  readonly groups: number;
}

/** Tiles on squares of the half, at most one on each. */
export function readHalf(tiles: readonly HalfTile[]): ReadHalf {
  const squares = tiles.map(({ at }) => squareNumber(at, SIZE)).sort((a, b) => a - b);
  const grid = gridOf(tiles);
  const groupOf = groupsOf(grid, squares);
  const byColumn = (square: number): number => (square % SIZE) * SIZE + Math.floor(square / SIZE);
  const place = ({
    squares: [first = 0],
    direction,
  }: {
    readonly squares: readonly number[];
    readonly direction: number;
  }): number => direction * SIZE * SIZE + (direction === 0 ? first : byColumn(first));
  const runs = wordsThrough(grid, SIZE, squares)
    .sort((a, b) => place(a) - place(b))
    .map(({ word, squares: on }) => ({
      word,
      squares: on.map((square) => squareName(square, SIZE)),
      group: groupOf.get(on[0] ?? 0) ?? 0,
    }));
  return { runs, groups: new Set(groupOf.values()).size };
}

function gridOf(tiles: readonly HalfTile[]): Grid {
  const grid = new Array<BoardTile | null>(SIZE * SIZE).fill(null);
  for (const { at, letter } of tiles) {
    grid[squareNumber(at, SIZE)] = { letter, kind: "letter", value: 0, charge: 0, dice: 0, morphed: false };
  }
  return grid;
}

function groupsOf(grid: Grid, squares: readonly number[]): ReadonlyMap<number, number> {
  const groupOf = new Map<number, number>();
  let groups = 0;
  for (const first of squares) {
    if (groupOf.has(first)) continue;
    const group = groups++;
    const waiting = [first];
    for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
      if (groupOf.has(square)) continue;
      groupOf.set(square, group);
      waiting.push(...neighbours(square, SIZE).filter((next) => letterAt(grid, next) !== null));
    }
  }
  return groupOf;
}
