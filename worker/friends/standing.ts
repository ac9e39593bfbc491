import type { HttpErrorCode } from "../../shared/protocol/http.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, first, sql } from "../db/query.ts";

type Kind = "friend" | "asked" | "blocked";

/** How two stand to each other: what each is to the other, requests that came with a dead challenge left out. */
export interface Standing {
  readonly mine: Kind | null;
  readonly theirs: Kind | null;
  /** Whom the other lets reach them. */
  readonly reachable: "anyone" | "friends";
}

export async function standingOf(db: D1Database, me: PlayerId, other: PlayerId, now: number): Promise<Standing> {
  const [rows, player] = await Promise.all([
    all(
      db,
      living(now)
        .select(["relations.player_id", "relations.kind"])
        .where((e) =>
          e.or([
            e.and([e("relations.player_id", "=", me), e("relations.other_id", "=", other)]),
            e.and([e("relations.player_id", "=", other), e("relations.other_id", "=", me)]),
          ]),
        ),
    ),
    first(db, sql.selectFrom("players").select("reachable").where("id", "=", other)),
  ]);
  const of = (id: PlayerId): Kind | null => rows.find(({ player_id }) => player_id === id)?.kind ?? null;
  return { mine: of(me), theirs: of(other), reachable: player?.reachable ?? "anyone" };
}

/** A request that came with a challenge lives as long as that is open. */
export const living = (now: number) =>
  sql
    .selectFrom("relations")
    .leftJoin("matches as carrier", "carrier.id", "relations.match_id")
    .where((e) =>
      e.or([e("relations.match_id", "is", null), e.and([e("carrier.status", "=", "open"), e("carrier.expires_at", ">", now)])]),
    );

export const areFriends = ({ mine, theirs }: Standing): boolean => mine === "friend" && theirs === "friend";

/** Why the other cannot be asked for anything; null: they can. A block says no more than the setting does. */
export function unreachable(standing: Standing): HttpErrorCode | null {
  if (standing.mine === "blocked") return "blocked-by-you";
  if (standing.theirs === "blocked") return "not-reachable";
  const known = areFriends(standing) || standing.theirs === "asked";
  return known || standing.reachable === "anyone" ? null : "not-reachable";
}
