/** What tells the seven rule sets apart, as one table. */

import type { RulesetName } from "./vector.ts";

export interface Rulebook {
  readonly size: number;
  /** V-03: the action types that exist; `clock` is time passing. */
  readonly actions: readonly string[];
  readonly rackSize: number;
  /** First price of each power that can be bought (K-30 to K-34, C-06). */
  readonly prices: Readonly<Record<string, number>>;
  /** Each further purchase of the same power is dearer (C-06). */
  readonly pricesGrow: boolean;
  /** Powers that are tapped, never drafted into a play (K-30, C-08). */
  readonly tapped: readonly string[];
  /** Alfa and gold tiles live in the power bar (K-21), else alfa tiles live in the rack (C-03). */
  readonly alfaTiles: "bar" | "rack" | "none";
  /** Word factors of one word multiply, or add (C-01). */
  readonly factors: "multiply" | "add";
  /** Placement and combo bonus, alfa and gold tiles earned to the bar (K-55, K-56, K-60, K-61). */
  readonly bonuses: boolean;
  readonly coinsForWords: boolean;
  /** K-14, C-10. */
  readonly powersOnlyPlay: boolean;
  /** Erased squares stay blocked in the turn (C-09). */
  readonly blocksErased: boolean;
  /** Chosen passes pay so much (C-11). */
  readonly passCoins: number;
  /** Passes in a row that end the match; `two-each` is P-13; null: never (D-03). */
  readonly passLimit: number | "two-each" | null;
  /** Refused words that cost nothing; null: all (C-12). */
  readonly freeAttempts: number | null;
  /** How emptied racks end the match: `one` R-30, `all` P-13 and C-13, `never` D-03. */
  readonly racksEnd: "one" | "all" | "never";
  /** C-13: the last player with tiles may not pass, swap or morph. */
  readonly forcedFinish: boolean;
  /** D-03: moves in an attempt; null: no such limit. */
  readonly moves: number | null;
  /** turns in a row without a laid tile, and turns in all. */
  readonly turnLimits: { readonly withoutTile: number; readonly inAll: number } | null;
  readonly swapIsMove: boolean;
  /** An exchange puts the tiles into the bag before it draws (P-12). */
  readonly returnsFirst: boolean;
  /** How the final score comes about. */
  readonly final: "coins-and-letters" | "classic" | "letters" | "letters-to-opponent" | "score";
  readonly tie: "draw" | "shared" | "first-seat";
  readonly casualMs: number;
  /** Points for laying a full rack, by rack size (P-08, W-06). */
  readonly fullRack: Readonly<Record<number, number>>;
}

const DAY = 24 * 60 * 60 * 1000;
export const BLITZ_MS = 120_000;

const kraft: Rulebook = {
  size: 15,
  actions: ["play", "pass", "swap", "buy", "sell", "resign", "clock"],
  rackSize: 7,
  prices: { swap: 5, charge: 1, erase: 6, morph: 10, dice: 5 },
  pricesGrow: false,
  tapped: ["swap"],
  alfaTiles: "bar",
  factors: "multiply",
  bonuses: true,
  coinsForWords: true,
  powersOnlyPlay: true,
  blocksErased: false,
  passCoins: 0,
  passLimit: 3,
  freeAttempts: null,
  racksEnd: "one",
  forcedFinish: false,
  moves: null,
  turnLimits: { withoutTile: 60, inAll: 1000 },
  swapIsMove: false,
  returnsFirst: false,
  final: "coins-and-letters",
  tie: "draw",
  casualMs: 7 * DAY,
  fullRack: {},
};

const classic: Rulebook = {
  ...kraft,
  actions: ["play", "pass", "swap", "buy", "morph-rack", "end-game", "resign", "clock"],
  prices: { swap: 2, charge: 1, erase: 2, morph: 6, "place-2L": 2, "place-3L": 4, "place-2W": 6, "place-3W": 8 },
  pricesGrow: true,
  tapped: ["swap", "morph"],
  alfaTiles: "rack",
  factors: "add",
  bonuses: false,
  powersOnlyPlay: false,
  blocksErased: true,
  passCoins: 2,
  passLimit: 4,
  freeAttempts: 3,
  racksEnd: "all",
  forcedFinish: true,
  final: "classic",
  tie: "first-seat",
};

const wordfeud: Rulebook = {
  ...kraft,
  actions: ["play", "pass", "exchange", "resign", "clock"],
  prices: {},
  tapped: [],
  alfaTiles: "none",
  bonuses: false,
  coinsForWords: false,
  powersOnlyPlay: false,
  passLimit: 6,
  final: "letters-to-opponent",
  casualMs: 3 * DAY,
  fullRack: { 7: 40 },
};

const alfapet: Rulebook = {
  ...wordfeud,
  size: 17,
  passLimit: "two-each",
  racksEnd: "all",
  returnsFirst: true,
  final: "letters",
  tie: "shared",
  casualMs: 7 * DAY,
  fullRack: { 6: 40, 7: 50, 8: 60 },
};

const daily3: Rulebook = {
  ...kraft,
  size: 11,
  actions: ["play", "pass", "swap", "buy", "sell"],
  passLimit: null,
  racksEnd: "never",
  moves: 3,
  turnLimits: null,
  final: "score",
};

const daily2: Rulebook = {
  ...classic,
  size: 11,
  actions: ["play", "pass", "swap", "buy", "morph-rack"],
  passCoins: 0,
  passLimit: null,
  freeAttempts: null,
  racksEnd: "never",
  forcedFinish: false,
  moves: 3,
  turnLimits: null,
  final: "score",
};

const daily1: Rulebook = { ...daily2, swapIsMove: true };

export const RULEBOOKS: Readonly<Record<RulesetName, Rulebook>> = {
  kraft,
  "kraft-classic": classic,
  alfapet,
  wordfeud,
  "daily-1": daily1,
  "daily-2": daily2,
  "daily-3": daily3,
};
