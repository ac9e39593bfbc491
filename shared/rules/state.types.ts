/** The whole of a match as the server knows it: the fold of its events. Plain JSON, so that a snapshot is a cache. */

import type { MoveEvent } from "./events.types.ts";
import type {
  BarItem,
  BoardTile,
  Format,
  Letter,
  LexiconId,
  PowerId,
  Premium,
  RackTile,
  Result,
  RuleOptions,
  RulesetId,
  Seat,
  SeatStats,
  SquareName,
} from "./model.ts";
import type { StartDraw } from "./view.types.ts";

/** What everybody sees alike; state and view hold it in the same form, so that one code judges and folds both. */
export interface Table {
  readonly ruleset: RulesetId;
  readonly version: number;
  readonly options: RuleOptions;
  readonly lexicon: LexiconId;
  readonly format: Format;
  readonly size: number;
  readonly start: SquareName;
  readonly rackSize: number;
  readonly slots: number;
  /** A covered premium stays, without effect. */
  readonly premiums: Readonly<Record<SquareName, Premium>>;
  readonly values: Readonly<Record<Letter, number>>;
  readonly alphabet: readonly Letter[];
  readonly board: Readonly<Record<SquareName, BoardTile>>;
  readonly opened: boolean;
  readonly blocked: readonly SquareName[];
  readonly turn: Seat;
  /** From 1; moves made in an attempt are one fewer (D-03). */
  readonly turnNumber: number;
  readonly turnStartedAt: number;
  readonly turnMs: number | null;
  readonly passes: number;
  /** What every die of the attempt shows; absent where dice are rolled (D-02). */
  readonly die?: number;
  readonly draws: readonly StartDraw[];
  readonly result: Result | null;
}

export interface SeatState {
  readonly score: number;
  readonly coins: number;
  /** The balance that others see: that of the seat's last move (K-41). */
  readonly shownCoins: number;
  readonly rack: readonly RackTile[];
  readonly bar: readonly BarItem[];
  readonly warnings: number;
  readonly resigned: boolean;
  /** How often each power was bought, for prices that grow (C-06). */
  readonly bought: Readonly<Partial<Record<PowerId, number>>>;
  /** Plays refused for a word (C-12). */
  readonly attempts: number;
  /** Points, and as many coins, lost by them since the seat's last move; others learn of them with the next (C-12). */
  readonly penalties: number;
  readonly stats: SeatStats;
}

export interface GameState extends Table {
  /** Drawn from the left. */
  readonly bag: readonly RackTile[];
  readonly firstTurn: Seat;
  readonly seats: readonly SeatState[];
  readonly last: MoveEvent | null;
  /** Turns in a row in which no tile was laid; absent where the rules set no limit to them. */
  readonly turnsWithoutTile?: number;
}
