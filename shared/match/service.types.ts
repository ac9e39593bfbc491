/**
 * The requests that a match's object answers. Every request may be sent again: the second time changes nothing and gives the same
 * answer. The names of `MatchRpc` are on the wire between Worker and objects of different builds, and stay.
 */
import type { ErrorCode } from "../protocol/codes.ts";
import type { MatchCard } from "../protocol/http.ts";
import type { Phase } from "../protocol/match-view.types.ts";
import type { Format, GameId, LexiconId, RuleOptions, Seat } from "../rules/model.ts";
import type { MatchRecord } from "./fair/record.ts";

export interface Participant {
  /** The player's id. It stands in the table of seats alone, never in the log. */
  readonly player: string;
  readonly name: string;
  /** 16 bytes, hexadecimal, drawn by the player's device; absent: the server draws them (fair/commit.ts). */
  readonly nonce?: string;
}

export interface CreateInput {
  /** The seed of the commit that the creator was shown, hexadecimal; absent: one is drawn. */
  readonly seed?: string;
  /** The match's own id, which is also the object's name. */
  readonly id: string;
  readonly ruleset: GameId;
  readonly lexicon: LexiconId;
  readonly lexiconVersion: string;
  readonly format: Format;
  readonly options: RuleOptions;
  /** The creator takes seat 0. */
  readonly creator: Participant;
  /** The seat that begins, where it is not drawn (P-05); absent: the player who joins begins (K-04). */
  readonly firstTurn?: Seat;
  /** Milliseconds that the free seat waits for a player, where that is not the usual time. */
  readonly openMs?: number;
  /** See test-options.ts; `bad-request` unless TEST_OPTIONS=1. */
  readonly test?: unknown;
}

/** `commit`: null where the match was made with a key for tests. */
export interface Created {
  readonly ok: true;
  readonly expiresAt: number | null;
  readonly commit: string | null;
}

export type Refusal = { readonly error: ErrorCode };

/** The seat that a player may open a socket for, or why not. */
export type Admission = { readonly seat: Seat } | { readonly error: "no-such-match" | "too-many" | "try-again" };

export interface Course {
  readonly phase: Phase;
  /** When the phase or the turn runs out; null: never. */
  readonly due: number | null;
}

export interface Probe extends Course {
  /** The number of notices that have not reached the lists yet. */
  readonly untold: number;
  readonly holders: readonly { readonly seat: Seat; readonly player: string }[];
}

export interface RematchTerms {
  readonly ruleset: GameId;
  readonly lexicon: LexiconId;
  readonly format: Format;
  readonly options: RuleOptions;
  readonly firstTurn: Seat;
  /** The player to whom it is offered. */
  readonly other: string;
}

export interface MatchRpc {
  /** Makes the match, with its creator in seat 0. Nothing is stored before this. `bad-request` if it is another match. */
  create(input: CreateInput): Promise<Created | Refusal>;
  /** `no-such-match`; `seat-taken` when no seat is free (any more); `too-many` when seats were taken and left too often. */
  takeSeat(who: Participant): Promise<({ readonly ok: true; readonly seat: Seat } & Course) | Refusal>;
  /** For the creator, while a seat is free; else `not-allowed`. `declined`: the challenged player has said no. */
  closeMatch(who: Pick<Participant, "player"> & { readonly declined?: true }): Promise<{ readonly ok: true } | Refusal>;
  /** For every other player, while the match is open; else `not-allowed`. */
  leaveSeat(who: Pick<Participant, "player">): Promise<{ readonly ok: true } | Refusal>;
  seatOf(who: Pick<Participant, "player">): Promise<Seat | null>;
  /** How the match stands for one of its players, for the card in their list; null while or where it is not live. Changes nothing. */
  card(who: Pick<Participant, "player">): Promise<{ readonly ok: true; readonly card: MatchCard | null } | Refusal>;
  /** The terms of a rematch: for its players, once a match between two is over; else `not-allowed`. */
  rematch(who: Pick<Participant, "player">): Promise<({ readonly ok: true } & RematchTerms) | Refusal>;
  /** All of a match that is over, for everybody; `not-allowed` while it is not. */
  record(): Promise<{ readonly ok: true; readonly record: MatchRecord } | Refusal>;
  /**
   * How the match stands, once what is due is done. The request wakes the object, which sets a lost alarm again: it is for matches that
   * should have told the lists something and have not.
   */
  standing(): Promise<({ readonly ok: true } & Probe) | Refusal>;
}

/** A change of a player's account that touches their matches. */
export type AccountNews =
  /** Every socket that was opened with the session is closed. */
  | { readonly kind: "session-ended"; readonly session: string }
  | { readonly kind: "renamed"; readonly name: string }
  /** The other player no longer sees whether they are online, or sees it again. */
  | { readonly kind: "blocks" | "unblocks"; readonly other: string }
  /** The player resigns, and their name is removed. */
  | { readonly kind: "deleted" };

export interface AccountRpc {
  hearOf(player: string, news: AccountNews): Promise<{ readonly ok: true } | Refusal>;
}

/**
 * The headers by which the Worker tells the match who is behind a socket, and until when their session lasts. Anything a client sends
 * under them is dropped.
 */
export const SOCKET_HEADERS = { player: "x-ak-player", session: "x-ak-session", until: "x-ak-until" } as const;
