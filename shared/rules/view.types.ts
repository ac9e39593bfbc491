/**
 * What may leave the server. A view is built up from what its reader may know; these types cannot hold
 * another seat's rack, bought powers, the order of the bag, the seed or a dice value before it is rolled.
 */
import type {
  Arrow, BarItem, BoardTile, EarnedTile, EndReason, Format, LaidTile, Letter, LexiconId, PlacedPower, PowerId, Premium, RackTile, Result,
  RuleOptions, RulesetId, ScoredWord, Seat, SeatStats, SquareName,
} from "./model.ts";

export interface SeatView {
  readonly score: number;
  /** The opponent's stand still between that seat's moves; one's own are true (K-41). */
  readonly coins: number;
  readonly rackCount: number;
  /** Alfa and gold tiles in the bar: public, since the move that earned them was (K-41). */
  readonly earned: readonly EarnedTile[];
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
}

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
  readonly turnMs: number;
  readonly passes: number;
  readonly seats: readonly SeatView[];
  readonly own: OwnView | null;
  readonly last: MoveView | null;
  readonly result: Result | null;
}

/** The line with the last move, and an entry of the history. */
export type MoveView = Extract<EventView, { type: "played" | "passed" | "swapped" | "exchanged" }>;

/**
 * An event as one stream sees it. `own` stands only in the stream of the seat that it concerns.
 * `evolveView(view, event)` gives exactly the view that the server would build.
 */
export type EventView =
  | { readonly type: "started"; readonly at: number; readonly view: GameView }
  | {
      readonly type: "played"; readonly at: number; readonly seat: Seat;
      readonly tiles: readonly LaidTile[]; readonly powers: readonly PlacedPower[];
      readonly rolls: readonly { readonly at: SquareName; readonly value: number }[];
      readonly words: readonly ScoredWord[];
      readonly bonuses: { readonly placement: number; readonly combo: number; readonly fullRack: number; readonly theme: number };
      readonly points: number;
      /** Coins that this play earned, and the seat's balance after it. */
      readonly coins: number; readonly balance: number;
      readonly earned: readonly EarnedTile[]; readonly lost: readonly EarnedTile[];
      /** Number of tiles drawn; which ones stand in `own`. */
      readonly drawn: number;
      readonly own?: { readonly drawn: readonly RackTile[] };
    }
  | { readonly type: "passed"; readonly at: number; readonly seat: Seat; readonly automatic: boolean; readonly warned: boolean; readonly balance: number }
  | {
      readonly type: "swapped" | "exchanged"; readonly at: number; readonly seat: Seat; readonly count: number;
      readonly own?: { readonly given: readonly RackTile[]; readonly drawn: readonly RackTile[] };
    }
  | { readonly type: "bought" | "sold"; readonly at: number; readonly seat: Seat; readonly power: PowerId; readonly coins: number }
  | { readonly type: "morphed-rack"; readonly at: number; readonly seat: Seat; readonly letter: Letter }
  | { readonly type: "attempted"; readonly at: number; readonly seat: Seat; readonly penalty: boolean }
  | { readonly type: "resigned"; readonly at: number; readonly seat: Seat }
  | { readonly type: "timed-out"; readonly at: number; readonly seat: Seat }
  | { readonly type: "ended"; readonly at: number; readonly reason: EndReason; readonly result: Result };

export type { Arrow };
