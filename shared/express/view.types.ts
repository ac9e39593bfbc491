/**
 * What may leave the server of an Express match (P-20, R-22). While a round runs, these types cannot hold another seat's letters or
 * where they lie, nor what is in the bag: of the others there are two counts. A round that is over lies open.
 */
import type { Letter, RackTile, Seat, SquareName } from "../rules/model.ts";

/** A letter on a half; a blank bears the letter that its owner gave it, for as long as it lies so. */
export interface HalfTile {
  readonly at: SquareName;
  readonly letter: Letter;
  readonly from?: "blank";
}

/** What everybody knows of a seat. */
export interface ExpressSeatView {
  /** Prizes won so far. */
  readonly points: number;
  /** Resigned, or away for too long: it plays no more, and its half counts for nothing. */
  readonly left: boolean;
  /** Letters drawn in this round. */
  readonly held: number;
  /** So many of them lie on its half. */
  readonly laid: number;
  /** In a round: can do no more. Between rounds: ready for the next. */
  readonly done: boolean;
  readonly stats: ExpressStats;
}

/** Over the whole match, for the summary. Of words that counted. */
export interface ExpressStats {
  readonly words: number;
  readonly longestWord: string | null;
  readonly letters: number;
  /** Rounds that the seat ended by filling its half. */
  readonly filled: number;
}

/** What only the seat itself may know while the round runs. */
export interface OwnHalf {
  /** Everything drawn in this round, in that order, laid or not. */
  readonly held: readonly RackTile[];
  readonly tiles: readonly HalfTile[];
  /** Of the arrangement that the server has; the next one that is sent bears a higher number. */
  readonly revision: number;
  /** Words of that arrangement that are in no list, each once. */
  readonly invalid: readonly string[];
}

/**
 * playing: letters are drawn and laid until `until`, when the round runs out. shown: all halves lie open until `until`, when the
 * next round begins. over: there is a result.
 */
export const EXPRESS_STAGES = ["playing", "shown", "over"] as const;
export type ExpressStage = (typeof EXPRESS_STAGES)[number];

export interface ExpressGameView {
  /** From 1. */
  readonly round: number;
  readonly stage: ExpressStage;
  /** Server time, milliseconds since 1970; null once the match is over. */
  readonly until: number | null;
  /** Tiles left in the common bag. */
  readonly bag: number;
  readonly seats: readonly ExpressSeatView[];
  /** Null for spectators. */
  readonly mine: OwnHalf | null;
  /** The last round that is over. */
  readonly last: RoundOutcome | null;
  readonly result: ExpressResult | null;
}

/** Prizes of a round; the seats that won each, a point for every one of them. Nobody, where there was no word. */
export interface Prizes {
  readonly words: readonly Seat[];
  readonly longest: readonly Seat[];
  readonly letters: readonly Seat[];
}

/** A word of a half as it was judged. */
export interface HalfWord {
  readonly word: string;
  readonly squares: readonly SquareName[];
  /** In a list. */
  readonly valid: boolean;
  /** Valid, and in the crossword that counts. */
  readonly counts: boolean;
}

export interface HalfOutcome {
  readonly seat: Seat;
  readonly tiles: readonly HalfTile[];
  /** Drawn and not laid. */
  readonly loose: readonly RackTile[];
  /** Across first, from the top; then down, from the left. */
  readonly words: readonly HalfWord[];
  /** How many words counted, the length of the longest, and on how many letters they lie. */
  readonly counted: { readonly words: number; readonly longest: number; readonly letters: number };
}

/** filled: `by` has filled its half. time: the round ran out. done: all who play could do no more. left: too few remain. */
export const ROUND_ENDS = ["filled", "time", "done", "left"] as const;
export type RoundEnd = (typeof ROUND_ENDS)[number];

export interface RoundOutcome {
  readonly round: number;
  readonly end: RoundEnd;
  readonly by: Seat | null;
  /** In the order of the seats; those that had left have none. */
  readonly halves: readonly HalfOutcome[];
  readonly prizes: Prizes;
}

/** points: somebody has enough. no-points: rounds on end in which nobody won any. */
export const EXPRESS_END_REASONS = ["points", "resigned", "inactivity", "no-points"] as const;
export type ExpressEndReason = (typeof EXPRESS_END_REASONS)[number];

export interface ExpressResult {
  readonly reason: ExpressEndReason;
  /** A seat, or seats that share the win. */
  readonly winner: Seat | readonly Seat[];
  /** Points of each seat. */
  readonly final: readonly number[];
}

/** A seat has rearranged its half. */
export interface Arranged {
  readonly type: "arranged";
  readonly at: number;
  readonly seat: Seat;
  readonly revision: number;
  readonly tiles: readonly HalfTile[];
  readonly invalid: readonly string[];
}

/** What everybody is told as it happened. */
export type OpenEvent =
  | { readonly type: "done"; readonly at: number; readonly seat: Seat; readonly done: boolean }
  /** `points` and `stats` with this round in them, a seat each; `until` is when the next round begins. */
  | {
      readonly type: "round-over";
      readonly at: number;
      readonly outcome: RoundOutcome;
      readonly points: readonly number[];
      readonly stats: readonly ExpressStats[];
      readonly until: number;
    }
  /** All are ready: the next round begins sooner. */
  | { readonly type: "called"; readonly at: number; readonly until: number }
  | { readonly type: "left"; readonly at: number; readonly seat: Seat; readonly reason: "resigned" | "inactivity" }
  | { readonly type: "ended"; readonly at: number; readonly result: ExpressResult };

/** An event as a stream has it. */
export type ExpressEventView =
  /** The first round begins. */
  | { readonly type: "started"; readonly at: number; readonly view: ExpressGameView }
  /** Another round begins: nobody holds anything, the bag is whole. */
  | { readonly type: "round-began"; readonly at: number; readonly round: number; readonly until: number; readonly bag: number }
  /** `tile` is told to who drew it alone. */
  | { readonly type: "drew"; readonly at: number; readonly seat: Seat; readonly tile: RackTile | null }
  /** One's own: the half is as was sent. */
  | Arranged
  /** Another's: so many lie there now. Sent where the number has changed. */
  | { readonly type: "laid"; readonly at: number; readonly seat: Seat; readonly laid: number }
  | OpenEvent;
