import { change, sql } from "../db/query.ts";
import { HOUR_MS } from "../limits/address.ts";
import { WINDOW_MS } from "../limits/code-attempts.ts";
import { log } from "../log.ts";

const DAY_MS = 86_400_000;
/** A dead link still brings back who sits in its match. */
const KEEP_INVITES_MS = 30 * DAY_MS;

/** Hourly: what has run out and is asked for no more. Safe to run twice. */
export async function cleanUp(db: D1Database, now: number): Promise<void> {
  const [attempts, sessions] = await change(
    db,
    sql.deleteFrom("code_attempts").where("at", "<=", now - WINDOW_MS),
    sql.deleteFrom("sessions").where("expires_at", "<=", now),
  );
  log("info", "clean-up", { attempts, sessions });
}

/** Daily, since it looks at every row there is: an index would cost a row for each, and this costs nothing to speak of. */
export async function cleanUpInvites(db: D1Database, now: number): Promise<void> {
  const [invites, addresses, guests] = await change(
    db,
    sql.deleteFrom("invites").where("expires_at", "<=", now - KEEP_INVITES_MS),
    sql.deleteFrom("address_use").where("since", "<=", now - HOUR_MS),
    // Nobody can come back as one of these, and nobody has met them.
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
  log("info", "clean-up-invites", { invites, addresses, guests });
}
