/** A match: the phases around a game, and the log that both are folded from. */
import type { ClosedReason, Phase } from "../protocol/match-view.types.ts";
import type { GameEvent, GameState } from "../rules/index.ts";
import type { Format, LexiconId, RuleOptions, RulesetId, Seat } from "../rules/model.ts";

/** Changes when the shape of `MatchState` does: a stored snapshot of another version is folded anew from the log. */
export const STATE_VERSION = 2;

export interface MatchState {
  readonly id: string;
  readonly phase: Phase;
  readonly ruleset: RulesetId;
  readonly lexicon: LexiconId;
  readonly lexiconVersion: string;
  readonly format: Format;
  readonly options: RuleOptions;
  readonly seats: number;
  readonly taken: readonly boolean[];
  readonly ready: readonly boolean[];
  readonly startsAt: number | null;
  readonly expiresAt: number | null;
  readonly reason: ClosedReason | null;
  readonly game: GameState | null;
}

/** What happens to a match outside the game. Seats, never players. */
export type PhaseEvent =
  | {
      readonly type: "opened";
      readonly at: number;
      readonly id: string;
      readonly ruleset: RulesetId;
      readonly lexicon: LexiconId;
      readonly lexiconVersion: string;
      readonly format: Format;
      readonly options: RuleOptions;
      readonly seats: number;
      readonly expiresAt: number;
    }
  /** With the last seat a Blitz match gets a lobby, whose end `expiresAt` is. */
  | { readonly type: "seated"; readonly at: number; readonly seat: Seat; readonly expiresAt: number | null }
  | { readonly type: "ready" | "unready"; readonly at: number; readonly seat: Seat }
  | { readonly type: "countdown"; readonly at: number; readonly startsAt: number }
  | { readonly type: "countdown-stopped"; readonly at: number }
  | { readonly type: "closed"; readonly at: number; readonly reason: ClosedReason }
  | { readonly type: "lexicon-changed"; readonly at: number; readonly version: string };

export type MatchEvent = PhaseEvent | GameEvent;
