import type { Expression } from "kysely";
import type { HttpErrorCode } from "../../shared/protocol/http.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, first, sql } from "../db/query.ts";

type Kind = "friend" | "asked" | "blocked";

/** How two stand to each other: what each is to the other, requests that came with a dead challenge left out. */
export interface Relation {
  readonly mine: Kind | null;
  readonly theirs: Kind | null;
  /** Whom the other lets reach them. */
  readonly reachable: "anyone" | "friends";
}

export async function relationOf(db: D1Database, me: PlayerId, other: PlayerId, now: number): Promise<Relation> {
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

type Is = PlayerId | Expression<PlayerId>;

/** An open challenge of one to another that carries a request. */
export const openCarrier = (from: Is, to: Is, now: number) =>
  sql
    .selectFrom("matches as carrier")
    .select("carrier.id")
    .where("carrier.challenged", "=", to)
    .where("carrier.creator", "=", from)
    .where("carrier.carries_request", "=", 1)
    .where("carrier.status", "=", "open")
    .where("carrier.expires_at", ">", now);

/** A request that came with a challenge lives as long as that is open, or another one of theirs that carries it. */
export const living = (now: number) =>
  sql
    .selectFrom("relations")
    .where((e) =>
      e.or([
        e("relations.match_id", "is", null),
        e.exists(openCarrier(e.ref("relations.player_id"), e.ref("relations.other_id"), now)),
      ]),
    );

export const areFriends = ({ mine, theirs }: Relation): boolean => mine === "friend" && theirs === "friend";

/** Why the other cannot be asked for anything; null: they can. A block says no more than the setting does. */
export function unreachable(relation: Relation): HttpErrorCode | null {
  if (relation.mine === "blocked") return "blocked-by-you";
  if (relation.theirs === "blocked") return "not-reachable";
  const known = areFriends(relation) || relation.theirs === "asked";
  return known || relation.reachable === "anyone" ? null : "not-reachable";
}
