import { same } from "../../shared/match/fair/same.ts";
import type { PlayerId } from "../auth/player.ts";
import { first, sql } from "../db/query.ts";
import type { MatchRequest } from "./request.ts";

/**
 * Looks for the match that an earlier request with this id has made. null: none. `foreign`: another player has made it, or it is
 * nothing that this player can still come to; `other`: the player has made it, with other terms.
 */
export async function findCreated(
  db: D1Database,
  { id, wanted, terms, rematch }: MatchRequest,
  player: PlayerId,
  challenged: PlayerId | null,
): Promise<"same" | "other" | "foreign" | null> {
  const row = await first(
    db,
    sql
      .selectFrom("matches")
      .select(["creator", "challenged", "ruleset", "lexicon", "format", "options", "rematch_of"])
      .where("id", "=", id),
  );
  if (row === null) return null;
  if (row.creator !== player) return "foreign";
  const isSame =
    row.challenged === challenged &&
    row.rematch_of === (rematch?.of ?? null) &&
    row.ruleset === wanted.ruleset &&
    row.lexicon === wanted.lexicon &&
    row.format === wanted.format &&
    same(JSON.parse(row.options), terms.shown);
  return isSame ? "same" : "other";
}
