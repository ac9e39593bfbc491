import type { Format, LexiconId, RuleOptions, RulesetId, Seat } from "../rules/model.ts";
import type { EventView, GameView } from "../rules/view.types.ts";

/**
 * open: a seat is free. lobby: all seated, both press Ready. countdown: three seconds. live: the game runs.
 * over: the game has a result. closed: it never started.
 */
export const PHASES = ["open", "lobby", "countdown", "live", "over", "closed"] as const;
export type Phase = (typeof PHASES)[number];

/** Why a match that never started is closed: nobody came in time, its maker closed it, who was challenged said no. */
export type ClosedReason = "expired" | "closed" | "declined";

/** A match as one reader sees it: a seat, or the spectators. `Game`: what is played in it. */
export interface MatchView<Game = GameView, Ruleset = RulesetId> {
  readonly id: string;
  readonly phase: Phase;
  readonly ruleset: Ruleset;
  readonly lexicon: LexiconId;
  readonly lexiconVersion: string;
  readonly format: Format;
  readonly options: RuleOptions;
  readonly seats: number;
  readonly taken: readonly boolean[];
  readonly ready: readonly boolean[];
  /** Server time, milliseconds since 1970: when the countdown ends. */
  readonly startsAt: number | null;
  /** Server time: when the invitation or the lobby runs out. */
  readonly expiresAt: number | null;
  /** Why it is closed; null while it is not. */
  readonly reason: ClosedReason | null;
  /** SHA-256 behind which the server fixed its part of all chance; absent where it fixed none beforehand. */
  readonly commit?: string;
  readonly game: Game | null;
}

/** What happens to a match outside the game. No secret is in it: every stream has all of them. */
export type LobbyEvent =
  | { readonly type: "seated"; readonly at: number; readonly seat: Seat; readonly expiresAt: number | null }
  /** Who sat there has left before the match began: the seat is free again. */
  | { readonly type: "vacated"; readonly at: number; readonly seat: Seat }
  | { readonly type: "ready" | "unready"; readonly at: number; readonly seat: Seat }
  | { readonly type: "countdown"; readonly at: number; readonly startsAt: number }
  /** Both marks are cleared. */
  | { readonly type: "countdown-stopped"; readonly at: number }
  | { readonly type: "closed"; readonly at: number; readonly reason: ClosedReason }
  /** The version that the match was made with is served no longer: from here on the newest one judges. */
  | { readonly type: "lexicon-changed"; readonly at: number; readonly version: string };

/** An event of a stream; its number stands beside it. */
export type StreamEvent = EventView | LobbyEvent;

/** Names that are to count as words, in the place of those before; all marks are cleared (P-20). */
export interface NamesEvent {
  readonly type: "names";
  readonly at: number;
  readonly seat: Seat;
  readonly names: readonly string[];
}
