import type { Format, LexiconId, RuleOptions, RulesetId, Seat } from "../rules/model.ts";
import type { EventView, GameView } from "../rules/view.types.ts";

/**
 * open: a seat is free. lobby: all seated, both press Ready. countdown: three seconds. live: the game runs.
 * over: the game has a result. closed: it never started.
 */
export type Phase = "open" | "lobby" | "countdown" | "live" | "over" | "closed";

/** Why a match that never started is closed: nobody came in time, its creator closed it, or the challenged player said no. */
export type ClosedReason = "expired" | "closed" | "declined";

/** The fields that a match has in every phase. */
interface MatchFields<Ruleset> {
  readonly id: string;
  readonly ruleset: Ruleset;
  readonly lexicon: LexiconId;
  readonly lexiconVersion: string;
  readonly format: Format;
  readonly options: RuleOptions;
  readonly seats: number;
  readonly taken: readonly boolean[];
  readonly ready: readonly boolean[];
  /** SHA-256 of the seed of all chance; absent where the server fixed no seed beforehand. */
  readonly commit?: string;
}

export interface OpenMatch<Ruleset = RulesetId> extends MatchFields<Ruleset> {
  readonly phase: "open";
  readonly startsAt: null;
  /** Server time: when the invitation expires. Null between the last seat of a Casual match and its start. */
  readonly expiresAt: number | null;
  readonly reason: null;
  readonly game: null;
}

export interface LobbyMatch<Ruleset = RulesetId> extends MatchFields<Ruleset> {
  readonly phase: "lobby";
  readonly startsAt: null;
  /** Server time: when the lobby expires. */
  readonly expiresAt: number;
  readonly reason: null;
  readonly game: null;
}

export interface CountdownMatch<Ruleset = RulesetId> extends MatchFields<Ruleset> {
  readonly phase: "countdown";
  /** Server time, milliseconds since 1970: when the countdown ends. */
  readonly startsAt: number;
  /** Server time: when the lobby expires, should the countdown stop. */
  readonly expiresAt: number;
  readonly reason: null;
  readonly game: null;
}

/** `Game`: the state of the game, or one reader's view of it. */
interface BegunFields<Game, Ruleset> extends MatchFields<Ruleset> {
  readonly startsAt: null;
  readonly expiresAt: null;
  readonly reason: null;
  readonly game: Game;
}

export interface LiveMatch<Game = GameView, Ruleset = RulesetId> extends BegunFields<Game, Ruleset> {
  readonly phase: "live";
}

export interface OverMatch<Game = GameView, Ruleset = RulesetId> extends BegunFields<Game, Ruleset> {
  readonly phase: "over";
}

export interface ClosedMatch<Ruleset = RulesetId> extends MatchFields<Ruleset> {
  readonly phase: "closed";
  readonly startsAt: null;
  /** Server time: when the invitation or the lobby would have expired. */
  readonly expiresAt: number | null;
  readonly reason: ClosedReason;
  readonly game: null;
}

/** A match that has a game. */
export type BegunMatch<Game = GameView, Ruleset = RulesetId> = LiveMatch<Game, Ruleset> | OverMatch<Game, Ruleset>;

/** A match as one reader sees it: a seat, or the spectators. The phase tells which fields are null. */
export type MatchView<Game = GameView, Ruleset = RulesetId> =
  | OpenMatch<Ruleset>
  | LobbyMatch<Ruleset>
  | CountdownMatch<Ruleset>
  | BegunMatch<Game, Ruleset>
  | ClosedMatch<Ruleset>;

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
export type NamesEvent = {
  readonly type: "names";
  readonly at: number;
  readonly seat: Seat;
  readonly names: readonly string[];
};
