/** Reads what a match has stored, past the service. */
import type { SqlRow } from "../ports.ts";
import type { LogRow } from "../store.ts";
import type { Stored } from "./rig.types.ts";

export function readStored(all: (query: string) => readonly SqlRow[]): Stored | null {
  if (all("SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('kept', 'log')").length === 0) return null;
  const kept = Object.fromEntries(all("SELECT name, body FROM kept").map(({ name, body }) => [name, String(body)]));
  return { about: kept.about ?? "", head: kept.head ?? "", log: JSON.stringify(all("SELECT * FROM log ORDER BY n")) };
}

export function readLog(stored: Stored | null): readonly LogRow[] {
  const rows = JSON.parse(stored?.log ?? "[]") as readonly SqlRow[];
  return rows.map(({ at, events, seat, id, digest, reply }) => ({
    at: Number(at),
    events: JSON.parse(String(events)),
    command:
      seat === null ? null : { seat: Number(seat), id: String(id), digest: String(digest), reply: JSON.parse(String(reply)) },
  }));
}

export const readState = (stored: Stored | null): unknown => JSON.parse(stored?.head ?? "{}").fold?.state;
