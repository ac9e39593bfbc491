/**
 * A place in a match is taken before the match is asked for it: player, then match. Should this be cut short in between, the
 * place stands for nothing; it is found and let go when no other is left.
 */
import type { LimitCode, Place } from "../../shared/player/limits.ts";
import { type Held, RESERVED_MS } from "../../shared/player/service.types.ts";
import type { Ctx } from "../app.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, sql } from "../db/query.ts";
import { faultOf, log } from "../log.ts";
import type { MatchId } from "../matches/match-id.ts";
import { playerStub } from "./stub.ts";

/** null: it is taken. */
export async function takePlace(c: Ctx, player: PlayerId, place: Place & { readonly match: MatchId }): Promise<LimitCode | null> {
  const limited = !c.var.settings.testOptions;
  const first = await playerStub(c, player).reserve(place, limited);
  if ("ok" in first) return null;
  const over = await whichAreOver(c.env.DB, first.held, Date.now());
  if (over.length === 0) return first.error;
  log("warn", "places-healed", { player, places: over.length });
  await playerStub(c, player).release(over);
  const second = await playerStub(c, player).reserve(place, limited);
  return "ok" in second ? null : second.error;
}

/** It came to nothing, or is over. A place that is kept by mistake is found when no other is left. */
export async function leavePlace(c: Ctx, player: PlayerId, match: MatchId): Promise<void> {
  try {
    await playerStub(c, player).release([match]);
  } catch (error) {
    log("warn", "place-kept", { player, match, ...faultOf(error) });
  }
}

/** Of these places, which stand for no match that goes on. One that is young may be for a match that is about to be made. */
async function whichAreOver(db: D1Database, held: readonly Held[], now: number): Promise<string[]> {
  const rows = await all(
    db,
    sql
      .selectFrom("matches")
      .select(["id", "status", "expires_at"])
      .where(
        "id",
        "in",
        held.map(({ match }) => match as MatchId),
      ),
  );
  const known = new Map<string, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
  return held
    .filter(({ match, since }) => {
      const row = known.get(match);
      if (row === undefined) return now - since > RESERVED_MS;
      const ranOut = row.status === "open" && row.expires_at !== null && row.expires_at <= now;
      return ranOut || row.status === "over" || row.status === "closed";
    })
    .map(({ match }) => match);
}
