import type { LaidTile, Letter, TileSource } from "../../rules/model.ts";
import { squareName } from "../../rules/squares.ts";
import { KIND_AT, LETTER_AT } from "./kernel/memory.ts";
import { squareAt } from "./load.ts";
import type { Wild } from "./task.ts";

/** A legal play, with what it is worth. */
export interface Play {
  readonly tiles: readonly LaidTile[];
  readonly points: number;
  readonly coins: number;
  /** Number of words formed. */
  readonly words: number;
}

/**
 * The play that a search has just found, as long as its visitor runs: one object is used for all. Squares are counted row
 * by row; a letter is a place in the lexicon's alphabet; wild 0 is a letter tile from the rack, else 1 + index in the wilds.
 */
export class FoundPlay {
  points = 0;
  coins = 0;
  words = 0;
  /** Number of tiles laid. */
  count = 0;
  /** How many plays this one stands for: more than one where alfa tiles lie alone and may lie elsewhere just as well. */
  ways = 1;
  readonly #memory: Int32Array;
  readonly #size: number;
  #record = 0;

  constructor(memory: Int32Array, size: number) {
    this.#memory = memory;
    this.#size = size;
  }

  /** Reads a record of the search (kernel/memory.ts). */
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
    return this.#tile(at) >> KIND_AT;
  }

  #tile(at: number): number {
    return this.#memory[this.#record + 2 + at] ?? 0;
  }

  /** A copy that stays, in the form that a command has. */
  copy(wilds: readonly Wild[], letters: readonly Letter[]): Play {
    const { points, coins, words } = this;
    const tiles = Array.from({ length: this.count }, (_, at): LaidTile => {
      const place = { at: squareName(this.square(at), this.#size), letter: letters[this.letter(at)] ?? "" };
      const from: TileSource | undefined = wilds[this.wild(at) - 1]?.source;
      return from === undefined ? place : { ...place, from };
    });
    return { tiles, points, coins, words };
  }
}
