/** A player whose account ends takes part in nothing more, even where a request read the account just before. */
import type { Ctx } from "../app.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { change, first, sql } from "../db/query.ts";
import { deferNews } from "./deferred-news.ts";
import type { MatchId } from "./match-id.ts";
import { notifyMatch } from "./notify.ts";

/**
 * Runs before the account's matches are looked up. A player who sits down afterwards is found by `removeIfDeleted`; one who sat down
 * before is found by that look-up.
 */
export const markDeleted = (db: D1Database, player: PlayerId, at: number): Promise<unknown> =>
  change(db, sql.updateTable("players").set({ deleted_at: at }).where("id", "=", player));

export async function isDeleted(db: D1Database, player: PlayerId): Promise<boolean> {
  const row = await first(db, sql.selectFrom("players").select("deleted_at").where("id", "=", player));
  return row === null || row.deleted_at !== null;
}

/** Runs after a seat is written. True: the player was deleted meanwhile, and the match is notified. */
export async function removeIfDeleted(c: Ctx, match: MatchId, player: PlayerId): Promise<boolean> {
  if (!(await isDeleted(c.env.DB, player))) return false;
  const news = { kind: "deleted" } as const;
  if (!(await notifyMatch(c, match, player, news))) await deferNews(c.env.DB, player, news, [match], Date.now());
  const open = sql.selectFrom("matches").select("id").where("status", "=", "open").where("creator", "!=", player);
  await change(
    c.env.DB,
    sql.deleteFrom("seats").where("match_id", "=", match).where("player_id", "=", player).where("match_id", "in", open),
  );
  return true;
}
