/** A match: the phases around a game, and the log that both are folded from. */
import type { ClosedReason, Phase } from "../protocol/match-view.types.ts";
import type { Format, LexiconId, RuleOptions, Seat } from "../rules/model.ts";
import type { Kind } from "./mode.types.ts";
import type { Turns } from "./turns/turns.types.ts";

/** Changes when the shape of `MatchState` does: a stored snapshot of another version is folded anew from the log. */
export const STATE_VERSION = 2;

export interface MatchState<K extends Kind = Turns> {
  readonly id: string;
  readonly phase: Phase;
  readonly ruleset: K["ruleset"];
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
  readonly game: K["game"] | null;
  /** The hash of the seed (fair/commit.ts); absent as in `About`. */
  readonly commit?: string;
}

/** What happens to a match outside the game. Seats, never players. */
export type PhaseEvent<K extends Kind = Turns> =
  | {
      readonly type: "opened";
      readonly at: number;
      readonly id: string;
      readonly ruleset: K["ruleset"];
      readonly lexicon: LexiconId;
      readonly lexiconVersion: string;
      readonly format: Format;
      readonly options: RuleOptions;
      readonly seats: number;
      readonly expiresAt: number;
      readonly commit?: string;
    }
  /** With the last seat a Blitz match gets a lobby, whose end `expiresAt` is. */
  | { readonly type: "seated"; readonly at: number; readonly seat: Seat; readonly expiresAt: number | null }
  /** Who sat there has left before the match began: the seat is free again. */
  | { readonly type: "vacated"; readonly at: number; readonly seat: Seat }
  | { readonly type: "ready" | "unready"; readonly at: number; readonly seat: Seat }
  /** Agreed on in the place of those before; every mark is cleared, since it was for other ones. */
  | { readonly type: "names"; readonly at: number; readonly seat: Seat; readonly names: readonly string[] }
  | { readonly type: "countdown"; readonly at: number; readonly startsAt: number }
  | { readonly type: "countdown-stopped"; readonly at: number }
  | { readonly type: "closed"; readonly at: number; readonly reason: ClosedReason }
  | { readonly type: "lexicon-changed"; readonly at: number; readonly version: string };

export type MatchEvent<K extends Kind = Turns> = PhaseEvent<K> | K["event"];

const PHASE_EVENTS: Readonly<Record<PhaseEvent["type"], true>> = {
  opened: true,
  seated: true,
  vacated: true,
  ready: true,
  unready: true,
  names: true,
  countdown: true,
  "countdown-stopped": true,
  closed: true,
  "lexicon-changed": true,
};

/** Is it of a match in any mode, or of its game? Asked many times of every event. */
export const isPhaseType = (type: string): type is PhaseEvent["type"] => Object.hasOwn(PHASE_EVENTS, type);
export const isPhaseEvent = <K extends Kind>(event: MatchEvent<K>): event is PhaseEvent<K> => isPhaseType(event.type);

/** Presence matters until the match is over. */
export const isOpen = <K extends Kind>({ phase }: MatchState<K>): boolean => phase !== "over" && phase !== "closed";
