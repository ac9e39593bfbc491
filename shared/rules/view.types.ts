/**
 * What may leave the server. A view is built up from what its reader may know; these types cannot hold
 * another seat's rack, bought powers, the order of the bag, the seed or a dice value before it is rolled.
 */
import type {
  BarItem,
  BarTile,
  BoardTile,
  EarnedTile,
  EndReason,
  Format,
  LaidTile,
  Letter,
  LexiconId,
  PlacedPower,
  PowerId,
  Premium,
  RackTile,
  Result,
  RuleOptions,
  RulesetId,
  ScoredWord,
  Seat,
  SeatStats,
  SquareName,
} from "./model.ts";

export interface SeatView {
  readonly score: number;
  /** The opponent's stand still between that seat's moves; one's own are true (K-41). */
  readonly coins: number;
  readonly rackCount: number;
  /** Alfa and gold tiles in the bar: public, since the move that earned them was (K-41). */
  readonly earned: readonly BarTile[];
  readonly warnings: number;
  readonly resigned: boolean;
  readonly stats: SeatStats;
}

/** What only the seat itself may know. */
export interface OwnView {
  readonly seat: Seat;
  readonly rack: readonly RackTile[];
  readonly bar: readonly BarItem[];
  readonly coins: number;
  /** The price of each power now, for this seat (C-06 grows it). */
  readonly prices: Readonly<Partial<Record<PowerId, number>>>;
  /** Plays refused for a word so far, where the rule set counts them (C-12). */
  readonly attempts: number;
}

/** One round of drawing for the first turn (P-05). */
export type StartDraw = readonly { readonly seat: Seat; readonly tile: RackTile }[];

export interface GameView {
  readonly ruleset: RulesetId;
  readonly version: number;
  readonly options: RuleOptions;
  readonly lexicon: LexiconId;
  readonly format: Format;
  readonly size: number;
  readonly start: SquareName;
  readonly rackSize: number;
  readonly slots: number;
  readonly premiums: Readonly<Record<SquareName, Premium>>;
  /** Face values; a letter not named is worth 1. Its keys are the letters of the tile set. */
  readonly values: Readonly<Record<Letter, number>>;
  /** Letters that a wildcard or morph may become. */
  readonly alphabet: readonly Letter[];
  readonly board: Readonly<Record<SquareName, BoardTile>>;
  /** Has a tile ever been laid (K-36). */
  readonly opened: boolean;
  /** Erased this turn and still closed (C-09, C-13). */
  readonly blocked: readonly SquareName[];
  readonly bag: number;
  readonly turn: Seat;
  readonly turnNumber: number;
  /** Milliseconds since 1970, server time; the deadline is this plus the turn time. */
  readonly turnStartedAt: number;
  /** Null where no clock runs (D-14). */
  readonly turnMs: number | null;
  readonly passes: number;
  /** What every die of the attempt shows, told before the first move; absent where dice are rolled (D-02). */
  readonly die?: number;
  readonly seats: readonly SeatView[];
  readonly own: OwnView | null;
  /** How the first turn was drawn, round by round; empty where nothing was drawn (P-05). */
  readonly draws: readonly StartDraw[];
  readonly last: MoveView | null;
  readonly result: Result | null;
}

/** The line with the last move, and an entry of the history. */
export type MoveView = Extract<EventView, { type: "played" | "passed" | "swapped" | "exchanged" }>;

/** The seat whose turn begins with this event; null: no new turn (the match ends, or the seat keeps its turn). */
export type NextTurn = Seat | null;

/**
 * An event as one stream sees it. `own` stands only in the stream of the seat that it concerns.
 * `evolveView(view, event)` gives exactly the view that the server would build.
 */
export type EventView =
  | { readonly type: "started"; readonly at: number; readonly view: GameView }
  | {
      readonly type: "played";
      readonly at: number;
      readonly seat: Seat;
      readonly tiles: readonly LaidTile[];
      readonly powers: readonly PlacedPower[];
      readonly rolls: readonly { readonly at: SquareName; readonly value: number }[];
      readonly words: readonly ScoredWord[];
      readonly bonuses: { readonly placement: number; readonly combo: number; readonly fullRack: number; readonly theme: number };
      readonly points: number;
      /** Coins that this play earned, and the seat's balance after it. */
      readonly coins: number;
      readonly balance: number;
      readonly earned: readonly EarnedTile[];
      readonly lost: readonly EarnedTile[];
      /** Points, and as many coins, that refused plays of this turn cost (C-12). */
      readonly penalties: number;
      readonly next: NextTurn;
      /** Number of tiles drawn; which ones stand in `own`. */
      readonly drawn: number;
      readonly own?: { readonly drawn: readonly RackTile[] };
    }
  | {
      readonly type: "passed";
      readonly at: number;
      readonly seat: Seat;
      readonly automatic: boolean;
      readonly warned: boolean;
      /** Coins for the pass (C-11). */
      readonly coins: number;
      readonly balance: number;
      readonly penalties: number;
      readonly next: NextTurn;
    }
  | {
      readonly type: "swapped" | "exchanged";
      readonly at: number;
      readonly seat: Seat;
      readonly count: number;
      readonly next: NextTurn;
      readonly own?: { readonly given: readonly RackTile[]; readonly drawn: readonly RackTile[] };
    }
  | {
      readonly type: "bought" | "sold";
      readonly at: number;
      readonly seat: Seat;
      readonly power: PowerId;
      /** The seat's balance afterwards. */
      readonly coins: number;
    }
  | { readonly type: "morphed-rack"; readonly at: number; readonly seat: Seat; readonly letter: Letter }
  | { readonly type: "attempted"; readonly at: number; readonly seat: Seat; readonly penalty: boolean }
  | { readonly type: "resigned"; readonly at: number; readonly seat: Seat; readonly next: NextTurn }
  | {
      readonly type: "timed-out";
      readonly at: number;
      readonly seat: Seat;
      readonly reason: "clock" | "inactivity";
      readonly next: NextTurn;
    }
  | { readonly type: "ended"; readonly at: number; readonly reason: EndReason; readonly result: Result };
