/** The inbox of a player. It is read from matches and relations, so that nothing is stored for it (docs/decisions/18). */
import { isRead, newestOf, type Read, readOf } from "../../shared/player/inbox.ts";
import { type InboxItem, MOST_ITEMS } from "../../shared/protocol/inbox.ts";
import type { ShownOptions } from "../../shared/protocol/options.ts";
import type { Result } from "../../shared/rules/model.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, first, sql } from "../db/query.ts";
import type { MatchId } from "../match/match-id.ts";
import { requestsTo } from "../relations/list.ts";
import { living } from "../relations/relation.ts";

const DAY_MS = 86_400_000;
/** The list shows finished matches for the same time. */
const SHOWN_MS = 30 * DAY_MS;
/** Rows that are read; dismissed ones are among them. */
const MOST_LOOKED_AT = 150;

export const oldestShown = (now: number): number => now - SHOWN_MS;

export async function readBy(db: D1Database, player: PlayerId): Promise<{ readonly stored: string | null; readonly read: Read }> {
  const row = await first(db, sql.selectFrom("players").select("inbox_read").where("id", "=", player));
  const stored = row?.inbox_read ?? null;
  return { stored, read: readOf(stored) };
}

/** Newest first, without what was put away. */
export async function inboxOf(db: D1Database, player: PlayerId, now: number): Promise<InboxItem[]> {
  const [{ read }, challenges, requests, notes] = await Promise.all([
    readBy(db, player),
    challengesTo(db, player, now),
    requestsTo(db, player, now),
    notesFor(db, player, now),
  ]);
  const unread = notes.filter((note) => !isRead(read, note));
  return [...newestOf([challenges, requests, unread], MOST_ITEMS)];
}

async function challengesTo(db: D1Database, player: PlayerId, now: number): Promise<InboxItem[]> {
  const rows = await all(
    db,
    sql
      .selectFrom("matches")
      .innerJoin("players", "players.id", "matches.creator")
      .leftJoin(living(now).selectAll("relations").as("relations"), (join) =>
        join.onRef("relations.player_id", "=", "matches.creator").on("relations.other_id", "=", player),
      )
      .select([
        "relations.kind as asks",
        "matches.id as match",
        "ruleset",
        "lexicon",
        "format",
        "options",
        "matches.created_at as at",
        "expires_at",
        "commitment as commit",
        "rematch_of",
        "players.name",
        "players.colour",
      ])
      .where("challenged", "=", player)
      .where("status", "=", "open")
      .where("expires_at", ">", now)
      .where("players.deleted_at", "is", null)
      .orderBy("matches.created_at", "desc")
      .limit(MOST_ITEMS),
  );
  return rows.map(({ options, expires_at, rematch_of, asks, ...row }) => ({
    kind: "challenge",
    id: `challenge:${row.match}`,
    ...row,
    ...again(rematch_of),
    options: JSON.parse(options) as ShownOptions,
    expiresAt: expires_at ?? now,
    friend: asks === "asked",
  }));
}

/** Answers to the player's own challenges, and matches that ended without them looking on. */
export async function notesFor(db: D1Database, player: PlayerId, now: number): Promise<InboxItem[]> {
  const since = oldestShown(now);
  const mine = sql
    .selectFrom("seats")
    .innerJoin("matches", "matches.id", "seats.match_id")
    .select([
      "matches.id as match",
      "matches.ruleset",
      "matches.format",
      "matches.status",
      "matches.reason",
      "matches.result",
      "matches.challenged",
      "matches.ended_at",
      "matches.rematch_of",
      "seats.seat",
    ])
    .where("seats.player_id", "=", player)
    .where("matches.updated_at", ">", since)
    .where((e) => {
      const own = e.and([e("matches.creator", "=", player), e("matches.challenged", "is not", null)]);
      const unseen = e(e(e("matches.absent", ">>", e.ref("seats.seat")), "&", 1), "!=", 0);
      return e.or([
        e.and([e("matches.status", "=", "over"), unseen]),
        e.and([own, e("matches.status", "=", "closed"), e("matches.reason", "in", ["declined", "expired"])]),
        e.and([own, e("matches.status", "in", ["lobby", "live"])]),
      ]);
    })
    .orderBy("matches.updated_at", "desc")
    .limit(MOST_LOOKED_AT);
  const rows = await all(
    db,
    sql
      .selectFrom(mine.as("mine"))
      .leftJoin("seats as other", (join) =>
        join.onRef("other.match_id", "=", "mine.match").onRef("other.seat", "!=", "mine.seat"),
      )
      .leftJoin("players as opponent", "opponent.id", "other.player_id")
      .leftJoin("players as asked", "asked.id", "mine.challenged")
      .selectAll("mine")
      .select(["opponent.name as opponent", "other.taken_at", "asked.name as name", "asked.colour as colour"])
      .orderBy("mine.match")
      .orderBy("other.seat"),
  );
  const notes = new Map<string, InboxItem>();
  for (const row of rows) {
    const before = notes.get(row.match);
    const opponents = [...(before?.kind === "ended" ? before.opponents : []), ...(row.opponent === null ? [] : [row.opponent])];
    const note = noteOf(row, opponents);
    if (note !== null) notes.set(row.match, note);
  }
  return [...notes.values()];
}

interface NoteRow extends Pick<Extract<InboxItem, { kind: "ended" }>, "match" | "ruleset" | "format"> {
  readonly status: string;
  readonly reason: string | null;
  readonly result: string | null;
  readonly ended_at: number | null;
  readonly seat: number;
  readonly taken_at: number | null;
  readonly name: string | null;
  readonly colour: number | null;
  readonly rematch_of: MatchId | null;
}

const again = (of: MatchId | null): { readonly rematch?: true } => (of === null ? {} : { rematch: true });

function noteOf(row: NoteRow, opponents: readonly string[]): InboxItem | null {
  const { match, ruleset, format, ended_at, taken_at, name, colour } = row;
  const game = { match, ruleset, format };
  if (row.status === "over") {
    if (row.result === null || ended_at === null) return null;
    const outcome = outcomeFor(JSON.parse(row.result) as Result, row.seat);
    return { kind: "ended", id: `ended:${match}`, at: ended_at, opponents: [...opponents], outcome, ...game };
  }
  const kind = row.status !== "closed" ? "accepted" : row.reason === "declined" ? "declined" : "lapsed";
  const at = kind === "accepted" ? taken_at : ended_at;
  if (at === null || name === null || colour === null) return null;
  return { kind, id: `${kind}:${match}`, at, name, colour, ...game, ...again(row.rematch_of) };
}

function outcomeFor({ winner }: Result, seat: number): "won" | "lost" | "draw" | "shared" {
  if (winner === "draw") return "draw";
  if (typeof winner === "number") return winner === seat ? "won" : "lost";
  return winner.includes(seat) ? "shared" : "lost";
}
