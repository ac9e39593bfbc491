import { type FriendsAnswer, MOST_RELATIONS, type ShownPlayer } from "../../shared/protocol/friends.ts";
import type { InboxItem } from "../../shared/protocol/inbox.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, first, sql } from "../db/query.ts";
import { living } from "./relation.ts";

interface Row extends ShownPlayer {
  readonly id: PlayerId;
  readonly kind: "friend" | "asked" | "blocked";
  readonly at: number;
  readonly match_id: string | null;
}

/** What the player is to others, or (`theirs`) what others are to the player, the newest first. */
const rows = (db: D1Database, me: PlayerId, side: "mine" | "theirs", now: number): Promise<Row[]> =>
  all(
    db,
    living(now)
      .innerJoin("players", "players.id", side === "mine" ? "relations.other_id" : "relations.player_id")
      .select(["players.id", "players.code", "players.name", "players.colour"])
      .select(["relations.kind", "relations.at", "relations.match_id"])
      .where(side === "mine" ? "relations.player_id" : "relations.other_id", "=", me)
      .where("players.deleted_at", "is", null)
      // Blocks come last, so that they cannot push others out of the list.
      .orderBy((e) => e("relations.kind", "=", "blocked"))
      .orderBy("relations.at", "desc")
      .limit(2 * MOST_RELATIONS),
  );

const shown = ({ code, name, colour }: Row): ShownPlayer => ({ code, name, colour });

export async function friendsOf(db: D1Database, me: PlayerId, now: number): Promise<FriendsAnswer> {
  const [mine, theirs, player] = await Promise.all([
    rows(db, me, "mine", now),
    rows(db, me, "theirs", now),
    first(db, sql.selectFrom("players").select("reachable").where("id", "=", me)),
  ]);
  const asFriend = new Set(theirs.filter(({ kind }) => kind === "friend").map(({ id }) => id));
  const settled = new Set(mine.filter(({ kind }) => kind !== "asked").map(({ id }) => id));
  const friends = mine.filter(({ kind, id }) => kind === "friend" && asFriend.has(id)).map(shown);
  return {
    friends: friends.sort((a, b) => (a.name < b.name ? -1 : 1)),
    requests: theirs.filter(({ kind, id }) => kind === "asked" && !settled.has(id)).map(shown),
    asked: mine.filter(({ kind }) => kind === "asked").map(shown),
    blocked: mine.filter(({ kind }) => kind === "blocked").map(shown),
    reachable: player?.reachable ?? "anyone",
  };
}

/** Requests that stand for themselves; one that came with a challenge is told there. */
export async function requestsTo(db: D1Database, me: PlayerId, now: number): Promise<InboxItem[]> {
  const asking = (await rows(db, me, "theirs", now)).filter(({ kind, match_id }) => kind === "asked" && match_id === null);
  if (asking.length === 0) return [];
  const settled = new Set((await rows(db, me, "mine", now)).filter(({ kind }) => kind !== "asked").map(({ id }) => id));
  return asking
    .filter(({ id }) => !settled.has(id))
    .map(({ at, code, name, colour }) => ({ kind: "request", id: `request:${code}`, at, name, colour, code }));
}
