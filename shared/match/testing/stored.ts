/** Reads what a match has stored, past the service. */
import { evolve } from "../evolve.ts";
import type { LogEntry } from "../log/log.types.ts";
import { type SqlRow, type SqlValue, TABLES } from "../log/sql-log.ts";
import type { Kind, Mode } from "../mode.types.ts";
import type { MatchState } from "../model.ts";
import type { Turns } from "../turns/turns.types.ts";
import type { OldMatch, Stored } from "./rig.types.ts";

/** Empty where no match was ever made. */
export const TABLES_QUERY = "SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('kept', 'log')";
export const KEPT_QUERY = "SELECT name, body FROM kept";
export const LOG_QUERY = "SELECT * FROM log ORDER BY n";

/** The tables as every version so far has made them, filled with an old match. */
export function* restoring({ about, head, log }: OldMatch): Generator<readonly [query: string, ...values: SqlValue[]]> {
  for (const table of TABLES) yield [table];
  yield ["INSERT INTO kept (name, body) VALUES ('about', ?)", JSON.stringify(about)];
  yield ["INSERT INTO kept (name, body) VALUES ('head', ?)", JSON.stringify(head)];
  for (const row of log) {
    const columns = Object.keys(row);
    yield [`INSERT INTO log (${columns.join()}) VALUES (${columns.map(() => "?").join()})`, ...Object.values(row)];
  }
}

export function storedFrom(kept: readonly SqlRow[], log: readonly SqlRow[]): Stored {
  const bodies = Object.fromEntries(kept.map(({ name, body }) => [name, String(body)]));
  return { about: bodies.about ?? "", head: bodies.head ?? "", log: JSON.stringify(log) };
}

export function readStored(all: (query: string) => readonly SqlRow[]): Stored | null {
  return all(TABLES_QUERY).length === 0 ? null : storedFrom(all(KEPT_QUERY), all(LOG_QUERY));
}

export function readLog<K extends Kind = Turns>(stored: Stored | null): readonly LogEntry<K>[] {
  const rows = JSON.parse(stored?.log ?? "[]") as readonly SqlRow[];
  return rows.map(({ at, events, seat, id, digest, reply }) => ({
    at: Number(at),
    events: JSON.parse(String(events)),
    command:
      seat === null ? null : { seat: Number(seat), id: String(id), digest: String(digest), reply: JSON.parse(String(reply)) },
  }));
}

/** The state as it is kept, with what the log has brought since. */
export function readState<K extends Kind>(mode: Mode<K>, stored: Stored | null): MatchState<K> | null {
  const { row = 0, fold } = JSON.parse(stored?.head ?? "{}") as {
    readonly row?: number;
    readonly fold?: { readonly state: MatchState<K> };
  };
  const since = readLog<K>(stored).slice(row);
  return since
    .flatMap(({ events }) => events)
    .reduce((state: MatchState<K> | null, event) => evolve(mode, state, event), fold?.state ?? null);
}
