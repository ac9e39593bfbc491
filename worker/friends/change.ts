/** What one player makes of another. Each may be done again, and then changes nothing. */
import type { PlayerId } from "../auth/player.ts";
import { change, sql } from "../db/query.ts";
import type { MatchId } from "../matches/match-id.ts";

export const towards = (from: PlayerId, to: PlayerId) =>
  sql.deleteFrom("relations").where("player_id", "=", from).where("other_id", "=", to);

/** `match`: a challenge that carries the request; one that stands for itself stays so. */
export async function ask(db: D1Database, me: PlayerId, other: PlayerId, match: MatchId | null): Promise<void> {
  const row = { player_id: me, other_id: other, kind: "asked" as const, at: Date.now(), match_id: match };
  await change(
    db,
    sql
      .insertInto("relations")
      .values(row)
      .onConflict((known) =>
        known
          .columns(["player_id", "other_id"])
          .doUpdateSet({ at: row.at, match_id: match })
          .where("relations.kind", "=", "asked")
          .where("relations.match_id", "is not", null),
      ),
  );
}

/** Friends are those who are each other's: where a block comes in between, one way is not enough. */
export async function befriend(db: D1Database, me: PlayerId, other: PlayerId): Promise<void> {
  const at = Date.now();
  const oneWay = (player_id: PlayerId, other_id: PlayerId) =>
    sql
      .insertInto("relations")
      .values({ player_id, other_id, kind: "friend", at, match_id: null })
      .onConflict((known) =>
        known
          .columns(["player_id", "other_id"])
          .doUpdateSet({ kind: "friend", at, match_id: null })
          .where("relations.kind", "=", "asked"),
      );
  await change(db, oneWay(me, other), oneWay(other, me));
}

/** Short of a block: a friendship, a request either way. False: there was none. */
export async function part(db: D1Database, me: PlayerId, other: PlayerId): Promise<boolean> {
  const ended = [towards(me, other), towards(other, me)].map((one) => one.where("kind", "!=", "blocked"));
  return (await change(db, ...ended)).some((rows) => rows > 0);
}
