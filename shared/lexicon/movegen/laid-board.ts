import { entryOf } from "./kernel/blocks.ts";
import { DICTIONARY, EMPTY, FOREIGN, FORWARD, FORWARD_LETTERS, type Kernel, WALL } from "./kernel/memory.ts";
import { bonusAt } from "./scoring.ts";
import type { Task, Wild } from "./task.ts";

/** What the tiles laid make, wherever they lie. */
export interface Made {
  /** Every word that they form is one. */
  readonly valid: boolean;
  readonly points: number;
  readonly words: number;
  readonly coins: number;
}

export const ACROSS = 0;
export const DOWN = 1;
type Way = typeof ACROSS | typeof DOWN;

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

  constructor(task: Task, kernel: Kernel) {
    this.#task = task;
    this.#kernel = kernel;
    this.#size = task.size;
    this.#cells = Int8Array.from(task.cells);
    this.#laid = new Int8Array(task.cells.length);
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
    let block = M[FORWARD] ?? 0;
    if (M[FORWARD_LETTERS] === 0) return false;
    for (let at = first; ; ) {
      const letter = this.#cells[at] ?? 0;
      const next = this.after(at, way);
      if (!this.hasTile(next)) return letter < FOREIGN && (((M[DICTIONARY + block] ?? 0) >>> letter) & 1) === 1;
      const entry = entryOf(this.#kernel, block, letter);
      if (entry === 0) return false;
      block = M[DICTIONARY + entry] ?? 0;
      at = next;
    }
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

  /** `lone`: an alfa tile besides, that lies alone somewhere else. */
  make(lone: Wild | null = null): Made {
    const { scoring, wilds, fullRack } = this.#task;
    let valid = true;
    let points = 0;
    let words = 0;
    let tiles = 0;
    this.#eachWord((first, way) => {
      if (!this.#spellsWord(first, way)) valid = false;
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
    });
    const loneFromRack = lone?.rackTile === true ? 1 : 0;
    const fromRack = this.rackTiles + loneFromRack;
    const laid = this.#order.length + (lone === null ? 0 : 1);
    points += bonusAt(scoring.placement, laid) + bonusAt(scoring.combo, words);
    if (fullRack > 0 && fromRack === fullRack) points += scoring.fullRackBonus;
    return { valid, points, words, coins: tiles * scoring.coinsPerTile };
  }
}
