import type { SeatTaken } from "../../shared/protocol/http.ts";
import type { Ctx } from "../app.types.ts";
import type { Player } from "../auth/player.ts";
import { change, sql } from "../db/query.ts";
import { refuse } from "../http/refuse.ts";
import { doneBy, mayDo } from "../limits/address.ts";
import type { MatchId } from "../match/match-id.ts";
import { askMatch } from "../match/stub.ts";
import { leavePlace } from "../players/places.ts";

/** By one player and of one match in an hour: each is stored, and told to all who sit there. */
const MOST_AN_HOUR = 5;

/**
 * A seat that one has in an open match is free again: the object first, then the lists, then the player's place. If this stops
 * half-way the match is listed still, and leaving it once more does the rest.
 */
export async function leave(c: Ctx, id: MatchId, player: Player): Promise<Response> {
  if (!(await mayDo(c.env.DB, doneBy(player.id, `leaves:${id}`), MOST_AN_HOUR, Date.now()))) return refuse(c, "too-many");
  const left = await askMatch(c, id, (match) => match.leaveSeat({ player: player.id }));
  if ("error" in left)
    return refuse(c, left.error === "not-allowed" ? "seat-taken" : left.error === "no-such-match" ? left.error : "try-again");
  // Somebody else may sit there by now: that row is theirs.
  await change(c.env.DB, sql.deleteFrom("seats").where("match_id", "=", id).where("player_id", "=", player.id));
  await leavePlace(c, player.id, id);
  return c.json({ match: id } satisfies SeatTaken);
}
