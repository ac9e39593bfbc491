/** Between the end of an account and what its player did a moment before. */
import type { Ctx } from "../app.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { change, first, sql } from "../db/query.ts";
import { deferNews } from "./deferred-news.ts";
import type { MatchId } from "./match-id.ts";
import { tell } from "./notify.ts";

/** Comes before the account's matches are looked for: whoever sits down after that finds it; who sat down before is found. */
export const markDeleted = (db: D1Database, player: PlayerId, at: number): Promise<unknown> =>
  change(db, sql.updateTable("players").set({ deleted_at: at }).where("id", "=", player));

export async function isDeleted(db: D1Database, player: PlayerId): Promise<boolean> {
  const row = await first(db, sql.selectFrom("players").select("deleted_at").where("id", "=", player));
  return row === null || row.deleted_at !== null;
}

/** To be asked once a seat is written. True: its player has gone meanwhile, and the match has heard it. */
export async function removeIfDeleted(c: Ctx, match: MatchId, player: PlayerId): Promise<boolean> {
  if (!(await isDeleted(c.env.DB, player))) return false;
  const news = { kind: "deleted" } as const;
  if (!(await tell(c, match, player, news))) await deferNews(c.env.DB, player, news, [match], Date.now());
  const open = sql.selectFrom("matches").select("id").where("status", "=", "open").where("creator", "!=", player);
  await change(
    c.env.DB,
    sql.deleteFrom("seats").where("match_id", "=", match).where("player_id", "=", player).where("match_id", "in", open),
  );
  return true;
}
