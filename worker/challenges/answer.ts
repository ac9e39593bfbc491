import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { all, sql } from "../db/query.ts";
import { closeOpen } from "../matches/close.ts";
import type { MatchId } from "../matches/match-id.ts";
import { tellInbox } from "../players/news.ts";

/** No to one. False: there is nothing to say no to any more. The challenger's pages hear of it by their match. */
export async function decline(c: Ctx, id: MatchId, creator: PlayerId, player: Player): Promise<boolean> {
  if ((await closeOpen(c, id, creator, "declined")) !== "ok") return false;
  await tellInbox(c, player.id);
  return true;
}

/** Whoever leaves for good keeps nobody waiting. */
export async function declineAll(c: Ctx, player: Player): Promise<void> {
  const open = await all(
    c.env.DB,
    sql.selectFrom("matches").select(["id", "creator"]).where("challenged", "=", player.id).where("status", "=", "open"),
  );
  for (const { id, creator } of open) await closeOpen(c, id, creator, "declined");
}
