/**
 * A place is taken before a match is made or joined: player, then match. Nobody gives it back when the match is over, or when a
 * request was cut short in between: what stands for nothing is looked up when no other place is left.
 */
import type { LimitCode, Place } from "../../shared/player/limits.ts";
import { type Held, RESERVED_MS } from "../../shared/player/service.types.ts";
import type { Ctx } from "../app.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, sql } from "../db/query.ts";
import { faultOf, log } from "../log.ts";
import type { MatchId } from "../match/match-id.ts";
import { askPlayer } from "./stub.ts";

/** null: it is taken. */
export async function takePlace(c: Ctx, player: PlayerId, place: Place & { readonly match: MatchId }): Promise<LimitCode | null> {
  const limited = !c.var.settings.testOptions;
  const first = await askPlayer(c, player, (object) => object.reserve(place, limited, []));
  if ("ok" in first) return null;
  const over = await whichStandForNothing(c.env.DB, player, first.held, Date.now());
  if (over.length === 0) return first.error;
  const second = await askPlayer(c, player, (object) => object.reserve(place, limited, over));
  return "ok" in second ? null : second.error;
}

/** It came to nothing. A place that is kept by mistake is found when no other is left. */
export async function leavePlace(c: Ctx, player: PlayerId, match: MatchId): Promise<void> {
  try {
    await askPlayer(c, player, (object) => object.release(match));
  } catch (error) {
    log("warn", "place-kept", { player, match, ...faultOf(error) });
  }
}

/** Those that are for no match that goes on with this player in it. One that is young may be for a match that is about to be. */
async function whichStandForNothing(db: D1Database, player: PlayerId, held: readonly Held[], now: number): Promise<string[]> {
  const matches = held.map(({ match }) => match as MatchId);
  const going = await all(
    db,
    sql
      .selectFrom("matches")
      .innerJoin("seats", "seats.match_id", "matches.id")
      .select(["matches.id", "matches.status", "matches.expires_at"])
      .where("matches.id", "in", matches)
      .where("seats.player_id", "=", player),
  );
  const known = new Map<string, (typeof going)[number]>(going.map((row) => [row.id, row]));
  return held
    .filter(({ match, since }) => {
      const row = known.get(match);
      if (row === undefined) return now - since > RESERVED_MS;
      const ranOut = row.status === "open" && row.expires_at !== null && row.expires_at <= now;
      return ranOut || row.status === "over" || row.status === "closed";
    })
    .map(({ match }) => match);
}
