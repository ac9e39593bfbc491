/**
 * What a match does for whoever calls its object.
 * Every call may be made again: the second time changes nothing and gives the same answer.
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
  /** 16 bytes, hexadecimal, drawn by the player's device; where there are none the server draws them (fair/commit.ts). */
  readonly nonce?: string;
}

export interface CreateInput {
  /** Behind the commit that its creator was shown, hexadecimal; where there is none one is drawn. */
  readonly seed?: string;
  /** The match's own id, which is also the object's name. */
  readonly id: string;
  readonly ruleset: GameId;
  readonly lexicon: LexiconId;
  readonly lexiconVersion: string;
  readonly format: Format;
  readonly options: RuleOptions;
  /** Takes seat 0. */
  readonly creator: Participant;
  /** Where it is not drawn (P-05); absent: whoever joins has it (K-04). */
  readonly firstTurn?: Seat;
  /** How long its free seat is kept, where that is not the usual. */
  readonly openMs?: number;
  /** See test-options.ts; `bad-request` unless TEST_OPTIONS=1. */
  readonly test?: unknown;
}

/** `commit`: null where the match was made with a key for tests. */
export interface Made {
  readonly ok: true;
  readonly expiresAt: number | null;
  readonly commit: string | null;
}

export type Refusal = { readonly error: ErrorCode };

/** May a player have a socket: the seat that it is for. */
export type Admission = { readonly seat: Seat } | { readonly error: "no-such-match" | "too-many" | "try-again" };

export interface Whereabouts {
  readonly phase: Phase;
  /** When the phase or the turn runs out; null: never. */
  readonly due: number | null;
}

export interface Standing extends Whereabouts {
  /** What has not reached the lists yet. */
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
  create(input: CreateInput): Promise<Made | Refusal>;
  /** `no-such-match`; `seat-taken` when no seat is free (any more); `too-many` when seats were taken and left too often. */
  takeSeat(who: Participant): Promise<({ readonly ok: true; readonly seat: Seat } & Whereabouts) | Refusal>;
  /** By the creator, while a seat is free; else `not-allowed`. `declined`: who was challenged has said no. */
  closeMatch(who: Pick<Participant, "player"> & { readonly declined?: true }): Promise<{ readonly ok: true } | Refusal>;
  /** By anybody else, while the match is open; else `not-allowed`. */
  leaveSeat(who: Pick<Participant, "player">): Promise<{ readonly ok: true } | Refusal>;
  seatOf(who: Pick<Participant, "player">): Promise<Seat | null>;
  /** How the match stands for one of its players, for the card in their list; null while or where it is not live. Changes nothing. */
  card(who: Pick<Participant, "player">): Promise<{ readonly ok: true; readonly card: MatchCard | null } | Refusal>;
  /** What a rematch would be: for who played, once a match between two is over; else `not-allowed`. */
  rematch(who: Pick<Participant, "player">): Promise<({ readonly ok: true } & RematchTerms) | Refusal>;
  /** All of a match that is over, for everybody; `not-allowed` while it is not. */
  record(): Promise<{ readonly ok: true; readonly record: MatchRecord } | Refusal>;
  /**
   * How the match stands, once what is due is done. Being asked wakes it, and whoever wakes sets a lost alarm again: this is
   * for matches that should have told the lists something and have not.
   */
  standing(): Promise<({ readonly ok: true } & Standing) | Refusal>;
}

/** What has become of a player's account, as far as their matches are touched by it. */
export type AccountNews =
  /** Every socket that was opened with it is closed. */
  | { readonly kind: "session-ended"; readonly session: string }
  | { readonly kind: "renamed"; readonly name: string }
  /** The other sees no more whether they are here, or does again. */
  | { readonly kind: "blocks" | "unblocks"; readonly other: string }
  /** They resign, and are called nothing from now on. */
  | { readonly kind: "deleted" };

export interface AccountRpc {
  hearOf(player: string, news: AccountNews): Promise<{ readonly ok: true } | Refusal>;
}

/**
 * The headers by which the Worker tells the match who is behind a socket, and until when their session lasts. Anything a client sends
 * under them is dropped.
 */
export const SOCKET_HEADERS = { player: "x-ak-player", session: "x-ak-session", until: "x-ak-until" } as const;
