import type { HttpErrorCode } from "../../shared/protocol/http.ts";
import type { RematchStatus } from "../../shared/protocol/rematch.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, first, sql } from "../db/query.ts";
import type { MatchId } from "../match/match-id.ts";
import { relationOf, unreachable } from "../relations/relation.ts";

export interface Standing {
  readonly shown: RematchStatus;
  /** How many have been offered so far. */
  readonly offers: number;
  /** Why the other cannot be asked, where nothing else stands in the way; who asks all the same hears it. */
  readonly no: HttpErrorCode | null;
}

/** How the rematch of a match stands, for one of its players. The last offer decides: a no is final, what was taken back is not. */
export async function rematchStatusFor(db: D1Database, match: MatchId, player: PlayerId, now: number): Promise<Standing> {
  const [last, seats] = await Promise.all([
    first(
      db,
      sql
        .selectFrom("matches")
        .select(["id", "status", "reason", "creator", "expires_at", "commitment", "rematch_no"])
        .where("rematch_of", "=", match)
        .orderBy("rematch_no", "desc")
        .limit(1),
    ),
    all(
      db,
      sql
        .selectFrom("seats")
        .innerJoin("matches", "matches.id", "seats.match_id")
        .innerJoin("players", "players.id", "seats.player_id")
        .select(["matches.seats", "players.id", "players.deleted_at"])
        .where("seats.match_id", "=", match),
    ),
  ]);
  const offers = last === null ? 0 : last.rematch_no + 1;
  const say = (shown: RematchStatus, no: HttpErrorCode | null = null): Standing => ({ shown, offers, no });
  if (last !== null && last.status !== "open" && last.status !== "closed") return say({ state: "begun", match: last.id });
  if (seats.length !== 2 || seats.some((seat) => seat.seats !== 2 || seat.deleted_at !== null))
    return say({ state: "impossible" });
  if (last?.reason === "declined") return say({ state: "declined" });
  if (last === null || last.status === "closed" || last.expires_at === null || last.expires_at <= now) {
    const other = seats.find(({ id }) => id !== player)?.id;
    // A block, and a setting that was chosen since, look alike.
    const no = other === undefined ? null : unreachable(await relationOf(db, player, other, now));
    return no === null ? say({ state: "open" }) : say({ state: "impossible" }, no);
  }
  const offer = { match: last.id, expiresAt: last.expires_at };
  return say(last.creator === player ? { state: "offered", ...offer } : { state: "received", ...offer, commit: last.commitment });
}
