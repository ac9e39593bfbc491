import { type Grid, gridOf, letterAt } from "../../rules/grid.ts";
import { type BoardTile, GEMS, type Letter, RACK_ALFAS, type SquareName, type TileSource } from "../../rules/model.ts";
import { isFullRack } from "../../rules/play/bonuses.ts";
import type { Position } from "../../rules/position.ts";
import { letterFactor, wordFactor } from "../../rules/premiums.ts";
import { DOWN, RIGHT, squareAfter, squareBefore, squareNumber } from "../../rules/squares.ts";
import { BLANK, GEM_OF_RACK_ALFA, isLetterTile, letterValue, WILDCARD } from "../../rules/tiles.ts";
import { EMPTY, FOREIGN, WALL } from "./kernel/memory.ts";
import { type Scoring, scoringOf } from "./scoring.ts";

/** A tile at hand that becomes a letter when it is laid. */
export interface Wild {
  readonly source: TileSource;
  readonly count: number;
  /** Worth what the letter is worth (K-50: gold) rather than nothing. */
  readonly takesValue: boolean;
  /** Of every word through it; 1 but for alfa tiles (K-54). */
  readonly factor: number;
  /** Counts as a tile from the rack (K-20, C-04). */
  readonly rackTile: boolean;
  /** An alfa tile: lies anywhere (K-23). */
  readonly free: boolean;
}

/** A position as the search takes it. Arrays are by square, row by row; letters are places in the lexicon's alphabet. */
export interface Task {
  readonly size: number;
  readonly start: number;
  /** No tile lies on the board. */
  readonly opening: boolean;
  /** The letter that lies there, FOREIGN if no word has it, EMPTY, or WALL for a stop tile (P-10). */
  readonly cells: Int8Array;
  /** What the tile there counts: value, charge and dice (K-50). */
  readonly values: Int32Array;
  /** 1 where nothing may be laid although it is empty (C-09). */
  readonly closed: Uint8Array;
  readonly letterFactors: Int8Array;
  readonly wordFactors: Int8Array;
  /** How many letter tiles of each letter are in the rack, and what they are worth. */
  readonly rack: Int8Array;
  readonly faceValues: Int32Array;
  /** Alfa tiles last. */
  readonly wilds: readonly Wild[];
  /** Tiles in the rack if it is full, else 0: then there is nothing to gain by emptying it (P-08). */
  readonly fullRack: number;
  /** Letters of the match that no word has: an alfa tile alone may become one. */
  readonly otherLetters: readonly Letter[];
  readonly scoring: Scoring;
}

const PLACES = 32;

/** `letters`: the lexicon's alphabet, at most 30. */
export function taskOf(position: Position, letters: readonly Letter[]): Task {
  const { rules, table, rack } = position;
  const { size } = table;
  const places = new Map(letters.map((letter, place) => [letter, place]));
  const grid = gridOf(table.board, size);
  const squares = size * size;
  const letterFactors = new Int8Array(squares).fill(1);
  const wordFactors = new Int8Array(squares).fill(1);
  for (const [name, premium] of Object.entries(table.premiums)) {
    const square = squareNumber(name, size);
    if (square < 0) continue;
    letterFactors[square] = letterFactor(premium);
    wordFactors[square] = wordFactor(premium) ?? 1;
  }
  const faceValues = new Int32Array(PLACES);
  letters.forEach((letter, place) => {
    faceValues[place] = letterValue(letter, table.values);
  });
  const held = new Int8Array(PLACES);
  for (const tile of rack) {
    const place = isLetterTile(tile) ? places.get(tile) : undefined;
    if (place !== undefined) held[place] = (held[place] ?? 0) + 1;
  }
  return {
    size,
    start: squareNumber(table.start, size),
    opening: grid.every((tile) => tile === null),
    cells: Int8Array.from(grid, (tile) => cellOf(tile, places)),
    values: Int32Array.from(grid, (tile) => (tile === null ? 0 : tile.value + tile.charge + tile.dice)),
    closed: closedSquares(grid, size, table.blocked),
    letterFactors,
    wordFactors,
    rack: held,
    faceValues,
    wilds: wildsOf(position),
    fullRack: isFullRack(rack, table.rackSize) ? rack.length : 0,
    otherLetters: table.alphabet.filter((letter) => !places.has(letter)),
    scoring: scoringOf(rules, table, places),
  };
}

function cellOf(tile: BoardTile | null, places: ReadonlyMap<Letter, number>): number {
  if (tile === null) return EMPTY;
  return tile.kind === "stop" ? WALL : (places.get(tile.letter) ?? FOREIGN);
}

function wildsOf({ rules, rack, bar }: Position): Wild[] {
  const wilds: Wild[] = [];
  const add = (source: TileSource, rackTile: boolean, more: Partial<Wild> = {}) => {
    const count = (rackTile ? rack : bar).filter((item) => item === (source === "blank" ? BLANK : source)).length;
    wilds.push({ source, count, takesValue: false, factor: 1, rackTile, free: false, ...more });
  };
  if (rack.includes(BLANK)) add("blank", true);
  if (rack.includes(WILDCARD)) add(WILDCARD, true);
  if (bar.includes("gold")) add("gold", false, { takesValue: true });
  for (const tile of RACK_ALFAS) {
    if (rack.includes(tile)) add(tile, true, { free: true, factor: rules.gemFactors[GEM_OF_RACK_ALFA[tile]] });
  }
  for (const gem of GEMS) {
    if (bar.includes(`alfa:${gem}`)) add(`alfa:${gem}`, false, { free: true, factor: rules.gemFactors[gem] });
  }
  return wilds;
}

/**
 * Squares erased this turn (C-09), and those beside a run with an arrow: words that bend (P-11) are left out of the search,
 * so nothing is laid where one would be formed.
 */
function closedSquares(grid: Grid, size: number, blocked: readonly SquareName[]): Uint8Array {
  const closed = new Uint8Array(grid.length);
  for (const name of blocked) {
    const square = squareNumber(name, size);
    if (square >= 0) closed[square] = 1;
  }
  if (grid.every((tile) => tile?.arrow === undefined)) return closed;
  grid.forEach((tile, square) => {
    if (tile === null && WAYS.some((next) => meetsArrow(grid, next, square, size))) closed[square] = 1;
  });
  return closed;
}

type Way = (square: number, size: number) => number;
const WAYS: readonly Way[] = [
  (square, size) => squareAfter(square, RIGHT, size),
  (square, size) => squareBefore(square, RIGHT, size),
  (square, size) => squareAfter(square, DOWN, size),
  (square, size) => squareBefore(square, DOWN, size),
];

function meetsArrow(grid: Grid, next: Way, from: number, size: number): boolean {
  for (let square = next(from, size); square >= 0; square = next(square, size)) {
    const tile = letterAt(grid, square);
    if (tile === null) return false;
    if (tile.arrow !== undefined) return true;
  }
  return false;
}
