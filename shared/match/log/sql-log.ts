/**
 * A match in SQLite, in two tables: `log` (append-only, one row a step) and `kept`, which has two rows: `about`, and `head` (the
 * work that is not done yet, and the fold of the log as a cache, which may be some rows behind). A play writes one row of `log`.
 * Each further table would cost two rows for every match.
 */
import type { Seat } from "../../rules/model.ts";
import type { Kind, Mode } from "../mode.types.ts";
import type { MatchEvent } from "../model.ts";
import { aboutText, headText, readAbout, readEvents, readHead, readReply } from "./codec.ts";
import type { Change, Head, LogEntry, MatchLog, Position, StoredCommand, StoredMatch } from "./log.types.ts";
import type { About } from "./match.types.ts";

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

export interface Sql {
  all(query: string, ...values: readonly SqlValue[]): readonly SqlRow[];
  /** Stores all of the work or none of it. The work is synchronous, and its type says so: an async function does not fit. */
  transaction(work: () => undefined): void;
}

export const TABLES = [
  "CREATE TABLE kept (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID",
  `CREATE TABLE log (n INTEGER PRIMARY KEY, at INTEGER NOT NULL, seat INTEGER, id TEXT, digest TEXT, reply TEXT,
    events TEXT NOT NULL) STRICT`,
];

const HAS_MATCH = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'kept'";
/** It gives the number of the stored row, and nothing where such a row stands already. */
const INSERT =
  "INSERT INTO log (n, at, seat, id, digest, reply, events) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING n";

const text = (row: SqlRow, column: string): string => String(row[column]);

export class SqlMatchLog<K extends Kind> implements MatchLog<K> {
  readonly #sql: Sql;
  readonly #mode: Mode<K>;
  /** Commands stored since this object was made, by seat and id. */
  readonly #commands = new Map<string, StoredCommand>();
  /** The seats and ids of all earlier commands, each between commas; null: not read yet. */
  #earlier: string | null = null;

  constructor(sql: Sql, mode: Mode<K>) {
    this.#sql = sql;
    this.#mode = mode;
  }

  load(): StoredMatch<K> | null {
    const bodies = this.#bodies();
    if (bodies === null) return null;
    const { work, cached } = readHead(this.#mode, bodies.get("head"));
    const rows = this.#sql.all("SELECT n, seat, events FROM log WHERE n > ? ORDER BY n", cached?.position ?? 0);
    const entries = rows.map((row) => {
      const position = Number(row.n);
      const by = row.seat === null ? null : Number(row.seat);
      return { position, by, events: readEvents(this.#mode, position, text(row, "events")) };
    });
    return { about: readAbout(this.#mode, bodies.get("about")), work, cached, entries };
  }

  /** Null where there is no match. That is asked only after the query has failed: asking first would cost every wake-up a query. */
  #bodies(): ReadonlyMap<string, string> | null {
    try {
      return new Map(this.#sql.all("SELECT name, body FROM kept").map((row) => [text(row, "name"), text(row, "body")]));
    } catch (error) {
      if (this.#sql.all(HAS_MATCH).length === 0) return null;
      throw error;
    }
  }

  history(): readonly (readonly MatchEvent<K>[])[] {
    return this.#sql
      .all("SELECT n, events FROM log ORDER BY n")
      .map((row) => readEvents(this.#mode, Number(row.n), text(row, "events")));
  }

  /** Most commands are new: one list of the known ids, read once, answers for all of them. */
  command(seat: Seat, id: string): StoredCommand | null {
    const key = keyOf(seat, id);
    const known = this.#commands.get(key);
    if (known !== undefined) return known;
    this.#earlier ??= this.#readKeys();
    if (!this.#earlier.includes(`,${key},`)) return null;
    const [row] = this.#sql.all("SELECT n, digest, reply FROM log WHERE seat = ? AND id = ?", seat, id);
    if (row === undefined) return null;
    return { seat, id, digest: text(row, "digest"), reply: readReply(Number(row.n), text(row, "reply")) };
  }

  #readKeys(): string {
    const [row] = this.#sql.all("SELECT group_concat(seat || ' ' || id) AS ids FROM log WHERE id IS NOT NULL");
    return `,${row?.ids ?? ""},`;
  }

  create(about: About<K>, entry: LogEntry<K>, head: Head<K>): Position {
    this.#sql.transaction(() => {
      for (const table of TABLES) this.#sql.all(table);
      this.#insert(1, entry);
      this.save(1, { about, head });
    });
    return 1;
  }

  append(after: Position, entry: LogEntry<K>, change: Change<K>): Position | "behind" {
    const position = after + 1;
    let stored = false;
    // One statement is whole by itself.
    if (change.head === undefined && change.about === undefined) stored = this.#insert(position, entry);
    else {
      this.#sql.transaction(() => {
        stored = this.#insert(position, entry);
        if (stored) this.save(position, change);
      });
    }
    if (!stored) return "behind";
    if (entry.command !== null) this.#commands.set(keyOf(entry.command.seat, entry.command.id), entry.command);
    return position;
  }

  save(at: Position, { about, head }: Change<K>): void {
    if (head !== undefined) this.#keep("head", headText(at, head));
    if (about !== undefined) this.#keep("about", aboutText(about));
  }

  #keep(name: string, body: string): void {
    this.#sql.all("INSERT OR REPLACE INTO kept (name, body) VALUES (?, ?)", name, body);
  }

  /** False: another row stands there already. */
  #insert(n: Position, { at, events, command }: LogEntry<K>): boolean {
    const { seat = null, id = null, digest = null } = command ?? {};
    const reply = command === null ? null : JSON.stringify(command.reply);
    return this.#sql.all(INSERT, n, at, seat, id, digest, reply, JSON.stringify(events)).length > 0;
  }
}

const keyOf = (seat: Seat, id: string): string => `${seat} ${id}`;
