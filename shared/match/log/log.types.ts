/**
 * Where one match is stored, in the match's own terms. SQLite implements it in a Durable Object and in the simulator, IndexedDB on a
 * device; one contract suite (testing/log-contract.ts) holds for all of them.
 */
import type { WireError } from "../../protocol/server-message.ts";
import type { Seat } from "../../rules/model.ts";
import type { Kind } from "../mode.types.ts";
import type { MatchEvent, MatchState } from "../model.ts";
import type { StreamHead } from "../streams.ts";
import type { Turns } from "../turns/turns.types.ts";
import type { About, Work } from "./match.types.ts";

/** The answer that is given again: the number of the seat's stream after the events, and the refusal if it was one. */
export interface Reply {
  readonly n: number;
  readonly error: WireError | null;
}

/** A command that had an effect, with its answer. */
export interface StoredCommand {
  readonly seat: Seat;
  readonly id: string;
  readonly digest: string;
  readonly reply: Reply;
}

/** One step of a match: its events are stored together or not at all. */
export interface LogEntry<K extends Kind = Turns> {
  /** Server time, in milliseconds since 1970. */
  readonly at: number;
  readonly events: readonly MatchEvent<K>[];
  /** The command that caused the step; null for a deadline, or for a player who sat down or left. */
  readonly command: StoredCommand | null;
}

/** The fold of a log. It can be thrown away: the log gives it again. */
export interface Fold<K extends Kind> {
  readonly state: MatchState<K>;
  readonly streams: readonly StreamHead[];
  /** Commands that each seat has had stored since the last turn event. */
  readonly commandsThisTurn: readonly number[];
}

/** The fold and the work beside it: what a match needs in memory. */
export interface Head<K extends Kind> extends Fold<K> {
  readonly work: Work;
}

/** A place in the log. It grows with every entry; what it counts is the store's own matter. */
export type Position = number;

export interface StoredEntry<K extends Kind> {
  readonly position: Position;
  /** The seat whose command caused it. */
  readonly by: Seat | null;
  readonly events: readonly MatchEvent<K>[];
}

export interface StoredMatch<K extends Kind> {
  readonly about: About<K>;
  readonly work: Work;
  /** The fold as it was last saved, up to its position; null where none was saved or it cannot be read any more. */
  readonly cached: (Fold<K> & { readonly position: Position }) | null;
  /** The entries after the cached fold, in order. */
  readonly entries: readonly StoredEntry<K>[];
}

/** What is stored with an entry, in the same transaction. A device derives its list from the head, so it gets one each time. */
export interface Change<K extends Kind> {
  readonly about?: About<K>;
  readonly head?: Head<K>;
}

/**
 * Each method does all of its work or none of it. A fault of the storage throws.
 * An entry that cannot be read throws `UnreadableEntry`: that match stops, and nothing of it is lost.
 */
export interface MatchLog<K extends Kind> {
  /** Null where no match was ever made. Only reads: an object whose id was guessed stays empty. */
  load(): StoredMatch<K> | null;
  /** The events of every entry, in order, from the first. */
  history(): readonly (readonly MatchEvent<K>[])[];
  /** The command of that seat and id, if it had an effect. */
  command(seat: Seat, id: string): StoredCommand | null;
  /** Stores a new match with its first entry. */
  create(about: About<K>, entry: LogEntry<K>, head: Head<K>): Position;
  /** Adds an entry after that position. `behind`: another entry stands there already, and nothing was stored. */
  append(after: Position, entry: LogEntry<K>, change: Change<K>): Position | "behind";
  /** Saves what stands beside the log. `at`: the position that the head was folded up to. */
  save(at: Position, change: Change<K>): void;
}

/** The same log where storing takes time: on a device. */
export type Deferred<Log> = {
  readonly [Name in keyof Log]: Log[Name] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Result>
    : never;
};

/** A stored entry that no version of this code has written. */
export class UnreadableEntry extends Error {
  readonly position: Position;

  constructor(position: Position) {
    super(`the log entry ${position} cannot be read`);
    this.position = position;
  }
}
