/**
 * The nouns of the game: what a tile, a square, a power, a command and an event are (R-01 to R-03, V-01).
 * Plain data only, so that a log written today can be read for ever.
 */
/** `A1` … `Q17`: column letter, then row number from the top. */
export type SquareName = string;

/** Sides of a board. */
export const MIN_SIZE = 5;
export const MAX_SIZE = 21;

/** One code point, upper case, NFC. */
export type Letter = string;

/** A seat's index, from 0. Logs and wire speak of seats, never of players. */
export type Seat = number;

export const RULESET_IDS = ["kraft", "kraft-classic", "alfapet", "wordfeud", "daily-1", "daily-2", "daily-3"] as const;
export type RulesetId = (typeof RULESET_IDS)[number];

/** Games that are not played in turns, but by all at once (P-20): they have rules of their own, and no `RuleSet`. */
export const AT_ONCE_IDS = ["express"] as const;
export type AtOnceId = (typeof AT_ONCE_IDS)[number];

/** Everything that can be played. */
export const GAME_IDS = [...RULESET_IDS, ...AT_ONCE_IDS] as const;
export type GameId = (typeof GAME_IDS)[number];

export { LEXICON_IDS, type LexiconId } from "./lexicons.ts";

export const FORMATS = ["casual", "blitz"] as const;
export type Format = (typeof FORMATS)[number];

export const PREMIUMS = ["2L", "3L", "4L", "2W", "3W", "4W", "-2L"] as const;
export type Premium = (typeof PREMIUMS)[number];

export const GEMS = ["pentagon", "hexagon", "septagon"] as const;
export type Gem = (typeof GEMS)[number];

/** Which way a word turns on an arrow's square (P-11). */
export const ARROWS = ["right-down", "down-right"] as const;
export type Arrow = (typeof ARROWS)[number];

/** A tile in a rack or bag: a letter, `?` blank, `#` stop tile, `>` arrow, `*5` `*6` `*7` classic alfa tile, `~` wildcard made by morph. */
export type RackTile = string;

export const TILE_KINDS = ["letter", "blank", "alfa", "gold", "stop"] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export interface BoardTile {
  readonly letter: Letter;
  readonly kind: TileKind;
  /** Base value: 0 for blank, alfa and morphed tiles. Charge and dice are not in it (K-50). */
  readonly value: number;
  readonly gem?: Gem;
  /** 0–5 (K-31). */
  readonly charge: number;
  /** 0 while never rolled, else 1–6 (K-34). */
  readonly dice: number;
  readonly morphed: boolean;
  /** The letter before the morph, for the glimpse (K-33). */
  readonly original?: Letter;
  readonly arrow?: Arrow;
}

export const POWER_IDS = ["swap", "charge", "erase", "morph", "dice", "place-2L", "place-3L", "place-2W", "place-3W"] as const;
export type PowerId = (typeof POWER_IDS)[number];

/** Tiles that live in the power bar (K-21). */
export type BarTile = `alfa:${Gem}` | "gold";

/** Alfa tiles that live in the rack (C-03). */
export const RACK_ALFAS = ["*5", "*6", "*7"] as const;
export type RackAlfa = (typeof RACK_ALFAS)[number];

/** What a play can earn: for the bar (K-60, K-61) or for the rack (C-03). */
export type EarnedTile = BarTile | RackAlfa;

/** What a slot of the power bar holds (K-39). */
export type BarItem = PowerId | BarTile;

/** Where a laid tile comes from; absent: a plain letter tile from the rack. */
export type TileSource = "blank" | BarTile | RackAlfa | "~" | "stop";

export interface LaidTile {
  readonly at: SquareName;
  /** Absent only for a stop tile. */
  readonly letter?: Letter;
  readonly from?: TileSource;
  readonly arrow?: Arrow;
}

export interface PlacedPower {
  readonly power: PowerId;
  readonly at: SquareName;
  /** Morph's new letter. */
  readonly letter?: Letter;
}

/** What a seat can ask of the game. The wire, the vectors and the bots use this same form. */
export type Command =
  | { readonly type: "play"; readonly tiles: readonly LaidTile[]; readonly powers: readonly PlacedPower[] }
  | { readonly type: "pass" }
  | { readonly type: "swap"; readonly tiles: readonly RackTile[] }
  | { readonly type: "exchange"; readonly tiles: readonly RackTile[] }
  | { readonly type: "morph-rack"; readonly letter: Letter }
  | { readonly type: "buy"; readonly power: BarItem }
  | { readonly type: "sell"; readonly power: BarItem }
  | { readonly type: "end-game" }
  | { readonly type: "resign" };

/** Rack sizes and numbers of players that a match may be made with (P-01, P-02). */
export const RACK_SIZES = [6, 7, 8] as const;
export const PLAYER_COUNTS = [2, 3, 4] as const;

/** Options a match is made with (V-05, W-02). Absent: the rule set's own. */
export interface RuleOptions {
  readonly rackSize?: (typeof RACK_SIZES)[number];
  /** One: against a record, on a device alone (P-21). */
  readonly players?: 1 | (typeof PLAYER_COUNTS)[number];
  readonly fullRackBonus?: number;
  readonly specials?: boolean;
  readonly premiumSquares?: boolean;
  readonly tileValue?: number;
  readonly board?: "standard" | "random";
  readonly theme?: { readonly words: readonly string[]; readonly bonus: number };
  /** Names that count as words, where all are agreed on them (P-20). */
  readonly names?: readonly string[];
}

/** Stable codes of the rules, in the order in which they are looked for (V-03). */
export const RULE_ERRORS = [
  "match-over",
  "not-allowed",
  "not-your-turn",
  "too-late",
  "unknown-power",
  "not-held",
  "no-free-slot",
  "not-enough-coins",
  "not-for-sale",
  "nothing-to-play",
  "needs-rack-tile",
  "outside-board",
  "square-taken",
  "square-erased",
  "square-blocked",
  "bad-letter",
  "power-target",
  "not-in-line",
  "gap",
  "start-not-covered",
  "not-connected",
  "stop-misplaced",
  "no-word",
  "word-not-in-lexicon",
  "bag-empty",
  "bag-too-small",
] as const;
export type RuleErrorCode = (typeof RULE_ERRORS)[number];

/** A refusal by the rules. Only `word-not-in-lexicon` has rejected words. */
export type RuleError = UnknownWords | OtherRuleError;

interface UnknownWords {
  readonly code: "word-not-in-lexicon";
  /** Every rejected word, sorted, doubles kept. */
  readonly rejected: readonly string[];
}

/** A refusal with any other code. */
export interface OtherRuleError {
  readonly code: Exclude<RuleErrorCode, UnknownWords["code"]>;
  /** The square, letter or power that is at fault, where one is. */
  readonly at?: SquareName;
}

/** What the engine asks of a lexicon; `shared/lexicon` implements it. Words are upper case, NFC. */
export interface WordList {
  has(word: string): boolean;
}

/** What the engine draws by chance; outcomes stand in the events, so folding draws nothing. */
export interface Chance {
  /** A new order, every one equally likely. */
  shuffle<T>(items: readonly T[]): T[];
  /** 1–6. */
  roll(): number;
}

export interface ScoredWord {
  readonly word: string;
  /** In reading order; a bent word turns (P-11). */
  readonly squares: readonly SquareName[];
  readonly points: number;
}

const END_REASONS = ["racks-empty", "passes", "resigned", "clock", "inactivity", "ended", "blocked", "moves"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A seat, a draw, or seats that share the win (P-13). */
export type Winner = Seat | "draw" | readonly Seat[];

export interface Result {
  readonly reason: EndReason;
  readonly winner: Winner;
  readonly final: readonly number[];
  /** Parts of the final score, a seat each: points + coins − leftover (+ gained from the other's rack, W-10). */
  readonly parts: readonly {
    readonly points: number;
    readonly coins: number;
    readonly leftover: number;
    readonly gained: number;
  }[];
}

/** Counted while the match runs, for the summary card. */
export interface SeatStats {
  readonly bestWord: { readonly word: string; readonly points: number } | null;
  readonly longestWord: string | null;
  readonly words: number;
  readonly turns: number;
  readonly tilesLaid: number;
  readonly coinsEarned: number;
}
