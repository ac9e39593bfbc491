import type { Ctx } from "../app.types.ts";
import { readPlayer } from "../auth/session.ts";
import { first, sql } from "../db/query.ts";
import { type MatchId, readMatchId } from "./match-id.ts";

/** The `:id` of the path if this server made it: a guessed one touches neither object nor database. */
export async function knownMatch(c: Ctx): Promise<MatchId | null> {
  const id = await readMatchId(c.var.settings.key, c.req.param("id") ?? "");
  if (id !== null) c.set("match", id);
  return id;
}

/** The reader's own row of a match; null where there is no such match or no seat in it: the two look alike. */
export async function seatIn(c: Ctx, match: MatchId) {
  const player = await readPlayer(c);
  if (player === null) return null;
  const row = await first(
    c.env.DB,
    sql
      .selectFrom("seats")
      .innerJoin("matches", "matches.id", "seats.match_id")
      .leftJoin("players", "players.id", "matches.challenged")
      .select([
        "matches.status",
        "matches.creator",
        "matches.expires_at",
        "matches.challenged",
        "players.name as asked",
        "seats.seat",
      ])
      .where("seats.match_id", "=", match)
      .where("seats.player_id", "=", player.id),
  );
  return row === null ? null : { ...row, player, isCreator: row.creator === player.id };
}
