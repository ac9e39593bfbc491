/** Everything that is stored of a player, as JSON. */
import type { Player } from "../auth/player.ts";
import { all, first, sql } from "../db/query.ts";

export async function exportOf(db: D1Database, { id }: Player) {
  const [player, sessions, matches, challenges, relations, reports, requests] = await Promise.all([
    first(
      db,
      sql
        .selectFrom("players")
        .select(["id", "name", "code", "colour", "created_at", "renamed_at", "inbox_read", "reachable"])
        .where("id", "=", id),
    ),
    all(db, sql.selectFrom("sessions").select(["device", "created_at", "expires_at"]).where("player_id", "=", id)),
    all(
      db,
      sql
        .selectFrom("seats")
        .innerJoin("matches", "matches.id", "seats.match_id")
        // The player whom this one has challenged.
        .leftJoin("players as asked", (join) => join.onRef("asked.id", "=", "matches.challenged").on("matches.creator", "=", id))
        .select([
          "asked.name as challenged_name",
          "asked.code as challenged_code",
          "matches.id",
          "seats.seat",
          "seats.taken_at",
          "matches.ruleset",
          "matches.lexicon",
          "matches.lexicon_version",
          "matches.format",
          "matches.options",
          "matches.status",
          "matches.created_at",
          "matches.ended_at",
          "matches.reason",
          "matches.result",
        ])
        .where("seats.player_id", "=", id)
        .orderBy("matches.created_at"),
    ),
    all(
      db,
      sql
        .selectFrom("matches")
        .innerJoin("players", "players.id", "matches.creator")
        .select(["matches.id", "ruleset", "lexicon", "format", "options", "status", "matches.created_at", "expires_at", "reason"])
        .select(["players.name as by_name", "players.code as by_code"])
        .where("challenged", "=", id)
        .orderBy("matches.created_at"),
    ),
    all(
      db,
      sql
        .selectFrom("relations")
        .innerJoin("players", "players.id", "relations.other_id")
        .select(["players.name", "players.code", "relations.kind", "relations.at"])
        .where("relations.player_id", "=", id),
    ),
    all(
      db,
      sql.selectFrom("word_reports").select(["lexicon", "word", "kind", "version", "reported_at"]).where("player_id", "=", id),
    ),
    all(db, sql.selectFrom("requests").select(["id", "at", "status", "body"]).where("player_id", "=", id)),
  ]);
  const read = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
  // Nothing is left of a deleted player.
  const who = (name: string | null, code: string | null) => (name === null || name === "" ? null : { name, code });
  return {
    player: player === null ? null : { ...player, inbox_read: read(player.inbox_read) },
    sessions,
    matches: matches.map(({ options, result, challenged_name, challenged_code, ...match }) => ({
      ...match,
      options: read(options),
      result: read(result),
      challenged: who(challenged_name, challenged_code),
    })),
    /** Challenges from others. The accepted ones are among the matches, too. */
    challenges: challenges.map(({ options, by_name, by_code, ...challenge }) => ({
      ...challenge,
      by: who(by_name, by_code),
      options: read(options),
    })),
    relations,
    reports,
    requests,
  };
}
