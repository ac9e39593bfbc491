/**
 * Deadlines are the objects' own affair, and their alarms see to them. Should the platform lose one, nobody would ever know: so
 * once an hour each match is asked whose last known deadline is long past. To be asked wakes the object, which does what is due
 * and sets its alarm again. Most have merely moved on to a later turn, and are asked again when that one is past.
 */
import type { PlayerId } from "../auth/player.ts";
import { all, change, sql } from "../db/query.ts";
import type { Bindings } from "../env.ts";
import { faultOf, log } from "../log.ts";
import { askAt, STATUS_OF } from "../match/listing.ts";
import type { MatchId } from "../match/match-id.ts";
import { askMatch, type Reach } from "../match/stub.ts";

/** One run may make a thousand requests and queries in all; who is left is asked by the next, oldest first. */
const MOST = 300;
const AT_ONCE = 6;
/** Who owes the lists a word, or did not answer, is asked again so much later. */
const AGAIN_MS = 3_600_000;

type Found = "moved-on" | "untold" | "missing" | "failed";

export async function askOverdue(reach: Reach & { readonly env: Pick<Bindings, "DB"> }, now: number): Promise<void> {
  const { DB } = reach.env;
  const waiting = await all(
    DB,
    sql.selectFrom("matches").select(["id", "status"]).where("ask_at", "<=", now).orderBy("ask_at").limit(MOST),
  );
  const counts: Record<Found, number> = { "moved-on": 0, untold: 0, missing: 0, failed: 0 };
  const left = [...waiting];
  const lane = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) counts[await ask(reach, DB, next.id, now)]++;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  const level = counts.untold + counts.missing + counts.failed > 0 || waiting.length === MOST ? "warn" : "info";
  log(level, "ask-overdue", { asked: waiting.length, more: waiting.length === MOST, ...counts });
}

async function ask(reach: Reach, db: D1Database, id: MatchId, now: number): Promise<Found> {
  try {
    const answer = await askMatch(reach, id, (match) => match.standing());
    if ("error" in answer) {
      if (answer.error !== "no-such-match") throw new Error(answer.error);
      // The object is made before its row. It is out of reach where the jurisdiction was changed.
      log("error", "match-missing", { match: id });
      await change(db, sql.updateTable("matches").set({ ask_at: null }).where("id", "=", id));
      return "missing";
    }
    const { phase, due, untold, holders } = answer;
    const status = STATUS_OF[phase];
    const ended = status === "over" || status === "closed";
    await change(
      db,
      // Whoever sat down and was not listed, since the request was cut short.
      ...holders.map(({ seat, player }) =>
        sql
          .insertInto("seats")
          .values({ match_id: id, seat, player_id: player as PlayerId, taken_at: now })
          .onConflict((there) => there.columns(["match_id", "seat"]).doUpdateSet({ player_id: player as PlayerId })),
      ),
      // And whoever left again; who has sat down since then is not known here yet.
      sql
        .deleteFrom("seats")
        .where("match_id", "=", id)
        .where("taken_at", "<", now)
        .where(
          "seat",
          "not in",
          holders.map(({ seat }) => seat),
        ),
      // How a match ended is told by its outbox alone, with the result.
      sql
        .updateTable("matches")
        .set({ ask_at: ended ? now + AGAIN_MS : askAt(due), ...(ended ? {} : { status }) })
        .where("id", "=", id)
        .where("status", "not in", ["over", "closed"]),
    );
    return ended || untold > 0 ? "untold" : "moved-on";
  } catch (error) {
    log("error", "ask-failed", { match: id, ...faultOf(error) });
    await change(
      db,
      sql
        .updateTable("matches")
        .set({ ask_at: now + AGAIN_MS })
        .where("id", "=", id),
    );
    return "failed";
  }
}
