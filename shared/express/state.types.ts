/** What the server knows of an Express match, and the events that it is folded from. Seats, never players. */
import type { LexiconId, RackTile, Seat } from "../rules/model.ts";
import type { Arranged, ExpressResult, ExpressStage, ExpressStats, HalfTile, OpenEvent, RoundOutcome } from "./view.types.ts";

export interface SeatState {
  readonly points: number;
  readonly left: boolean;
  /** In the order in which they were drawn. */
  readonly held: readonly RackTile[];
  readonly tiles: readonly HalfTile[];
  readonly revision: number;
  /** Words of the arrangement that are in no list, each once. */
  readonly invalid: readonly string[];
  readonly done: boolean;
  /** Rounds in a row in which the seat has drawn nothing. */
  readonly idle: number;
  readonly stats: ExpressStats;
}

export interface ExpressState {
  readonly version: number;
  readonly lexicon: LexiconId;
  readonly names: readonly string[];
  readonly roundMs: number;
  readonly pauseMs: number;
  readonly round: number;
  readonly stage: ExpressStage;
  readonly until: number | null;
  /** Drawn from the front. */
  readonly bag: readonly RackTile[];
  readonly seats: readonly SeatState[];
  readonly last: RoundOutcome | null;
  /** Rounds in a row in which no seat has won a point. */
  readonly pointless: number;
  readonly result: ExpressResult | null;
}

export type ExpressEvent =
  | {
      readonly type: "started";
      readonly at: number;
      readonly version: number;
      readonly lexicon: LexiconId;
      readonly names: readonly string[];
      readonly seats: number;
      readonly roundMs: number;
      readonly pauseMs: number;
      readonly until: number;
      readonly bag: readonly RackTile[];
    }
  | {
      readonly type: "round-began";
      readonly at: number;
      readonly round: number;
      readonly until: number;
      readonly bag: readonly RackTile[];
    }
  | { readonly type: "drew"; readonly at: number; readonly seat: Seat; readonly tile: RackTile }
  | Arranged
  | OpenEvent;
