/**
 * Words on the board, bent ones included (R-04, P-11). Each letter lies on two tracks, one for each direction that a
 * word can come from. A track has at most one square before it and one after it, and only ever goes right or down, so
 * the word on a track is unique and never meets itself.
 */
import { type Grid, letterAt } from "./grid.ts";
import type { BoardTile } from "./model.ts";
import { type Direction, DOWN, RIGHT, squareAfter, squareBefore } from "./squares.ts";

export interface FormedWord {
  readonly word: string;
  /** In reading order. */
  readonly squares: readonly number[];
  /** How the word comes to its first square: RIGHT for one that begins across. */
  readonly direction: Direction;
}

/** Where a word that comes in this direction goes on, or null where it ends at the tile's arrow. */
export function exitOf(tile: Pick<BoardTile, "arrow">, direction: Direction): Direction | null {
  if (tile.arrow === undefined) return direction;
  if (tile.arrow === "right-down") return direction === RIGHT ? DOWN : null;
  return direction === DOWN ? RIGHT : null;
}

/** From which direction a word must come to leave the tile in this one; the inverse of `exitOf`. */
export function entryFor(tile: BoardTile, exit: Direction): Direction | null {
  if (tile.arrow === undefined) return exit;
  if (tile.arrow === "right-down") return exit === DOWN ? RIGHT : null;
  return exit === RIGHT ? DOWN : null;
}

/** The word on the track that comes to the square in this direction, or null if it is a single letter. */
export function wordThrough(grid: Grid, size: number, square: number, direction: Direction): FormedWord | null {
  if (letterAt(grid, square) === null) return null;
  let first = square;
  let coming = direction;
  for (;;) {
    const before = squareBefore(first, coming, size);
    const tile = letterAt(grid, before);
    const entry = tile === null ? null : entryFor(tile, coming);
    if (entry === null) break;
    first = before;
    coming = entry;
  }

  const squares: number[] = [];
  let word = "";
  let at = first;
  let going: Direction | null = coming;
  while (going !== null) {
    const tile = letterAt(grid, at);
    if (tile === null) break;
    squares.push(at);
    word += tile.letter;
    going = exitOf(tile, going);
    if (going !== null) at = squareAfter(at, going, size);
  }
  return squares.length < 2 ? null : { word, squares, direction: coming };
}

/** Every word that contains one of the squares, once each. */
export function wordsThrough(grid: Grid, size: number, squares: readonly number[]): FormedWord[] {
  const found = new Map<number, FormedWord>();
  for (const square of squares) {
    for (const direction of [RIGHT, DOWN] as const) {
      const word = wordThrough(grid, size, square, direction);
      const first = word?.squares[0];
      if (word !== null && first !== undefined) found.set(first * 2 + word.direction, word);
    }
  }
  return [...found.values()];
}

/** The longest, across first (R-05, P-11). */
export function longest(words: readonly FormedWord[]): FormedWord | null {
  let best: FormedWord | null = null;
  for (const word of words) {
    const longer = best === null || word.squares.length > best.squares.length;
    const acrossOfEqual = best?.squares.length === word.squares.length && best.direction === DOWN && word.direction === RIGHT;
    if (longer || acrossOfEqual) best = word;
  }
  return best;
}
