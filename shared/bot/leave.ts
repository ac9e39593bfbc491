/** What tiles kept in the rack are worth, in hundredths of a point: learnt by test/bots/learn-leaves.ts. */

import type { GameView, RackTile } from "../rules/index.ts";
import { languageOf } from "../rules/lexicons.ts";
import { ARROW, faceValue, isRackAlfa, STOP, WILDCARD } from "../rules/tiles.ts";
import leaves from "./leaves.generated.json" with { type: "json" };

interface Leaves {
  /** Factor of the squared number of vowels. */
  readonly vowels: number;
  /** Value of each tile that the rack holds already. */
  readonly double: number;
  readonly tiles: Readonly<Record<RackTile, number>>;
}

const VOWELS = new Set("AEIOUYÅÄÖÆØ");
const TABLES: Readonly<Record<string, Leaves>> = leaves;
const NOTHING: Leaves = { vowels: 0, double: 0, tiles: {} };
/** Tiles that no table tells of; what alfa tiles are worth stands in worth.ts. */
const OTHERS: Readonly<Record<RackTile, number>> = { [WILDCARD]: 1500, [STOP]: -900, [ARROW]: -500 };
/** A tile left at the end costs its face value; one still in hand may yet be laid. */
const LEFT_IN_HAND = -60;

export function isVowel(tile: RackTile): boolean {
  return VOWELS.has(tile);
}

/** Against a rack of the average of what is unseen. Made once for a position. */
export class LeaveTable {
  readonly #view: GameView;
  readonly #leaves: Leaves;
  /** Hundredths of what an unseen tile is on average: its worth, and how much it is a vowel. */
  readonly #mean: number;
  readonly #vowels: number;
  readonly #middle: number;

  constructor(view: GameView, unseen: readonly RackTile[]) {
    this.#view = view;
    const language = languageOf(view.lexicon);
    this.#leaves = TABLES[`${view.ruleset} ${language}`] ?? TABLES[`kraft ${language}`] ?? NOTHING;
    const count = Math.max(1, unseen.length);
    this.#mean = Math.round(unseen.reduce((sum, tile) => sum + (this.#leaves.tiles[tile] ?? 0), 0) / count);
    this.#vowels = Math.round((100 * unseen.filter(isVowel).length) / count);
    this.#middle = this.#bend(view.rackSize * this.#vowels);
  }

  of(kept: readonly RackTile[]): number {
    const { bag, values, rackSize } = this.#view;
    if (bag === 0) return kept.reduce((sum, tile) => sum + faceValue(tile, values) * LEFT_IN_HAND, 0);
    let worth = 0;
    let vowels = 0;
    for (const tile of kept) {
      if (isRackAlfa(tile)) continue;
      worth += OTHERS[tile] ?? (this.#leaves.tiles[tile] ?? 0) - this.#mean;
      if (isVowel(tile)) vowels++;
    }
    worth += this.#leaves.double * (kept.length - new Set(kept).size);
    const drawn = Math.max(0, rackSize - kept.length);
    return worth + this.#bend(100 * vowels + drawn * this.#vowels) - this.#middle;
  }

  #bend(vowels: number): number {
    return Math.trunc((this.#leaves.vowels * vowels * vowels) / 10_000);
  }
}
