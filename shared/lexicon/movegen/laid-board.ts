import { entryOf } from "./kernel/blocks.ts";
import { DICTIONARY, EMPTY, FOREIGN, FORWARD, FORWARD_LETTERS, type Kernel, WALL } from "./kernel/memory.ts";
import { bonusesFor } from "./scoring.ts";
import type { Task, Wild } from "./task.ts";

/** What the words come to that the tiles laid form, wherever they lie, and whether or not they are words of the lexicon. */
export interface Tally {
  /** Of the words alone, without bonuses. */
  readonly points: number;
  readonly words: number;
  /** Tiles of the words, one in two words twice (K-57). */
  readonly tiles: number;
  /** Words of the theme (P-23). */
  readonly themed: number;
}

/** What the tiles laid make. */
export interface Made {
  /** Every word that they form is one. */
  readonly valid: boolean;
  readonly points: number;
  readonly words: number;
  readonly coins: number;
}

export const ACROSS = 0;
export const DOWN = 1;
export type Way = typeof ACROSS | typeof DOWN;

/** An alfa tile whose letter is not chosen yet. */
export const ANY_LETTER = 30;
const LETTERS = 2 ** ANY_LETTER - 1;

/**
 * A board on which tiles are laid and lifted one by one, in any places: alfa tiles need no line (K-23 to K-27). Slower
 * than the search of lines, and used for what that search leaves open.
 */
export class LaidBoard {
  readonly #task: Task;
  readonly #kernel: Kernel;
  readonly #size: number;
  readonly #cells: Int8Array;
  /** 0 where nothing is laid, else 1 for a letter tile, 2 + index for a wild. */
  readonly #laid: Int8Array;
  readonly #order: number[] = [];
  readonly #theme: ReadonlySet<string> | null;

  constructor(task: Task, kernel: Kernel) {
    this.#task = task;
    this.#kernel = kernel;
    this.#size = task.size;
    this.#cells = Int8Array.from(task.cells);
    this.#laid = new Int8Array(task.cells.length);
    this.#theme = task.scoring.theme?.words ?? null;
  }

  /** Squares laid, in order. */
  get laid(): readonly number[] {
    return this.#order;
  }

  isEmpty(square: number): boolean {
    return this.#cells[square] === EMPTY;
  }

  letterOn(square: number): number {
    return this.#cells[square] ?? EMPTY;
  }

  /** The index of the wild laid there, -1 for a letter tile. */
  wildOn(square: number): number {
    return (this.#laid[square] ?? 0) - 2;
  }

  lay(square: number, letter: number, wild: number): void {
    this.#cells[square] = letter;
    this.#laid[square] = wild + 2;
    this.#order.push(square);
  }

  /** The tile laid last. */
  lift(): void {
    const square = this.#order.pop();
    if (square === undefined) return;
    this.#cells[square] = EMPTY;
    this.#laid[square] = 0;
  }

  /** Another letter for a tile that is laid. */
  reletter(square: number, letter: number): void {
    this.#cells[square] = letter;
  }

  /** The next square that way, -1 at the edge. */
  after(square: number, way: Way): number {
    if (way === DOWN) return square + this.#size < this.#cells.length ? square + this.#size : -1;
    return square % this.#size === this.#size - 1 ? -1 : square + 1;
  }

  before(square: number, way: Way): number {
    if (way === DOWN) return square - this.#size;
    return square % this.#size === 0 ? -1 : square - 1;
  }

  hasTile(square: number): boolean {
    return square >= 0 && (this.#cells[square] ?? WALL) >= 0;
  }

  /** The first square of the run through a square; the square itself counts as if a tile lay there. */
  first(square: number, way: Way): number {
    let at = square;
    for (let next = this.before(at, way); this.hasTile(next); next = this.before(next, way)) at = next;
    return at;
  }

  /** Is there a tile beside the square in this direction, so that a tile on it would be in a word. */
  joins(square: number, way: Way): boolean {
    return this.hasTile(this.before(square, way)) || this.hasTile(this.after(square, way));
  }

  /** Letters that make words in this direction; all if none would be formed. `all`: the alphabet. */
  lettersFor(square: number, way: Way, all: number): number {
    if (!this.joins(square, way)) return all;
    let letters = 0;
    for (let rest = all; rest !== 0; rest &= rest - 1) {
      const letter = 31 - Math.clz32(rest & -rest);
      if (this.#isWord(square, letter, way)) letters |= rest & -rest;
    }
    return letters;
  }

  #isWord(square: number, letter: number, way: Way): boolean {
    const first = this.first(square, way);
    const held = this.#cells[square] ?? EMPTY;
    this.#cells[square] = letter;
    const word = this.#spellsWord(first, way);
    this.#cells[square] = held;
    return word;
  }

  #spellsWord(first: number, way: Way): boolean {
    const M = this.#kernel.memory;
    return M[FORWARD_LETTERS] !== 0 && this.#goesOn(M[FORWARD] ?? 0, first, way);
  }

  /** Can what lies from `from` on end a word of which the dictionary has read what lies before, up to this block. */
  #goesOn(from: number, square: number, way: Way): boolean {
    const M = this.#kernel.memory;
    let block = from;
    for (let at = square; ; ) {
      const letter = this.#cells[at] ?? 0;
      const next = this.after(at, way);
      const last = !this.hasTile(next);
      const ends = M[DICTIONARY + block] ?? 0;
      if (letter === ANY_LETTER) return last ? ends !== 0 : this.#anyGoesOn(block, next, way);
      if (last) return letter < FOREIGN && ((ends >>> letter) & 1) === 1;
      const entry = entryOf(this.#kernel, block, letter);
      if (entry === 0) return false;
      block = M[DICTIONARY + entry] ?? 0;
      at = next;
    }
  }

  #anyGoesOn(block: number, next: number, way: Way): boolean {
    const M = this.#kernel.memory;
    for (let rest = (M[DICTIONARY + block + 1] ?? 0) & LETTERS; rest !== 0; rest &= rest - 1) {
      const entry = entryOf(this.#kernel, block, 31 - Math.clz32(rest & -rest));
      if (this.#goesOn(M[DICTIONARY + entry] ?? 0, next, way)) return true;
    }
    return false;
  }

  /** Is there a word with some letters on these empty squares of one line, between which nothing but tiles lies. */
  canSpell(squares: readonly number[], way: Way): boolean {
    for (const square of squares) this.#cells[square] = ANY_LETTER;
    const can = this.#spellsWord(this.first(squares[0] ?? 0, way), way);
    for (const square of squares) this.#cells[square] = EMPTY;
    return can;
  }

  /** How many of the tiles laid are from the rack (K-20, C-04). */
  get rackTiles(): number {
    return this.#order.filter((square) => this.#task.wilds[this.wildOn(square)]?.rackTile !== false).length;
  }

  /** Words that are none, at their first squares: `square * 2 + way`. */
  wrongWords(): number[] {
    const wrong: number[] = [];
    this.#eachWord((first, way) => {
      if (!this.#spellsWord(first, way)) wrong.push(first * 2 + way);
    });
    return wrong;
  }

  /** Each word that holds a laid tile, once. */
  #eachWord(visit: (first: number, way: Way) => void): void {
    for (const square of this.#order) {
      for (const way of [ACROSS, DOWN] as const) {
        if (!this.joins(square, way)) continue;
        let first = square;
        let counted = false;
        for (let at = this.before(square, way); this.hasTile(at); at = this.before(at, way)) {
          first = at;
          if ((this.#laid[at] ?? 0) !== 0) counted = true;
        }
        if (!counted) visit(first, way);
      }
    }
  }

  isInWord(square: number): boolean {
    return this.joins(square, ACROSS) || this.joins(square, DOWN);
  }

  tally(): Tally {
    const { scoring, wilds } = this.#task;
    let points = 0;
    let words = 0;
    let tiles = 0;
    let themed = 0;
    this.#eachWord((first, way) => {
      let sum = 0;
      let factor = scoring.factorsAdd ? 0 : 1;
      const multiply = (by: number) => {
        if (!scoring.factorsAdd) factor *= by;
        else if (by !== 1) factor += by;
      };
      for (let at = first; this.hasTile(at); at = this.after(at, way)) {
        tiles++;
        const laid = this.#laid[at] ?? 0;
        if (laid === 0) {
          sum += this.#task.values[at] ?? 0;
          continue;
        }
        const wild = wilds[laid - 2];
        const value = wild === undefined || wild.takesValue ? (this.#task.faceValues[this.#cells[at] ?? 0] ?? 0) : 0;
        sum += value * (this.#task.letterFactors[at] ?? 1);
        multiply(this.#task.wordFactors[at] ?? 1);
        if (wild !== undefined) multiply(wild.factor);
      }
      words++;
      points += sum * Math.max(factor, 1);
      if (this.#theme?.has(this.#spelling(first, way)) === true) themed++;
    });
    return { points, words, tiles, themed };
  }

  /** As in `Scoring.theme`. */
  #spelling(first: number, way: Way): string {
    let word = "";
    for (let at = first; this.hasTile(at); at = this.after(at, way)) word += String.fromCharCode(this.#cells[at] ?? 0);
    return word;
  }

  /** `lone`: an alfa tile besides, that lies alone somewhere else. */
  make(lone: Wild | null = null): Made {
    const { scoring, fullRack } = this.#task;
    const { points, words, tiles, themed } = this.tally();
    const fromRack = this.rackTiles + (lone?.rackTile === true ? 1 : 0);
    const laid = this.#order.length + (lone === null ? 0 : 1);
    return {
      valid: this.wrongWords().length === 0,
      points: points + bonusesFor(scoring, { laid, words, themed, emptiesRack: fullRack > 0 && fromRack === fullRack }),
      words,
      coins: tiles * scoring.coinsPerTile,
    };
  }
}
