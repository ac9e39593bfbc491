/** Brings the notices of a match into D1 (migrations/0001): sent at least once, applied once. */
import type { Delivery, Notice, Outlet } from "../../shared/match/ports.ts";
import { OVERDUE_MS } from "../../shared/match/times.ts";
import { withTimeout } from "../objects/with-timeout.ts";

const TIMEOUT_MS = 2000;

export class DatabaseOutlet implements Outlet {
  readonly #db: D1Database;

  constructor(db: D1Database) {
    this.#db = db;
  }

  /**
   * The batch is one transaction. A second delivery inserts no row into `applied`, and so changes nothing: the update asks `changes()`,
   * the rows that the statement before it has written.
   */
  async deliver(match: string, notice: Notice): Promise<Delivery> {
    const apply = this.#db
      .prepare("INSERT OR IGNORE INTO applied (match_id, event, at) SELECT id, ?2, ?3 FROM matches WHERE id = ?1")
      .bind(match, notice.name, notice.at);
    const listed = this.#db.prepare("SELECT 1 FROM matches WHERE id = ?1").bind(match);
    const results = await withTimeout(TIMEOUT_MS, this.#db.batch([apply, this.#change(match, notice), listed]));
    if ((results[2]?.results.length ?? 0) > 0) return "applied";
    // A match that closes without a row was never listed, and has nothing to tell. Else the row is still to come.
    return notice.name === "closed" ? "applied" : "unlisted";
  }

  #change(match: string, notice: Notice): D1PreparedStatement {
    switch (notice.name) {
      case "live":
        return this.#db
          .prepare(
            "UPDATE matches SET status = 'live', updated_at = ?2, expires_at = NULL, ask_at = ?3 WHERE id = ?1 AND changes() > 0",
          )
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
          WHERE id = ?1 AND changes() > 0`,
      )
      .bind(match, at, status, reason, result, absent);
  }
}

const bitsOf = (seats: readonly number[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0);
