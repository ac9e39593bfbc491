import type { WordReport } from "../../shared/protocol/http.ts";
import type { PlayerId } from "../auth/player.ts";
import { change, first, sql } from "../db/query.ts";
import { log } from "../log.ts";

const DAY_MS = 86_400_000;
/** More than anybody comes upon in a day of play. */
const MOST_A_DAY = 20;
/** As long as the list that a report is about is served. */
const KEEP_MS = 400 * DAY_MS;

/** False: too many today. One statement counts and inserts, and D1 runs one at a time. */
export async function noteReport(db: D1Database, player: PlayerId, report: WordReport, now: number): Promise<boolean> {
  const { lexicon, word, kind, version } = report;
  const today = sql
    .selectFrom("word_reports")
    .select((e) => e.fn.countAll<number>().as("reports"))
    .where("player_id", "=", player)
    .where("reported_at", ">", now - DAY_MS);
  const row = sql
    .selectNoFrom(({ val }) => [
      val(lexicon).as("lexicon"),
      val(word).as("word"),
      val(kind).as("kind"),
      val(player).as("player_id"),
      val(version).as("version"),
      val(now).as("reported_at"),
    ])
    .where(today, "<", MOST_A_DAY);
  const [noted] = await change(
    db,
    sql
      .insertInto("word_reports")
      .columns(["lexicon", "word", "kind", "player_id", "version", "reported_at"])
      .expression(row)
      .onConflict((before) => before.doNothing()),
  );
  if (noted === 1) return true;
  const before = await first(
    db,
    sql
      .selectFrom("word_reports")
      .select("reported_at")
      .where("lexicon", "=", lexicon)
      .where("word", "=", word)
      .where("kind", "=", kind)
      .where("player_id", "=", player),
  );
  return before !== null;
}

/** Daily: reports that somebody has long looked at. */
export async function cleanUpReports(db: D1Database, now: number): Promise<void> {
  const [reports] = await change(db, sql.deleteFrom("word_reports").where("reported_at", "<=", now - KEEP_MS));
  log("info", "clean-up-reports", { reports });
}
