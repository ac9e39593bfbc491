import { Hono } from "hono";
import type { MatchCard, MatchList } from "../../shared/protocol/http.ts";
import type { Result } from "../../shared/rules/model.ts";
import type { App } from "../app.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { readPlayer } from "../auth/session.ts";
import { all, sql } from "../db/query.ts";
import type { MatchId } from "../match/match-id.ts";
import { cardsOf } from "./cards.ts";
import { inboxOf } from "./inbox.ts";

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
      "matches.result",
      "matches.challenged",
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
      .leftJoin("players as asked", (join) => join.onRef("asked.id", "=", "mine.challenged").on("mine.status", "=", "open"))
      .selectAll("mine")
      .select(["players.name as opponent", "players.colour", "asked.name as asked", "asked.colour as asked_colour"])
      .orderBy((e) => e("mine.status", "=", "over"))
      .orderBy("mine.updated_at", "desc")
      .orderBy("mine.id")
      .orderBy("other.seat"),
  );
}

const listsOf = (db: D1Database, me: PlayerId, now: number) => Promise.all([matchesOf(db, me, now), inboxOf(db, me, now)]);

const NO_CARDS: ReadonlyMap<MatchId, MatchCard> = new Map();

function outcomeOf(stored: string | null): MatchList["matches"][number]["result"] {
  if (stored === null) return null;
  const { winner, final } = JSON.parse(stored) as Result;
  return { winner: typeof winner === "object" ? [...winner] : winner, final: [...final] };
}

export const list = new Hono<App>().get("/", async (c) => {
  const player = await readPlayer(c);
  const [rows, inbox] = player === null ? [[], []] : await listsOf(c.env.DB, player.id, Date.now());
  const live = new Set(rows.filter(({ status }) => status === "live").map(({ id }) => id));
  const cards = player === null || live.size === 0 ? NO_CARDS : await cardsOf(c, player, [...live]);
  const matches = new Map<MatchId, MatchList["matches"][number]>();
  for (const { opponent, colour, asked, asked_colour, challenged: _, updated_at, result, ...match } of rows) {
    const before = matches.get(match.id);
    const opponents = [...(before?.opponents ?? []), ...(opponent === null ? [] : [opponent])];
    const colours = [...(before?.colours ?? []), ...(colour === null ? [] : [colour])];
    const card = cards.get(match.id) ?? null;
    const kept = asked === null || asked_colour === null ? {} : { challenged: { name: asked, colour: asked_colour } };
    matches.set(match.id, { ...match, ...kept, updatedAt: updated_at, opponents, colours, card, result: outcomeOf(result) });
  }
  return c.json({ now: Date.now(), inbox, matches: [...matches.values()] } satisfies MatchList);
});
