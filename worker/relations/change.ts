/** Changes of the relation between two players. Each changes nothing the second time. */

import { MOST_RELATIONS } from "../../shared/protocol/friends.ts";
import type { PlayerId } from "../auth/player.ts";
import { type Condition, change, eb, insertIf, type Query, sql } from "../db/query.ts";
import { log } from "../log.ts";
import type { MatchId } from "../match/match-id.ts";
import { living } from "./relation.ts";

export const towards = (from: PlayerId, to: PlayerId) =>
  sql.deleteFrom("relations").where("player_id", "=", from).where("other_id", "=", to);

/** Friend requests that wait for one player. Those that came with a challenge are limited with the challenges. */
const MOST_ASKING = 100;

/** Holds while the player has room for one more relation. Blocks are exempt: a player at the limit must still be able to block. */
export const roomOf = (me: PlayerId, other: PlayerId, now: number): Condition =>
  eb(
    living(now)
      .select((e) => e.fn.countAll<number>().as("count"))
      .where("relations.player_id", "=", me)
      .where("relations.other_id", "!=", other)
      .where("relations.kind", "!=", "blocked"),
    "<",
    MOST_RELATIONS,
  );

/** Holds while one more request may wait for the player. */
export const roomAt = (other: PlayerId): Condition =>
  eb(
    sql
      .selectFrom("relations")
      .select((e) => e.fn.countAll<number>().as("count"))
      .where("other_id", "=", other)
      .where("kind", "=", "asked")
      .where("match_id", "is", null),
    "<",
    MOST_ASKING,
  );

/** Neither account is being deleted: holds where a row between the two is written, so that nothing is left behind. */
export const bothStay = (me: PlayerId, other: PlayerId): Condition =>
  eb(
    sql
      .selectFrom("players")
      .select((e) => e.fn.countAll<number>().as("count"))
      .where("id", "in", [me, other])
      .where("deleted_at", "is", null),
    "=",
    2,
  );

/** `match`: a challenge that carries the request; one that stands for itself stays so. False: nothing is asked by this. */
export async function ask(db: D1Database, me: PlayerId, other: PlayerId, match: MatchId | null): Promise<boolean> {
  const now = Date.now();
  const row = { player_id: me, other_id: other, kind: "asked" as const, at: now, match_id: match };
  const own = eb.and([roomOf(me, other, now), bothStay(me, other)]);
  const room = match === null ? eb.and([own, roomAt(other)]) : own;
  const [asked] = await change(
    db,
    insertIf("relations", row, room).onConflict((known) =>
      known
        .columns(["player_id", "other_id"])
        .doUpdateSet({ at: row.at, match_id: match })
        .where("relations.kind", "=", "asked")
        .where("relations.match_id", "is not", null),
    ),
  );
  return asked === 1;
}

/**
 * Friends are those who are each other's: where a block comes in between, one way is not enough. `asked` finds the request to which this
 * is a yes; without it nothing happens, nor where the list of who says yes is full.
 */
export function befriending(me: PlayerId, other: PlayerId, asked: Condition, now: number): readonly Query<unknown>[] {
  const friend = { kind: "friend" as const, at: now, match_id: null };
  const saidYes = sql
    .selectFrom("relations as mine")
    .select("mine.kind")
    .where("mine.player_id", "=", me)
    .where("mine.other_id", "=", other)
    .where("mine.kind", "=", "friend");
  return [
    insertIf(
      "relations",
      { player_id: me, other_id: other, ...friend },
      eb.and([asked, roomOf(me, other, now), bothStay(me, other)]),
    ).onConflict((known) => known.columns(["player_id", "other_id"]).doUpdateSet(friend).where("relations.kind", "=", "asked")),
    sql
      .updateTable("relations")
      .set(friend)
      .where("player_id", "=", other)
      .where("other_id", "=", me)
      .where("kind", "=", "asked")
      .where(eb.and([asked, eb.exists(saidYes)])),
  ];
}

/** Yes to a request. False: there is none, or no room. */
export async function befriend(db: D1Database, me: PlayerId, other: PlayerId): Promise<boolean> {
  const now = Date.now();
  const asked = living(now)
    .select("relations.kind")
    .where("relations.player_id", "=", other)
    .where("relations.other_id", "=", me)
    .where("relations.kind", "=", "asked");
  return (await change(db, ...befriending(me, other, eb.exists(asked), now))).every((rows) => rows === 1);
}

/** What there was between two, short of a block. */
export interface Parted {
  readonly friends: boolean;
  readonly anything: boolean;
}

/** Ends it: a friendship, a request either way. */
export async function part(db: D1Database, me: PlayerId, other: PlayerId): Promise<Parted> {
  const both = [towards(me, other), towards(other, me)];
  const ended = await change(
    db,
    ...both.map((one) => one.where("kind", "=", "friend")),
    ...both.map((one) => one.where("kind", "=", "asked")),
  );
  return { friends: ended[0] === 1 && ended[1] === 1, anything: ended.some((rows) => rows > 0) };
}

/** Daily: removes relations of deleted players, should any be left. */
export async function removeOrphanedRelations(db: D1Database): Promise<void> {
  const gone = sql.selectFrom("players").select("id").where("deleted_at", "is not", null);
  const [relations] = await change(
    db,
    sql.deleteFrom("relations").where((e) => e.or([e("player_id", "in", gone), e("other_id", "in", gone)])),
  );
  log("info", "clean-up-relations", { relations });
}
