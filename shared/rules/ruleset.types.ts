import type { Grid } from "./grid.ts";
import type {
  BarTile,
  Command,
  Format,
  Gem,
  PowerId,
  Premium,
  RackAlfa,
  RackTile,
  RuleErrorCode,
  RulesetId,
  SquareName,
} from "./model.ts";
import type { Values } from "./tiles.ts";

/** A table of steps: the highest row that is reached counts alone (K-55, K-56). */
export type Steps = readonly { readonly from: number; readonly gives: number }[];

/** What a play laid, as a line strategy sees it. */
export interface LineFacts {
  readonly grid: Grid;
  readonly size: number;
  /** Squares of the laid tiles that the line rule binds: no alfa tile, no stop tile. */
  readonly bound: readonly number[];
}

/** Places to fill when a play has been made (K-18, C-03). */
export interface RefillFacts {
  readonly free: number;
  readonly bag: number;
  readonly laid: number;
}

/** What is public about a seat when turns pass on. */
interface SeatFacts {
  readonly rackCount: number;
  readonly resigned: boolean;
}

export interface TableFacts {
  readonly bag: number;
  readonly seats: readonly SeatFacts[];
}

/** A turn is a play, a pass or an exchange. */
export interface TurnLimits {
  /** In a row in which no tile was laid. */
  readonly withoutTile: number;
  readonly inAll: number;
}

export interface BoardPlan {
  readonly size: number;
  readonly start: SquareName;
  readonly premiums: Readonly<Record<SquareName, Premium>>;
}

/**
 * A rule set: data and small strategies (the functions). Nothing outside asks for its id; what differs is asked of it.
 * A match keeps the version it was made with.
 */
export interface RuleSet {
  readonly id: RulesetId;
  readonly version: number;
  /** The shipped board; a puzzle brings its own (D-02). */
  readonly board: BoardPlan | null;
  /** Board size where neither board nor match names another. */
  readonly size: number;
  /** Which family of tile sets in tiles.json. */
  readonly tileSet: "kraft" | "wordfeud" | "alfapet";
  /** Tiles in the bag besides the set's own, where the match is played with them (P-03). */
  readonly specialTiles: Readonly<Record<RackTile, number>>;
  readonly seats: number;
  readonly rackSize: number;
  readonly actions: readonly Command["type"][];
  /** Milliseconds a turn; null: no clock (D-14). */
  readonly turnMs: Readonly<Record<Format, number>> | null;
  /** Who has the first turn where nobody says: the seat that joined (K-04), or drawn tiles (P-05). */
  readonly firstTurn: "joined" | "drawn";

  readonly startingCoins: number;
  readonly slots: number;
  /** Base prices; a power not named does not exist here (K-30 to K-34, C-06). */
  readonly prices: Readonly<Partial<Record<PowerId, number>>>;
  readonly priceAfter: (price: number) => number;
  /** Tiles that can be earned for the bar: never for sale (K-40). */
  readonly barTiles: readonly BarTile[];
  /** Powers that are tapped and never part of a play (K-30, C-08). */
  readonly tapped: readonly PowerId[];
  /** May a play consist of powers alone (K-14, C-10). */
  readonly powersOnly: boolean;
  /** Swap is a whole move of its own (D-12). */
  readonly swapIsMove: boolean;
  /** Where swapped tiles go: mixed into the bag (K-30) or last in it (D-05). */
  readonly swappedGo: "mixed" | "last";
  /** An exchange draws first and needs as many tiles in the bag (W-08), or returns first (P-12). */
  readonly exchange: "draw-first" | "return-first";

  readonly minRackTiles: number;
  /** What is wrong with how the tiles lie, if anything (R-11, P-11). */
  readonly line: (facts: LineFacts) => Extract<RuleErrorCode, "not-in-line" | "gap"> | null;
  /** How word factors of one word combine, those of 1 included (K-52, C-01). */
  readonly combine: (factors: readonly number[]) => number;
  readonly gemFactors: Readonly<Record<Gem, number>>;
  readonly placementBonus: Steps;
  readonly comboBonus: Steps;
  /** For laying a full rack (P-08, W-06). */
  readonly fullRackBonus: (rackSize: number) => number;
  readonly coinsPerTile: number;
  /** Tiles for the bar that a play earns, the one with precedence first (K-60 to K-62). */
  readonly earns: (laid: number, words: number) => readonly BarTile[];
  readonly refill: (facts: RefillFacts) => { readonly draw: number; readonly alfa: RackAlfa | null };

  /** Coins for a chosen pass (C-11). */
  readonly passCoins: number;
  /** Passes in a row that end the match, or null (K-16, C-11, P-13, W-09). */
  readonly passLimit: (facts: TableFacts) => number | null;
  /** Refused words that are free; null: all are (C-12, K-28). */
  readonly freeAttempts: number | null;
  /** With an empty bag, seats without tiles are skipped (P-13, C-13). */
  readonly skipsEmptyRacks: boolean;
  /** The last seat with tiles may only lay them or end the match (C-13). */
  readonly forcedFinish: boolean;
  /** A play that empties its rack, with the bag empty, ends the match when … (R-30, C-13, P-13, D-03). */
  readonly endsWhenEmpty: "own-rack" | "all-racks" | "never";
  /** With an empty bag, the match service ends a match in which nobody can lay a word any more (P-13). */
  readonly endsWhenBlocked: boolean;
  /** Moves of an attempt (D-03). */
  readonly moves: number | null;
  /** Turns after which a match ends as by passes; null: there is no such limit. */
  readonly turnLimits: TurnLimits | null;

  readonly coinsCount: boolean;
  /** What the rack left over costs its owner (R-31, C-05, D-04). */
  readonly leftover: (rack: readonly RackTile[], values: Values) => number;
  /** The opponent gains what is left over (W-10). */
  readonly leftoverGained: boolean;
  readonly equalScores: "draw" | "first-turn" | "shared";
}
