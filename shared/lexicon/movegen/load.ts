import {
  ADD,
  ALL_GEMS,
  CELL,
  COINS_PER_TILE,
  COMBO,
  CROSS,
  EMPTY,
  FACTORS_ADD,
  FULL_RACK,
  FULL_RACK_BONUS,
  GOLD_AT_HAND,
  HIGHEST_GEM,
  IS_ALFA,
  IS_RACK_TILE,
  KIND,
  KINDS,
  LEFT_AT_HAND,
  LETTER,
  LETTERS,
  LINE,
  MIN_RACK_TILES,
  MOST,
  MOST_KINDS,
  MULTIPLY,
  OPENING,
  PLACEMENT,
  RACK,
  SIZE,
  SORTED,
  SQUARE,
  SQUARES,
  START,
  START_TURNED,
  STEP,
  TAKES_VALUE,
  TILE,
  TILES,
  TURNED,
  VALUE,
  WALL,
  WILDS,
  WORD_FACTOR,
} from "./kernel/memory.ts";
import { bonusAt, presumedTheme, type Scoring } from "./scoring.ts";
import type { Task, Wild } from "./task.ts";

const LETTER_PLACES = 32;

/** Address of a square on the board as it is read across, and on the board with rows and columns exchanged. */
export function addressOf(square: number, size: number): number {
  return SQUARES + (Math.floor(square / size) + 1) * LINE + ((square % size) + 1) * STEP;
}

export function turnedAddressOf(square: number, size: number): number {
  return SQUARES + TURNED + ((square % size) + 1) * LINE + (Math.floor(square / size) + 1) * STEP;
}

/** The square of an address on either board. */
export function squareAt(address: number, size: number): number {
  const turned = address >= SQUARES + TURNED;
  const from = address - SQUARES - (turned ? TURNED : 0);
  const line = Math.floor(from / LINE) - 1;
  const place = (from % LINE) / STEP - 1;
  return turned ? place * size + line : line * size + place;
}

/**
 * The empty boards of a match: premiums and walls. Made once for a board's premiums and copied for every position on it.
 * `open` are the letters that may be laid where nothing crosses.
 */
export class EmptyBoard {
  #letterFactors: Int8Array | null = null;
  #wordFactors: Int8Array | null = null;
  #size = 0;
  #add = false;
  readonly #squares = new Int32Array(2 * TURNED);
  readonly #open: number;

  constructor(open: number) {
    this.#open = open;
  }

  squaresFor(task: Task): Int32Array {
    const { size, letterFactors, wordFactors, scoring } = task;
    const same = areSame(this.#letterFactors, letterFactors) && areSame(this.#wordFactors, wordFactors);
    if (!same || this.#size !== size || this.#add !== scoring.factorsAdd) {
      this.#letterFactors = letterFactors;
      this.#wordFactors = wordFactors;
      this.#size = size;
      this.#add = scoring.factorsAdd;
      this.#make(size, letterFactors, wordFactors, scoring.factorsAdd);
    }
    return this.#squares;
  }

  #make(size: number, letterFactors: Int8Array, wordFactors: Int8Array, add: boolean): void {
    const squares = this.#squares;
    squares.fill(0);
    for (let at = CELL; at < squares.length; at += STEP) squares[at] = WALL;
    for (let square = 0; square < size * size; square++) {
      const word = wordFactors[square] ?? 1;
      for (const address of [addressOf(square, size), turnedAddressOf(square, size)]) {
        const at = address - SQUARES;
        squares[at + CROSS] = this.#open;
        squares[at + LETTER] = letterFactors[square] ?? 1;
        squares[at + MULTIPLY] = add ? 1 : word;
        squares[at + ADD] = add && word > 1 ? word : 0;
        squares[at + CELL] = EMPTY;
      }
    }
  }
}

function areSame(kept: Int8Array | null, factors: Int8Array): boolean {
  return kept === factors || (kept?.length === factors.length && factors.every((factor, square) => factor === kept[square]));
}

/** Lays the board out. `readRuns` comes after it. */
export function loadBoard(M: Int32Array, task: Task, empty: EmptyBoard): void {
  const { size, cells, values } = task;
  M[SIZE] = size;
  M[FACTORS_ADD] = task.scoring.factorsAdd ? 1 : 0;
  M[OPENING] = task.opening ? 1 : 0;
  M[START] = addressOf(task.start, size);
  M[START_TURNED] = turnedAddressOf(task.start, size);
  M.set(empty.squaresFor(task), SQUARES);
  for (let y = 0, square = 0; y < size; y++) {
    const across = SQUARES + (y + 1) * LINE + STEP;
    const down = SQUARES + TURNED + (y + 1) * STEP + LINE;
    for (let x = 0; x < size; x++, square++) {
      const cell = cells[square] ?? WALL;
      if (cell === EMPTY) continue;
      layCell(M, across + x * STEP, cell, values[square] ?? 0);
      layCell(M, down + x * LINE, cell, values[square] ?? 0);
    }
  }
}

function layCell(M: Int32Array, at: number, cell: number, value: number): void {
  M[at + CROSS] = 0;
  M[at + CELL] = cell;
  M[TILE + (at >> SQUARE)] = value;
}

/** What lies there forbids laying on some squares, whatever crosses them: comes after `readRuns`. */
export function closeSquares(M: Int32Array, task: Task): void {
  const { size, closed, cells } = task;
  for (let square = 0; square < closed.length; square++) {
    if (closed[square] === 1) {
      M[addressOf(square, size) + CROSS] = 0;
      M[turnedAddressOf(square, size) + CROSS] = 0;
    }
    if (cells[square] !== WALL) continue;
    // No word may begin directly after a stop tile with a letter that is laid (P-10).
    const x = square % size;
    if (x < size - 1) closeAfterStop(M, addressOf(square, size), turnedAddressOf(square + 1, size));
    if (square + size < closed.length) closeAfterStop(M, turnedAddressOf(square, size), addressOf(square + size, size));
  }
}

function closeAfterStop(M: Int32Array, stop: number, turned: number): void {
  const at = stop + STEP;
  if (M[at + CELL] !== EMPTY) return;
  M[at + CROSS] = 0;
  if ((M[at + STEP + CELL] ?? WALL) >= 0) M[turned + CROSS] = 0;
}

/** What is at hand, and which of it is used: without alfa tiles a search is one of plays that keep a line. */
export function loadHand(M: Int32Array, task: Task, wilds: readonly Wild[]): void {
  const { rack, faceValues, scoring } = task;
  let letters = 0;
  let tiles = 0;
  for (let place = 0; place < LETTER_PLACES; place++) {
    const held = rack[place] ?? 0;
    M[RACK + place] = held;
    M[VALUE + place] = faceValues[place] ?? 0;
    if (held > 0) letters |= 1 << place;
    tiles += held;
  }
  M.fill(0, KINDS, KINDS + MOST_KINDS * KIND);
  let count = 0;
  wilds.forEach((wild, index) => {
    const kind = KINDS + (index + 1) * KIND;
    M[kind + LEFT_AT_HAND] = wild.count;
    M[kind + TAKES_VALUE] = wild.takesValue ? 1 : 0;
    M[kind + WORD_FACTOR] = wild.factor;
    M[kind + IS_RACK_TILE] = wild.rackTile ? 1 : 0;
    M[kind + IS_ALFA] = wild.free ? 1 : 0;
    count += wild.count;
  });
  M[LETTERS] = letters;
  M[WILDS] = count;
  M[TILES] = Math.min(tiles + count, MOST);
  loadBonuses(M, scoring);
  M[FULL_RACK] = task.fullRack > 0 ? task.fullRack : MOST + 1;
  M[FULL_RACK_BONUS] = scoring.fullRackBonus;
  M[MIN_RACK_TILES] = scoring.minRackTiles;
  M[COINS_PER_TILE] = scoring.coinsPerTile;
}

/**
 * `laid` and `words`: what the play has besides, which the bonuses count. Where a theme gives more for its words, every word
 * counts as one of them here (`presumedTheme`).
 */
export function loadBonuses(M: Int32Array, scoring: Scoring, laid = 0, words = 0): void {
  for (let reached = 0; reached <= MOST; reached++) M[PLACEMENT + reached] = bonusAt(scoring.placement, reached + laid);
  for (let reached = 0; reached <= MOST + 1; reached++) {
    M[COMBO + reached] = bonusAt(scoring.combo, reached + words) + presumedTheme(scoring, reached + words);
  }
}

/** What bounds are made of: the most that so many tiles can be worth. */
export function loadBounds(M: Int32Array, task: Task, wilds: readonly Wild[]): void {
  const { rack, faceValues, scoring } = task;
  const highest = Math.max(0, ...faceValues);
  const worth: number[] = [];
  let product = 1;
  let sum = 0;
  for (let place = 0; place < LETTER_PLACES; place++) {
    for (let held = 0; held < (rack[place] ?? 0); held++) worth.push(faceValues[place] ?? 0);
  }
  for (const { count, takesValue, factor } of wilds) {
    for (let each = 0; each < count; each++) {
      worth.push(takesValue ? highest : 0);
      product *= factor;
      sum += factor > 1 ? factor : 0;
    }
  }
  worth.sort((one, other) => other - one);
  M[SORTED] = 0;
  for (let at = 0; at < MOST; at++) M[SORTED + at + 1] = (M[SORTED + at] ?? 0) + (worth[at] ?? 0);
  M[ALL_GEMS] = scoring.factorsAdd ? sum : product;
  M[HIGHEST_GEM] = Math.max(1, ...wilds.map(({ factor }) => factor));
  M[GOLD_AT_HAND] = wilds.some(({ takesValue }) => takesValue) ? 1 : 0;
}
