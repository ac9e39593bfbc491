/** How many challenges and rematches may wait for one player. */
import type { Expression } from "kysely";
import type { Player, PlayerId } from "../auth/player.ts";
import { type Condition, eb, sql } from "../db/query.ts";

interface Quota {
  /** Open ones of one player to another. */
  readonly open: number;
  /** Ones that were sent in the last day, since each asks for attention. */
  readonly day: number;
  /** Open ones to one player, of all players of the kind together. */
  readonly all: number;
}

/**
 * Each kind has a quota of its own, so that strangers cannot use up the room of friends. Of rematches only those count that were not
 * played: two who play one match after another are not stopped.
 */
const QUOTAS: Readonly<Record<Kind, Quota>> = {
  stranger: { open: 3, day: 10, all: 40 },
  friend: { open: 3, day: 10, all: 100 },
  rematch: { open: 10, day: 10, all: 100 },
};
const DAY_MS = 86_400_000;

export type Kind = "stranger" | "friend" | "rematch";

/** Holds where both have the other as a friend. */
export const areFriendsIn = (one: Expression<PlayerId>, other: PlayerId): Condition =>
  eb.exists(
    sql
      .selectFrom("relations as there")
      .innerJoin("relations as back", (join) =>
        join.onRef("back.player_id", "=", "there.other_id").onRef("back.other_id", "=", "there.player_id"),
      )
      .select("there.kind")
      .where("there.player_id", "=", one)
      .where("there.other_id", "=", other)
      .where("there.kind", "=", "friend")
      .where("back.kind", "=", "friend"),
  );

/** Holds while the player may send one more. It is checked where the row is written (`makeMatch`), so that many at once cannot pass. */
export function quotaFor(me: Player, to: PlayerId, now: number, kind: Kind): Condition {
  const counts = sql
    .selectFrom("matches")
    .select((e) => {
      const open = e.and([e("status", "=", "open"), e("expires_at", ">", now)]);
      const isRematch = e("rematch_of", kind === "rematch" ? "is not" : "is", null);
      const friends = areFriendsIn(e.ref("matches.creator"), to);
      const ofKind = kind === "rematch" ? isRematch : e.and([isRematch, kind === "friend" ? friends : e.not(friends)]);
      const mine =
        kind === "rematch"
          ? e.and([e("creator", "=", me.id), isRematch, e("status", "in", ["open", "closed"])])
          : e.and([e("creator", "=", me.id), isRematch]);
      const count = e.fn.countAll<number>();
      return [
        count.filterWhere(e.and([open, ofKind])).as("open"),
        count.filterWhere(e.and([open, mine])).as("mine"),
        count.filterWhere(e.and([mine, e("created_at", ">", now - DAY_MS)])).as("today"),
      ];
    })
    .where("challenged", "=", to);
  const quota = QUOTAS[kind];
  return eb.and([
    mayReach(me.id, to),
    eb.exists(
      sql
        .selectFrom(counts.as("counts"))
        .select("open")
        .where("open", "<", quota.all)
        .where("mine", "<", quota.open)
        .where("today", "<", quota.day),
    ),
  ]);
}

/** Holds while neither blocks the other, and the other lets this player reach them (`unreachable` in relations/relation.ts). */
function mayReach(me: PlayerId, to: PlayerId): Condition {
  const between = sql
    .selectFrom("relations")
    .select("kind")
    .where((e) =>
      e.or([e.and([e("player_id", "=", me), e("other_id", "=", to)]), e.and([e("player_id", "=", to), e("other_id", "=", me)])]),
    );
  const known = sql
    .selectFrom("relations")
    .select("kind")
    .where("player_id", "=", to)
    .where("other_id", "=", me)
    .where("kind", "in", ["friend", "asked"]);
  const open = sql.selectFrom("players").select("id").where("id", "=", to).where("reachable", "=", "anyone");
  return eb.and([eb.not(eb.exists(between.where("kind", "=", "blocked"))), eb.or([eb.exists(open), eb.exists(known)])]);
}
