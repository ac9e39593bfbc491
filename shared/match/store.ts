/**
 * A match in SQLite, in two tables: `log` (append-only, one row a command or deadline) and `kept`, of two rows: `about` (what the
 * match was made with, and who sits where) and `head` (the work that is not yet done, and the fold of the log as a cache, which
 * may be some rows behind). A play writes one row of log. Each table more would write two rows for every match.
 */
import { hexToBytes } from "@noble/hashes/utils.js";
import type { WireError } from "../protocol/server-message.ts";
import type { Format, LexiconId, RuleOptions, Seat } from "../rules/model.ts";
import type { Kind, Mode } from "./mode.types.ts";
import type { MatchEvent, MatchState } from "./model.ts";
import { STATE_VERSION } from "./model.ts";
import type { Notice, Sql, SqlRow } from "./ports.ts";
import { advance, type StreamHead } from "./streams.ts";
import type { TestOptions } from "./test-options.ts";
import type { Turns } from "./turns/turns.types.ts";

/** Fixed when the match is made, but for who sits down. The key never leaves it while the match runs. */
export interface About<K extends Kind = Turns> {
  readonly id: string;
  readonly ruleset: K["ruleset"];
  readonly lexicon: LexiconId;
  readonly lexiconVersion: string;
  readonly format: Format;
  readonly options: RuleOptions;
  readonly createdAt: number;
  /** Of the game, where it is not drawn; absent: the last seat's (K-04). */
  readonly firstTurn?: Seat;
  /** 256 bits, hexadecimal. With a seed: made of it and of the nonces of all who sit (fair/commit.ts). */
  readonly key: string;
  /** Absent from matches that were made before there was one, and from those with a key for tests. */
  readonly seed?: string;
  readonly test: TestOptions;
  /** Players stand here alone: the log knows seats. */
  readonly holders: readonly SeatHolder[];
}

/** The match's key. */
export const keyOf = ({ key }: Pick<About, "key">): Uint8Array => hexToBytes(key);

export interface SeatHolder {
  readonly seat: Seat;
  readonly player: string;
  readonly name: string;
  readonly nonce?: string;
  /** The player's device had sent none. */
  readonly nonceBy?: "server";
  /** Players whom they have blocked since they sat down together. */
  readonly blocks?: readonly string[];
}

export interface OutboxEntry {
  readonly notice: Notice;
  readonly tries: number;
  /** Server time of the next try. */
  readonly due: number;
}

/** Beside the state: what the log alone does not tell. */
export interface Work {
  readonly outbox: readonly OutboxEntry[];
  /** Blitz only: has the seat an open socket, as far as was noted. A socket missing without a close was dropped by the server. */
  readonly present: readonly boolean[];
  /** When such a drop was found out; null if none, or the seat has come back since. */
  readonly droppedAt: readonly (number | null)[];
}

export interface Head<K extends Kind> {
  /** Number of the last row of the log that is in it. */
  readonly row: number;
  readonly state: MatchState<K>;
  readonly streams: readonly StreamHead[];
  /** Commands of each seat stored since the last turn event. */
  readonly petty: readonly number[];
  readonly work: Work;
}

/** The answer that is given again: the number of the seat's stream after the events, and the refusal if it was one. */
export interface Reply {
  readonly n: number;
  readonly error: WireError | null;
}

export interface StoredCommand {
  readonly seat: Seat;
  readonly id: string;
  readonly digest: string;
  readonly reply: Reply;
}

export interface LogRow<K extends Kind = Turns> {
  readonly at: number;
  readonly events: readonly MatchEvent<K>[];
  /** What caused it; null: a deadline, a joining, a leaving. */
  readonly command: StoredCommand | null;
}

export const TABLES = [
  "CREATE TABLE kept (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID",
  `CREATE TABLE log (n INTEGER PRIMARY KEY, at INTEGER NOT NULL, seat INTEGER, id TEXT, digest TEXT, reply TEXT,
    events TEXT NOT NULL) STRICT`,
];

const text = (row: SqlRow, column: string): string => String(row[column]);

/** The cache of the log: thrown away when the shape of the state has changed. */
type Fold<K extends Kind> = Pick<Head<K>, "state" | "streams" | "petty">;

/** A fold as far as it goes; of nothing, there is no state. */
type Folded<K extends Kind> = Pick<Head<K>, "row" | "streams" | "petty"> & { readonly state: MatchState<K> | null };
const NOTHING = { row: 0, state: null, streams: [], petty: [] } as const;

interface StoredHead<K extends Kind> {
  readonly row: number;
  readonly version: number;
  readonly fold: Fold<K>;
  readonly work: Work;
}

export class MatchStore<K extends Kind> {
  readonly #sql: Sql;
  readonly #mode: Mode<K>;

  constructor(sql: Sql, mode: Mode<K>) {
    this.#sql = sql;
    this.#mode = mode;
  }

  /**
   * Null where there is no match. Reads only: an object that was never made stays empty. `keptRow`: up to where the head that is
   * stored goes; the one given goes to the end of the log.
   */
  load(): { readonly about: About<K>; readonly head: Head<K>; readonly keptRow: number } | null {
    const kept = this.#kept();
    if (kept === null) return null;
    const read = (name: string): unknown => {
      const body = kept.get(name);
      if (body === undefined) throw new Error(`a match without its ${name}`);
      return JSON.parse(body);
    };
    const { row, version, fold, work } = read("head") as StoredHead<K>;
    const known = version === STATE_VERSION ? { row, ...fold } : NOTHING;
    return { about: read("about") as About<K>, head: { ...this.#foldOn(known), work }, keptRow: row };
  }

  /** To ask first whether the table is there would be one query more for every play that wakes the match. */
  #kept(): ReadonlyMap<string, string> | null {
    try {
      return new Map(this.#sql.all("SELECT name, body FROM kept").map((row) => [text(row, "name"), text(row, "body")]));
    } catch (error) {
      if (/no such table: kept/.test(String(error))) return null;
      throw error;
    }
  }

  /** Every event of the log, in order. */
  *events(): Generator<MatchEvent<K>> {
    for (const row of this.#sql.all("SELECT events FROM log ORDER BY n"))
      yield* JSON.parse(text(row, "events")) as MatchEvent<K>[];
  }

  /** The same by step. */
  steps(): readonly (readonly MatchEvent<K>[])[] {
    return this.#sql.all("SELECT events FROM log ORDER BY n").map((row) => JSON.parse(text(row, "events")) as MatchEvent<K>[]);
  }

  /** Seats and ids of all commands that had an effect, each between commas: in most commands' time none of them is looked for. */
  commandKeys(): string {
    const [row] = this.#sql.all("SELECT group_concat(seat || ' ' || id) AS ids FROM log WHERE id IS NOT NULL");
    return `,${row?.ids ?? ""},`;
  }

  command(seat: Seat, id: string): StoredCommand | null {
    const [row] = this.#sql.all("SELECT digest, reply FROM log WHERE seat = ? AND id = ?", seat, id);
    return row === undefined ? null : { seat, id, digest: text(row, "digest"), reply: JSON.parse(text(row, "reply")) as Reply };
  }

  create(about: About<K>, row: LogRow<K>, head: Head<K>): void {
    this.#sql.transaction(() => {
      for (const table of TABLES) this.#sql.all(table);
      this.#log(head.row, row);
      this.#keep("about", about);
      this.save(head);
    });
  }

  /** One step of the match, whole or not at all: its row, who sat down, and the head where it is to be stored with it. */
  append(n: number, row: LogRow<K>, about: About<K> | null, head: Head<K> | null): void {
    // One statement is whole by itself.
    if (head === null && about === null) {
      this.#log(n, row);
      return;
    }
    this.#sql.transaction(() => {
      this.#log(n, row);
      if (head !== null) this.save(head);
      if (about !== null) this.#keep("about", about);
    });
  }

  /** Who sits where has new names. */
  saveAbout(about: About<K>): void {
    this.#keep("about", about);
  }

  save({ row, work, ...fold }: Head<K>): void {
    this.#keep("head", { row, version: STATE_VERSION, fold, work } satisfies StoredHead<K>);
  }

  #keep(name: string, body: object): void {
    this.#sql.all("INSERT OR REPLACE INTO kept (name, body) VALUES (?, ?)", name, JSON.stringify(body));
  }

  #log(n: number, { at, events, command }: LogRow<K>): void {
    this.#sql.all(
      "INSERT INTO log (n, at, seat, id, digest, reply, events) VALUES (?, ?, ?, ?, ?, ?, ?)",
      n,
      at,
      command?.seat ?? null,
      command?.id ?? null,
      command?.digest ?? null,
      command === null ? null : JSON.stringify(command.reply),
      JSON.stringify(events),
    );
  }

  /** Rows are folded one by one, since the count of petty commands is by row. */
  #foldOn(known: Folded<K>): Fold<K> & { readonly row: number } {
    let { row, state, streams, petty } = known;
    for (const { n, seat, events } of this.#sql.all("SELECT n, seat, events FROM log WHERE n > ? ORDER BY n", row)) {
      const advanced = advance(this.#mode, state, streams, JSON.parse(String(events)) as MatchEvent<K>[]);
      petty = countPetty(petty, advanced.state.seats, seat === null ? null : Number(seat), advanced.turned);
      state = advanced.state;
      streams = advanced.streams;
      row = Number(n);
    }
    if (state === null) throw new Error("a match without a log");
    return { row, state, streams, petty };
  }
}

/** commands a seat has had stored since the last turn event. */
export function countPetty(petty: readonly number[], seats: number, by: Seat | null, turned: boolean): readonly number[] {
  const counted: number[] = [];
  for (let seat = 0; seat < seats; seat++) counted.push(turned ? 0 : (petty[seat] ?? 0) + (seat === by ? 1 : 0));
  return counted;
}
