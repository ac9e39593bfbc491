import type { HttpErrorCode } from "../../shared/protocol/http.ts";
import type { RematchStatus } from "../../shared/protocol/rematch.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, first, sql } from "../db/query.ts";
import type { MatchId } from "../match/match-id.ts";
import { relationOf, unreachable } from "../relations/relation.ts";

export interface RematchState {
  readonly shown: RematchStatus;
  /** How many were offered so far. */
  readonly offers: number;
  /** Why the opponent cannot be asked, if nothing else stands in the way. A request is refused with it. */
  readonly no: HttpErrorCode | null;
}

/** The rematch of a match, as one of its players sees it. The last offer decides: a no is final, an offer that was taken back is not. */
export async function rematchStateOf(db: D1Database, match: MatchId, player: PlayerId, now: number): Promise<RematchState> {
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
  const say = (shown: RematchStatus, no: HttpErrorCode | null = null): RematchState => ({ shown, offers, no });
  if (last !== null && last.status !== "open" && last.status !== "closed") return say({ state: "begun", match: last.id });
  if (seats.length !== 2 || seats.some((seat) => seat.seats !== 2 || seat.deleted_at !== null))
    return say({ state: "impossible" });
  if (last?.reason === "declined") return say({ state: "declined" });
  if (last === null || last.status === "closed" || last.expires_at === null || last.expires_at <= now) {
    const other = seats.find(({ id }) => id !== player)?.id;
    // A block looks like the setting "friends only".
    const no = other === undefined ? null : unreachable(await relationOf(db, player, other, now));
    return no === null ? say({ state: "open" }) : say({ state: "impossible" }, no);
  }
  const offer = { match: last.id, expiresAt: last.expires_at };
  return say(last.creator === player ? { state: "offered", ...offer } : { state: "received", ...offer, commit: last.commitment });
}
