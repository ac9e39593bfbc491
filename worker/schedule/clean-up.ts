import { change, sql } from "../db/query.ts";
import { HOUR_MS } from "../limits/address.ts";
import { WINDOW_MS } from "../limits/code-attempts.ts";
import { log } from "../log.ts";

const DAY_MS = 86_400_000;
/** A dead link still leads the players of a match back to it. */
const KEEP_INVITES_MS = 30 * DAY_MS;

/** Hourly: removes what has expired. Safe to run twice. */
export async function cleanUp(db: D1Database, now: number): Promise<void> {
  const [attempts, sessions] = await change(
    db,
    sql.deleteFrom("code_attempts").where("at", "<=", now - WINDOW_MS),
    sql.deleteFrom("sessions").where("expires_at", "<=", now),
  );
  log("info", "clean-up", { attempts, sessions });
}

/** Daily, because it reads every row: an index would cost a written row for each, and this costs next to nothing. */
export async function cleanUpInvites(db: D1Database, now: number): Promise<void> {
  const [invites, addresses, requests, guests] = await change(
    db,
    sql.deleteFrom("invites").where("expires_at", "<=", now - KEEP_INVITES_MS),
    sql.deleteFrom("address_use").where("since", "<=", now - HOUR_MS),
    sql.deleteFrom("requests").where("at", "<=", now - DAY_MS),
    // Guests without a session, whom nobody has met.
    sql
      .deleteFrom("players")
      .where("created_at", "<=", now - DAY_MS)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("sessions").select("player_id").whereRef("player_id", "=", "players.id"))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("seats").select("player_id").whereRef("player_id", "=", "players.id"))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("matches").select("challenged").whereRef("challenged", "=", "players.id"))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("relations").select("player_id").whereRef("player_id", "=", "players.id"))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("relations").select("player_id").whereRef("other_id", "=", "players.id"))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("word_reports").select("player_id").whereRef("player_id", "=", "players.id"))),
      ),
  );
  log("info", "clean-up-invites", { invites, addresses, requests, guests });
}
