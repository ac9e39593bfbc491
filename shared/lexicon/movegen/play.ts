import type { LaidTile, Letter, TileSource } from "../../rules/model.ts";
import { squareName } from "../../rules/squares.ts";
import { KIND_AT, LETTER_AT, SQUARES, TURNED } from "./kernel/memory.ts";
import { squareAt } from "./load.ts";
import type { Task } from "./task.ts";

/** A legal play, with what it is worth. */
export interface Play {
  readonly tiles: readonly LaidTile[];
  readonly points: number;
  readonly coins: number;
  /** Number of words formed. */
  readonly words: number;
}

/**
 * The play that a search has just found, as long as its visitor runs: one object is used for many. Squares are counted row
 * by row; a letter is a place in the lexicon's alphabet; wild -1 is a letter tile from the rack, else an index in the wilds.
 */
export interface FoundPlay {
  readonly points: number;
  readonly coins: number;
  /** Number of words formed. */
  readonly words: number;
  /** Number of tiles laid. */
  readonly count: number;
  /**
   * How many plays this one stands for: those that differ only in the letter of an alfa tile, or in where one lies alone,
   * and so count the same. 1 without alfa tiles.
   */
  readonly ways: number;
  square(at: number): number;
  letter(at: number): number;
  wild(at: number): number;
}

/** A play in the records of the search (kernel/memory.ts). */
export class RecordPlay implements FoundPlay {
  points = 0;
  coins = 0;
  words = 0;
  count = 0;
  readonly ways = 1;
  readonly #memory: Int32Array;
  readonly #size: number;
  #record = 0;

  constructor(memory: Int32Array, size: number) {
    this.#memory = memory;
    this.#size = size;
  }

  read(record: number): void {
    const about = this.#memory[record + 1] ?? 0;
    this.points = this.#memory[record] ?? 0;
    this.count = about & 0xff;
    this.words = (about >> 8) & 0xff;
    this.coins = about >> 16;
    this.#record = record;
  }

  square(at: number): number {
    return squareAt(this.#tile(at) & 0xffff, this.#size);
  }

  letter(at: number): number {
    return (this.#tile(at) >> LETTER_AT) & 0xff;
  }

  wild(at: number): number {
    return (this.#tile(at) >> KIND_AT) - 1;
  }

  /** Found along a column. */
  get isDown(): boolean {
    return (this.#tile(0) & 0xffff) >= SQUARES + TURNED;
  }

  #tile(at: number): number {
    return this.#memory[this.#record + 2 + at] ?? 0;
  }
}

/** A copy that stays, in the form that a command has. */
export function copyOf(found: FoundPlay, task: Task, letters: readonly Letter[]): Play {
  const { points, coins, words, count } = found;
  const tiles = Array.from({ length: count }, (_, at): LaidTile => {
    const place = {
      at: squareName(found.square(at), task.size),
      letter: letters[found.letter(at)] ?? task.otherLetters[0] ?? "",
    };
    const from: TileSource | undefined = task.wilds[found.wild(at)]?.source;
    return from === undefined ? place : { ...place, from };
  });
  return { tiles, points, coins, words };
}
