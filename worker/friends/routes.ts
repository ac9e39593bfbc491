/** Friends, requests and blocks, and who may reach the player at all. */
import { Hono } from "hono";
import {
  FriendChange,
  type FriendsAnswer,
  type PlayersFound,
  PlayerWanted,
  ReachableChange,
} from "../../shared/protocol/friends.ts";
import type { App, Ctx } from "../app.types.ts";
import type { Player } from "../auth/player.ts";
import { readPlayer } from "../auth/session.ts";
import { change, holds, sql } from "../db/query.ts";
import { readBody } from "../http/body.ts";
import { finish } from "../http/finish.ts";
import { refuse } from "../http/refuse.ts";
import { doneBy, mayDo } from "../limits/address.ts";
import { declineStrangers } from "../match/challenges.ts";
import { type FoundPlayer, findPlayer, searchPlayers } from "../players/find.ts";
import { tellInbox, vanishAsFriends } from "../players/news.ts";
import { ask, befriend, part, roomAt, roomOf } from "../relations/change.ts";
import { friendsOf } from "../relations/list.ts";
import { areFriends, relationOf, unreachable } from "../relations/relation.ts";
import { block, unblock } from "./block.ts";

/** Friend requests of one player in an hour, since each asks for attention. */
const ASKS_AN_HOUR = 40;
/** Friend requests to the same player in an hour. */
const ASKS_OF_ONE_AN_HOUR = 5;
/** Searches in an hour. Each gives up to eight codes, so only a collector of codes needs more. */
const FINDS_AN_HOUR = 100;

const answer = async (c: Ctx, { id }: Player): Promise<Response> =>
  c.json((await friendsOf(c.env.DB, id, Date.now())) satisfies FriendsAnswer);

export const friends = new Hono<App>()
  .get("/", async (c) => {
    const player = await readPlayer(c);
    return player === null ? refuse(c, "no-session") : answer(c, player);
  })
  .post("/find", async (c) => {
    const read = await readBody(c, PlayerWanted);
    if ("refused" in read) return read.refused;
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    if (!(await mayDo(c.env.DB, doneBy(player.id, "finds"), FINDS_AN_HOUR, Date.now()))) return refuse(c, "too-many");
    const players = await searchPlayers(c, player, read.body.who);
    return players === null ? refuse(c, "too-many") : c.json({ players } satisfies PlayersFound);
  })
  .post("/reachable", async (c) => {
    const read = await readBody(c, ReachableChange);
    if ("refused" in read) return read.refused;
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    await change(c.env.DB, sql.updateTable("players").set({ reachable: read.body.reachable }).where("id", "=", player.id));
    if (read.body.reachable === "friends" && (await finish(c, declineStrangers(c, player)))) await tellInbox(c, player.id);
    return answer(c, player);
  })
  .post("/", async (c) => {
    const read = await readBody(c, FriendChange);
    if ("refused" in read) return read.refused;
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    const { whom, does } = read.body;
    const other = await findPlayer(c, player, whom, "whom");
    if ("refused" in other) return other.refused;
    const refused = await finish(c, act(c, player, other, does));
    return refused ?? answer(c, player);
  });

/** null: done. */
async function act(c: Ctx, me: Player, other: FoundPlayer, does: FriendChange["does"]): Promise<Response | null> {
  const { DB } = c.env;
  switch (does) {
    case "ask":
    case "accept":
      return askOrAccept(c, me, other, does);
    case "part": {
      const { friends, anything } = await part(DB, me.id, other.id);
      if (anything) await tellInbox(c, other.id);
      if (friends) await vanishAsFriends(c, me, other);
      return null;
    }
    case "block":
      await block(c, me, other.id);
      return null;
    case "unblock":
      await unblock(c, me, other.id);
      return null;
  }
}

async function askOrAccept(c: Ctx, me: Player, other: FoundPlayer, does: "ask" | "accept"): Promise<Response | null> {
  const { DB } = c.env;
  const now = Date.now();
  const relation = await relationOf(DB, me.id, other.id, now);
  if (areFriends(relation)) return null;
  const no = unreachable(relation);
  if (no !== null) return refuse(c, no, "whom");
  if (!(await holds(DB, roomOf(me.id, other.id, now)))) return refuse(c, "too-many", "whom");
  if (relation.theirs === "asked") {
    if (!(await befriend(DB, me.id, other.id))) return crossed(c, me, other);
  } else if (does === "accept") return refuse(c, "no-such-player", "whom");
  else if (relation.mine === "asked") return null;
  else {
    if (!(await holds(DB, roomAt(other.id)))) return refuse(c, "asked-by-many", "whom");
    if (!(await mayAsk(DB, me, other, now))) return refuse(c, "too-many", "whom");
    if (!(await ask(DB, me.id, other.id, null))) return crossed(c, me, other);
  }
  await tellInbox(c, other.id);
  return null;
}

const mayAsk = async (db: D1Database, me: Player, other: FoundPlayer, now: number): Promise<boolean> =>
  (await mayDo(db, doneBy(me.id, `asks:${other.id}`), ASKS_OF_ONE_AN_HOUR, now)) &&
  mayDo(db, doneBy(me.id, "asks"), ASKS_AN_HOUR, now);

/** Another request came in between: the same one from another page, or one that used up the room. */
async function crossed(c: Ctx, me: Player, other: FoundPlayer): Promise<Response | null> {
  const relation = await relationOf(c.env.DB, me.id, other.id, Date.now());
  return relation.mine === "asked" || areFriends(relation) ? null : refuse(c, "try-again", "whom");
}
