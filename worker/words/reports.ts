import type { WordReport } from "../../shared/protocol/http.ts";
import type { PlayerId } from "../auth/player.ts";
import { change, eb, first, insertIf, sql } from "../db/query.ts";
import { log } from "../log.ts";

const DAY_MS = 86_400_000;
/** More than anybody comes upon in a day of play. */
const MOST_A_DAY = 20;
/** As long as the list that a report is about is served. */
const KEEP_MS = 400 * DAY_MS;

/** False: too many today. */
export async function noteReport(db: D1Database, player: PlayerId, report: WordReport, now: number): Promise<boolean> {
  const { lexicon, word, kind, version } = report;
  const today = sql
    .selectFrom("word_reports")
    .select((e) => e.fn.countAll<number>().as("reports"))
    .where("player_id", "=", player)
    .where("reported_at", ">", now - DAY_MS);
  const row = { lexicon, word, kind, version, player_id: player, reported_at: now };
  const [noted] = await change(
    db,
    insertIf("word_reports", row, eb(today, "<", MOST_A_DAY)).onConflict((before) => before.doNothing()),
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
