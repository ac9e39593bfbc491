/** What a match needs of the world around it. The Durable Object is one shell, the simulator on node:sqlite another. */

import type { ClosedReason } from "../protocol/match-view.types.ts";
import type { WordTree } from "../rules/index.ts";
import type { LexiconId, Seat, WordList } from "../rules/model.ts";
import type { Outcome } from "./mode.types.ts";

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

export interface Sql {
  all(query: string, ...values: readonly SqlValue[]): readonly SqlRow[];
  /** All or nothing. The work is synchronous: nothing else happens in between. */
  transaction(work: () => void): void;
}

/** One open connection of a seat. What it remembers must outlive hibernation. */
export interface Socket {
  /** The same object for the same connection while the match is awake. */
  readonly key: object;
  readonly seat: Seat;
  readonly since: number;
  /** The version of the wire that its client speaks. */
  readonly protocol: number;
  /** As last reported by the page. */
  readonly visible: boolean;
  /** Server time of the last message or answered ping. */
  readonly heardAt: number;
  note(change: { readonly visible?: boolean; readonly heardAt: number }): void;
  /** Never throws: a socket that is gone hears nothing. */
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface Sockets {
  /** The open ones: closing sockets are not among them. */
  of(seat: Seat): readonly Socket[];
}

export interface Alarm {
  /** Replaces the one alarm; null: none. */
  set(at: number | null): void;
}

export interface VersionedWords {
  readonly list: WordList;
  /** The same words by their beginnings, for finding plays; null where there is none. */
  readonly tree: WordTree | null;
  readonly version: string;
}

/** Nothing where it is done already: what need not wait is done in one go, and a promise would be the larger part of it. */
export type MaybeLater = Promise<void> | undefined;

export interface Words {
  /**
   * Calls `work` with the word list, of that version or, where it is served no longer, of the newest; null when it cannot be had now. At once where it is loaded already; else once it is, and
   * nothing of this match happens in between: no message is overtaken, no deadline passes by one that arrived in time.
   * `also`: what the newest list of that lexicon has is in it too.
   */
  use(lexicon: LexiconId, version: string, work: (words: VersionedWords | null) => void, also: LexiconId | null): MaybeLater;
}

/** What leaves a match: at least once, in order, to be applied once by its `name`. */
export type Notice =
  /** `due`: when the first turn runs out. */
  | { readonly name: "live"; readonly at: number; readonly due: number | null }
  | { readonly name: "closed"; readonly at: number; readonly reason: ClosedReason }
  /** `away`: who was not there when it ended. */
  | { readonly name: "over"; readonly at: number; readonly result: Outcome; readonly away?: readonly Seat[] };

/** `unlisted`: the list does not know the match. */
export type Delivery = "applied" | "unlisted";

export interface Outlet {
  /** `applied`, now or before; all else, and an exception, is to be tried again. Takes at most two seconds. */
  deliver(match: string, notice: Notice, players: readonly string[]): Promise<Delivery>;
}

/** Tells the players' open pages that the match has changed. May be lost: a page asks anew whenever it comes back. */
export interface Herald {
  changed(players: readonly string[]): void;
}

export type Level = "info" | "warn" | "error";

export interface Journal {
  /** One structured line; the shell adds the match's id. Never holds a secret: no rack, no key, no token. */
  note(level: Level, event: string, fields?: Readonly<Record<string, unknown>>): void;
}

export interface Ports {
  readonly sql: Sql;
  readonly sockets: Sockets;
  readonly alarm: Alarm;
  readonly words: Words;
  readonly outlet: Outlet;
  /** Absent where nobody has lists to look at. */
  readonly herald?: Herald;
  readonly journal: Journal;
  readonly now: () => number;
  /** From the platform's cryptographic source. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Are prepared positions and other turn times allowed (TEST_OPTIONS). */
  readonly testOptions: boolean;
}
