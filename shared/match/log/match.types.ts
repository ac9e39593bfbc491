/** What a match stores beside its log. */
import { hexToBytes } from "@noble/hashes/utils.js";
import type { Format, LexiconId, RuleOptions, Seat } from "../../rules/model.ts";
import type { Kind } from "../mode.types.ts";
import type { Notice } from "../ports.ts";
import type { TestOptions } from "../test-options.ts";
import type { Turns } from "../turns/turns.types.ts";

/** What a match was made with, and who sits where. The key never leaves it while the match runs. */
export interface About<K extends Kind = Turns> {
  readonly id: string;
  readonly ruleset: K["ruleset"];
  readonly lexicon: LexiconId;
  readonly lexiconVersion: string;
  readonly format: Format;
  readonly options: RuleOptions;
  readonly createdAt: number;
  /** The seat that begins, where it is not drawn; absent: the last seat (K-04). */
  readonly firstTurn?: Seat;
  /** 256 bits, hexadecimal. With a seed it is made of the seed and the nonces of all seats (fair/commit.ts). */
  readonly key: string;
  /** Absent from matches that were made before there were seeds, and from those with a key for tests. */
  readonly seed?: string;
  readonly test: TestOptions;
  /** Players stand here alone: the log knows only seats. */
  readonly holders: readonly SeatHolder[];
}

/** The match's key. */
export const keyOf = ({ key }: Pick<About, "key">): Uint8Array => hexToBytes(key);

export interface SeatHolder {
  readonly seat: Seat;
  readonly player: string;
  readonly name: string;
  readonly nonce?: string;
  /** The player's device sent no nonce, so the server drew it. */
  readonly nonceBy?: "server";
  /** Players whom this player has blocked since they sat down together. */
  readonly blocks?: readonly string[];
}

export interface OutboxEntry {
  readonly notice: Notice;
  readonly tries: number;
  /** Server time of the next try. */
  readonly due: number;
}

/** What the log alone does not tell. */
export interface Work {
  readonly outbox: readonly OutboxEntry[];
  /** Blitz only: whether a seat had an open socket when that last changed. A socket that is missing without a close was dropped by the server. */
  readonly present: readonly boolean[];
  /** When such a drop was noticed; null if there was none, or the seat has come back since. */
  readonly droppedAt: readonly (number | null)[];
}
