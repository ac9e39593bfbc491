import { tellMatchesWith } from "../account/tell-matches.ts";
import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { endChallengesBetween } from "../challenges/answer.ts";
import { change, sql } from "../db/query.ts";
import { vanish } from "../players/news.ts";
import { towards } from "./change.ts";

/** Total, and not announced: what was between them ends as it would have otherwise. */
export async function block(c: Ctx, me: Player, other: PlayerId): Promise<void> {
  await vanish(c, me.id, other);
  const row = { player_id: me.id, other_id: other, kind: "blocked" as const, at: Date.now(), match_id: null };
  await change(
    c.env.DB,
    sql
      .insertInto("relations")
      .values(row)
      .onConflict((known) =>
        known
          .columns(["player_id", "other_id"])
          .doUpdateSet({ kind: "blocked", at: row.at, match_id: null })
          .where("relations.kind", "!=", "blocked"),
      ),
    towards(other, me.id).where("kind", "!=", "blocked"),
  );
  await endChallengesBetween(c, me, other);
  await tellMatchesWith(c, me.id, { kind: "blocks", other });
}

export async function unblock(c: Ctx, me: Player, other: PlayerId): Promise<void> {
  await change(c.env.DB, towards(me.id, other).where("kind", "=", "blocked"));
  await tellMatchesWith(c, me.id, { kind: "unblocks", other });
}
