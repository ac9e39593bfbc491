import type { LaidTile, Letter, TileSource } from "../../rules/model.ts";
import { squareName } from "../../rules/squares.ts";
import { KIND_AT, LETTER_AT, RECORD } from "./kernel/memory.ts";
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
  readonly #tiles = new Int32Array(RECORD + 16);
  #size = 15;

  square(at: number): number {
    return squareAt((this.#tiles[at] ?? 0) & 0xffff, this.#size);
  }

  letter(at: number): number {
    return ((this.#tiles[at] ?? 0) >> LETTER_AT) & 0xff;
  }

  wild(at: number): number {
    return (this.#tiles[at] ?? 0) >> KIND_AT;
  }

  /** Takes a record of the search (kernel/memory.ts). */
  take(memory: Int32Array, record: number, size: number): void {
    const about = memory[record + 1] ?? 0;
    this.points = memory[record] ?? 0;
    this.count = about & 0xff;
    this.words = (about >> 8) & 0xff;
    this.coins = about >> 16;
    this.ways = 1;
    this.#size = size;
    for (let at = 0; at < this.count; at++) this.#tiles[at] = memory[record + 2 + at] ?? 0;
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
