/** The opponents in live matches and the friends of a player. Only they learn whether the player has the app open. */

import type { SeatAt } from "../../shared/player/service.types.ts";
import { ALL_MATCHES, FRIENDS, friendKey } from "../../shared/protocol/news.ts";

/** By what the player knows the other, and by what the other knows the player: a seat of a match that both have, or a friend's code. */
export interface Tie {
  readonly other: SeatAt;
  readonly own: SeatAt;
}

/** By player. */
export type Companions = ReadonlyMap<string, readonly Tie[]>;

/** All of them, in place of a match's id. */
export const EVERYBODY = "everybody";

/** More than anybody may have live at once, of two seats each; and as many friends. */
const MOST = 60;

const TABLES = `SELECT other.player_id AS player, own.match_id AS otherMatch, other.seat AS otherSeat, own.match_id AS ownMatch,
    own.seat AS ownSeat
  FROM seats AS own
  JOIN matches ON matches.id = own.match_id
  JOIN seats AS other ON other.match_id = own.match_id AND other.seat != own.seat
  JOIN players ON players.id = other.player_id
  WHERE own.player_id = ?1 AND (?2 IN ('${ALL_MATCHES}', '${EVERYBODY}') OR own.match_id = ?2)
    AND matches.status IN ('lobby', 'live') AND players.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM relations WHERE kind = 'blocked'
      AND ((player_id = ?1 AND other_id = other.player_id) OR (player_id = other.player_id AND other_id = ?1)))
  ORDER BY matches.updated_at DESC LIMIT ${MOST}`;

const FRIENDSHIPS = `SELECT other.id AS player, '${friendKey("")}' || other.code AS otherMatch, 0 AS otherSeat,
    '${friendKey("")}' || me.code AS ownMatch, 0 AS ownSeat
  FROM relations AS mine
  JOIN relations AS theirs ON theirs.player_id = mine.other_id AND theirs.other_id = mine.player_id AND theirs.kind = 'friend'
  JOIN players AS other ON other.id = mine.other_id
  JOIN players AS me ON me.id = mine.player_id
  WHERE mine.player_id = ?1 AND mine.kind = 'friend' AND ?2 IN ('${FRIENDS}', '${EVERYBODY}')
  ORDER BY mine.at DESC LIMIT ${MOST}`;

interface Row {
  readonly player: string;
  readonly otherMatch: string;
  readonly otherSeat: number;
  readonly ownMatch: string;
  readonly ownSeat: number;
}

/** `at`: one match, all of them, the friends, or everybody. */
export async function companionsOf(db: D1Database, player: string, at: string): Promise<Companions> {
  const { results } = await db
    .prepare(`SELECT * FROM (${TABLES}) UNION ALL SELECT * FROM (${FRIENDSHIPS})`)
    .bind(player, at)
    .all<Row>();
  const companions = new Map<string, Tie[]>();
  for (const { player: other, otherMatch, otherSeat, ownMatch, ownSeat } of results) {
    const tie = { other: { match: otherMatch, seat: otherSeat }, own: { match: ownMatch, seat: ownSeat } };
    companions.set(other, [...(companions.get(other) ?? []), tie]);
  }
  return companions;
}
