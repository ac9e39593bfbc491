/**
 * Every run asks the matches whose last known deadline has long passed how they stand. Alarms do what is due; this finds the alarms
 * that the platform has lost. A call wakes the object, which does what is due and sets its alarm again. Most matches have only moved on
 * to a later turn, and are asked again once that deadline has passed.
 */
import pMap from "p-map";
import type { PlayerId } from "../auth/player.ts";
import { all, change, sql } from "../db/query.ts";
import type { Bindings } from "../env.ts";
import { faultOf, log } from "../log.ts";
import { askAt, STATUS_OF } from "../match/listing.ts";
import type { MatchId } from "../match/match-id.ts";
import { MAX_CONCURRENT_CALLS } from "../match/notify.ts";
import { askMatch, type Reach } from "../match/stub.ts";

/** A run of the schedule may make a thousand requests and queries in all. The next run asks the rest, oldest first. */
const MAX_PER_RUN = 300;
/** A match that did not answer, or whose outbox is not empty, is asked again after this time. */
const RETRY_MS = 3_600_000;

type Outcome = "moved-on" | "untold" | "missing" | "failed";

export async function askOverdue(reach: Reach & { readonly env: Pick<Bindings, "DB"> }, now: number): Promise<void> {
  const { DB } = reach.env;
  const waiting = await all(
    DB,
    sql.selectFrom("matches").select(["id", "status"]).where("ask_at", "<=", now).orderBy("ask_at").limit(MAX_PER_RUN),
  );
  const counts: Record<Outcome, number> = { "moved-on": 0, untold: 0, missing: 0, failed: 0 };
  await pMap(waiting, async ({ id }) => counts[await ask(reach, DB, id, now)]++, { concurrency: MAX_CONCURRENT_CALLS });
  const level = counts.untold + counts.missing + counts.failed > 0 || waiting.length === MAX_PER_RUN ? "warn" : "info";
  log(level, "ask-overdue", { asked: waiting.length, more: waiting.length === MAX_PER_RUN, ...counts });
}

async function ask(reach: Reach, db: D1Database, id: MatchId, now: number): Promise<Outcome> {
  try {
    const answer = await askMatch(reach, id, (match) => match.standing());
    if ("error" in answer) {
      if (answer.error !== "no-such-match") throw new Error(answer.error);
      // The object is made before its row, so it must exist. A changed jurisdiction puts it out of reach.
      log("error", "match-missing", { match: id });
      await change(db, sql.updateTable("matches").set({ ask_at: null }).where("id", "=", id));
      return "missing";
    }
    const { phase, due, untold, holders } = answer;
    const status = STATUS_OF[phase];
    const ended = status === "over" || status === "closed";
    await change(
      db,
      // Adds players whose request was cut short after they took the seat.
      ...holders.map(({ seat, player }) =>
        sql
          .insertInto("seats")
          .values({ match_id: id, seat, player_id: player as PlayerId, taken_at: now })
          .onConflict((there) => there.columns(["match_id", "seat"]).doUpdateSet({ player_id: player as PlayerId })),
      ),
      // Removes players who left. One who sat down after this look is not known here yet.
      sql
        .deleteFrom("seats")
        .where("match_id", "=", id)
        .where("taken_at", "<", now)
        .where(
          "seat",
          "not in",
          holders.map(({ seat }) => seat),
        ),
      // The end of a match comes with its result, from the outbox of the object alone.
      sql
        .updateTable("matches")
        .set({ ask_at: ended ? now + RETRY_MS : askAt(due), ...(ended ? {} : { status }) })
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
        .set({ ask_at: now + RETRY_MS })
        .where("id", "=", id),
    );
    return "failed";
  }
}
