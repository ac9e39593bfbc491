/** Whom a player plays with just now: those, and nobody else, learn whether they have the app open. */
import { ALL_MATCHES } from "../../shared/protocol/news.ts";

/** At one table: `own` and `seat` are the player's and the other's. */
export interface Table {
  readonly match: string;
  readonly own: number;
  readonly seat: number;
}

/** By player. */
export type Companions = ReadonlyMap<string, readonly Table[]>;

/** More than anybody may have live at once, of two seats each. */
const MOST = 60;

/** `at`: one match, or all of them. */
export async function companionsOf(db: D1Database, player: string, at: string): Promise<Companions> {
  const { results } = await db
    .prepare(
      `SELECT other.player_id AS player, own.match_id AS match, own.seat AS own, other.seat AS seat
        FROM seats AS own
        JOIN matches ON matches.id = own.match_id
        JOIN seats AS other ON other.match_id = own.match_id AND other.seat != own.seat
        JOIN players ON players.id = other.player_id
        WHERE own.player_id = ?1 AND (?2 = '${ALL_MATCHES}' OR own.match_id = ?2)
          AND matches.status IN ('lobby', 'live') AND players.deleted_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM relations WHERE kind = 'blocked'
            AND ((player_id = ?1 AND other_id = other.player_id) OR (player_id = other.player_id AND other_id = ?1)))
        ORDER BY matches.updated_at DESC LIMIT ${MOST}`,
    )
    .bind(player, at)
    .all<Table & { readonly player: string }>();
  const companions = new Map<string, Table[]>();
  for (const { player: other, ...table } of results) companions.set(other, [...(companions.get(other) ?? []), table]);
  return companions;
}
