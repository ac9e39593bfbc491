/** The ports that a match needs. The Durable Object is one shell, the simulator on node:sqlite another. */

import type { ClosedReason } from "../protocol/match-view.types.ts";
import type { WordTree } from "../rules/index.ts";
import type { LexiconId, Seat, WordList } from "../rules/model.ts";
import type { MatchLog } from "./log/log.types.ts";
import type { Kind, MatchOutcome } from "./mode.types.ts";

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
  /** Never throws: a message to a socket that is gone is dropped. */
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface Sockets {
  /** The open sockets of a seat; closing ones are not among them. */
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

/** Undefined where the work is done already: most work is done at once, and a promise would cost more than it does. */
export type MaybeLater = Promise<void> | undefined;

export interface Words {
  /**
   * Calls `work` with the word list of that version or, where that is no longer served, of the newest; null when none can be had now.
   * The call comes at once where the list is loaded; else once it is, and nothing of this match happens in between: no message
   * overtakes another, and no deadline passes before a play that arrived in time. The work is synchronous by its type.
   * `also`: the newest list of that lexicon counts too.
   */
  use(lexicon: LexiconId, version: string, work: (words: VersionedWords | null) => undefined, also: LexiconId | null): MaybeLater;
}

/** A notice leaves the match at least once, in order, and is applied once by its `name`. */
export type Notice =
  /** `due`: when the first turn runs out. */
  | { readonly name: "live"; readonly at: number; readonly due: number | null }
  | { readonly name: "closed"; readonly at: number; readonly reason: ClosedReason }
  /** `away`: the seats that were not there when it ended. */
  | { readonly name: "over"; readonly at: number; readonly result: MatchOutcome; readonly away?: readonly Seat[] };

/** `unlisted`: the list does not know the match. */
export type Delivery = "applied" | "unlisted";

export interface Outlet {
  /** `applied`, now or before; all else, and an exception, is to be tried again. Takes at most two seconds. */
  deliver(match: string, notice: Notice, players: readonly string[]): Promise<Delivery>;
}

/** Tells the players' open pages that the match has changed. A call may be lost: a page asks again whenever it comes back. */
export interface Notifier {
  changed(players: readonly string[]): void;
}

export type Level = "info" | "warn" | "error";

export interface Logger {
  /** Writes one structured line; the shell adds the match's id. A line never holds a secret: no rack, no key, no token. */
  note(level: Level, event: string, fields?: Readonly<Record<string, unknown>>): void;
}

export interface Ports<K extends Kind> {
  readonly log: MatchLog<K>;
  readonly sockets: Sockets;
  readonly alarm: Alarm;
  readonly words: Words;
  readonly outlet: Outlet;
  /** Absent where no lists have to be told. */
  readonly notifier?: Notifier;
  readonly logger: Logger;
  readonly now: () => number;
  /** From the platform's cryptographic source. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Allows prepared positions and other turn times (TEST_OPTIONS). */
  readonly testOptions: boolean;
}
