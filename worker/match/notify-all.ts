/** Notifies a player's matches of a change of the account: the matches close sockets, change the name, or end. */
import pMap from "p-map";
import type { AccountNews } from "../../shared/match/service.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, sql } from "../db/query.ts";
import { type DeferredNews, deferNews } from "./deferred-news.ts";
import type { MatchId } from "./match-id.ts";
import { MAX_CONCURRENT_CALLS, notifyMatch, type Reach } from "./notify.ts";

/** A new name still shows in matches that ended within this time. All other news goes to every match. */
const RENAMED_AFTER_END_MS = 30 * 86_400_000;
/** One request notifies this many matches, and waits for them. Nobody has so many live ones. */
const MAX_PER_REQUEST = 100;

/** Live matches come first. The schedule notifies those that did not answer and those beyond the limit (deferred-news.ts). */
export async function notifyMatches(reach: Reach, player: PlayerId, ...news: readonly DeferredNews[]): Promise<void> {
  for (const one of news) await notifyOf(reach, player, one, Math.floor(MAX_PER_REQUEST / news.length));
}

async function notifyOf(reach: Reach, player: PlayerId, news: DeferredNews, limit: number): Promise<void> {
  const { DB } = reach.env;
  const now = Date.now();
  const since = news.kind === "renamed" ? now - RENAMED_AFTER_END_MS : 0;
  const rows = await all(
    DB,
    sql
      .selectFrom("seats")
      .innerJoin("matches", "matches.id", "seats.match_id")
      .select("matches.id")
      .where("seats.player_id", "=", player)
      .where(({ eb, or }) => or([eb("matches.ended_at", "is", null), eb("matches.ended_at", ">", since)]))
      .orderBy((e) => e("matches.ended_at", "is not", null))
      .orderBy("matches.updated_at", "desc")
      .limit(limit + 1),
  );
  // Stored before the first call: a request that is cut short leaves no match out.
  if (rows.length > limit) await deferNews(DB, player, news, { endedAfter: since }, now);
  const missed = await notifyEach(reach, rows.slice(0, limit), player, news);
  if (missed.length > 0) await deferNews(DB, player, news, missed, now);
}

/** Notifies the unfinished matches between two players. */
export async function notifySharedMatches(
  reach: Reach,
  player: PlayerId,
  news: Extract<AccountNews, { readonly other: string }> & { readonly other: PlayerId },
): Promise<void> {
  const rows = await all(
    reach.env.DB,
    sql
      .selectFrom("seats as own")
      .innerJoin("seats as theirs", "theirs.match_id", "own.match_id")
      .innerJoin("matches", "matches.id", "own.match_id")
      .select("matches.id")
      .where("own.player_id", "=", player)
      .where("theirs.player_id", "=", news.other)
      .where("matches.ended_at", "is", null),
  );
  await notifyEach(reach, rows, player, news);
}

/** Gives the matches that did not answer. */
async function notifyEach(
  reach: Reach,
  rows: readonly { readonly id: MatchId }[],
  player: PlayerId,
  news: AccountNews,
): Promise<readonly MatchId[]> {
  const answered = await pMap(rows, ({ id }) => notifyMatch(reach, id, player, news), { concurrency: MAX_CONCURRENT_CALLS });
  return rows.filter((_, i) => answered[i] !== true).map(({ id }) => id);
}
