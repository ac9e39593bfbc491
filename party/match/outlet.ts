/** Brings what a match has to tell into D1 (migrations/0001): at least once from here, once there. */
import type { Delivery, Notice, Outlet } from "../../shared/match/ports.ts";
import { OVERDUE_MS } from "../../shared/match/times.ts";
import { withTimeout } from "../objects/with-timeout.ts";

const TIMEOUT_MS = 2000;

export class DatabaseOutlet implements Outlet {
  readonly #db: D1Database;

  constructor(db: D1Database) {
    this.#db = db;
  }

  /** The batch is one transaction: a second delivery fails on the key of `applied`, and changes nothing. */
  async deliver(match: string, notice: Notice): Promise<Delivery> {
    const applied = this.#db
      .prepare("INSERT INTO applied (match_id, event, at) SELECT id, ?2, ?3 FROM matches WHERE id = ?1")
      .bind(match, notice.name, notice.at);
    try {
      const results = await withTimeout(TIMEOUT_MS, this.#db.batch([applied, this.#change(match, notice)]));
      if ((results[0]?.meta.changes ?? 0) > 0) return "applied";
      // No row. A match that closes without one was never listed, and has nothing to tell; else the row is still to come.
      return notice.name === "closed" ? "applied" : "unlisted";
    } catch (error) {
      if (/UNIQUE constraint failed: applied\./.test(String(error))) return "applied";
      throw error;
    }
  }

  #change(match: string, notice: Notice): D1PreparedStatement {
    switch (notice.name) {
      case "live":
        return this.#db
          .prepare("UPDATE matches SET status = 'live', updated_at = ?2, expires_at = NULL, ask_at = ?3 WHERE id = ?1")
          .bind(match, notice.at, notice.due === null ? null : notice.due + OVERDUE_MS);
      case "closed":
        return this.#end(match, notice.at, "closed", notice.reason, null, 0);
      case "over":
        return this.#end(
          match,
          notice.at,
          "over",
          notice.result.reason,
          JSON.stringify(notice.result),
          bitsOf(notice.away ?? []),
        );
    }
  }

  #end(
    match: string,
    at: number,
    status: "closed" | "over",
    reason: string,
    result: string | null,
    absent: number,
  ): D1PreparedStatement {
    return this.#db
      .prepare(
        `UPDATE matches SET status = ?3, updated_at = ?2, expires_at = NULL, ask_at = NULL, ended_at = ?2, reason = ?4,
          result = ?5, absent = ?6
          WHERE id = ?1`,
      )
      .bind(match, at, status, reason, result, absent);
  }
}

const bitsOf = (seats: readonly number[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0);
