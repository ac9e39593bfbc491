import { Hono } from "hono";
import type { MatchList } from "../../shared/protocol/http.ts";
import type { App } from "../app.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { readPlayer } from "../auth/session.ts";
import { all, sql } from "../db/query.ts";

const MOST = 100;
const SHOWN_AFTER_END_MS = 30 * 86_400_000;

/** A row for each opponent: what can still be played first, then what ended in the last 30 days, newest first. */
function matchesOf(db: D1Database, me: PlayerId, now: number) {
  const mine = sql
    .selectFrom("seats")
    .innerJoin("matches", "matches.id", "seats.match_id")
    .select([
      "matches.id",
      "matches.ruleset",
      "matches.lexicon",
      "matches.format",
      "matches.status",
      "matches.updated_at",
      "seats.seat",
    ])
    .where("seats.player_id", "=", me)
    .where("matches.status", "!=", "closed")
    .where(({ eb, not, and }) => not(and([eb("matches.status", "=", "open"), eb("matches.expires_at", "<=", now)])))
    .where(({ eb, or }) => or([eb("matches.status", "!=", "over"), eb("matches.updated_at", ">", now - SHOWN_AFTER_END_MS)]))
    .orderBy((e) => e("matches.status", "=", "over"))
    .orderBy("matches.updated_at", "desc")
    .limit(MOST);
  return all(
    db,
    sql
      .selectFrom(mine.as("mine"))
      .leftJoin("seats as other", (join) => join.onRef("other.match_id", "=", "mine.id").onRef("other.seat", "!=", "mine.seat"))
      .leftJoin("players", "players.id", "other.player_id")
      .selectAll("mine")
      .select("players.name as opponent")
      .orderBy((e) => e("mine.status", "=", "over"))
      .orderBy("mine.updated_at", "desc")
      .orderBy("mine.id")
      .orderBy("other.seat"),
  );
}

export const list = new Hono<App>().get("/", async (c) => {
  const player = await readPlayer(c);
  const rows = player === null ? [] : await matchesOf(c.env.DB, player.id, Date.now());
  const matches = new Map<string, MatchList["matches"][number]>();
  for (const { opponent, updated_at, ...match } of rows) {
    const opponents = [...(matches.get(match.id)?.opponents ?? []), ...(opponent === null ? [] : [opponent])];
    matches.set(match.id, { ...match, updatedAt: updated_at, opponents });
  }
  return c.json({ matches: [...matches.values()] } satisfies MatchList);
});
