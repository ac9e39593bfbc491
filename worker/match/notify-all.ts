/** A player's matches are told what becomes of the account: sockets are closed there, names changed, games given up. */
import type { AccountNews } from "../../shared/match/service.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, sql } from "../db/query.ts";
import { deferNews, type Kept } from "./deferred-news.ts";
import type { MatchId } from "./match-id.ts";
import { type Reach, tell } from "./notify.ts";

/** A new name is told where it may still be shown; the end of a session or an account wherever there are a seat and sockets. */
const RENAMED_AFTER_END_MS = 30 * 86_400_000;
/** At once, of all that is told by one request, which waits for it. Nobody has so many that go on. */
const MOST = 100;
const AT_ONCE = 6;

/** Those that go on first, and at once; whoever is not reached, or comes too late in a long list, hears it by the schedule. */
export async function notifyMatches(reach: Reach, player: PlayerId, ...news: readonly Kept[]): Promise<void> {
  for (const one of news) await tellOne(reach, player, one, Math.floor(MOST / news.length));
}

async function tellOne(reach: Reach, player: PlayerId, news: Kept, most: number): Promise<void> {
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
      .limit(most + 1),
  );
  // Before anything is told: a request that is cut short leaves nobody out.
  if (rows.length > most) await deferNews(DB, player, news, { endedAfter: since }, now);
  const untold = await tellAll(reach, rows.slice(0, most), player, news);
  if (untold.length > 0) await deferNews(DB, player, news, untold, now);
}

/** Those that go on between two. */
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
  await tellAll(reach, rows, player, news);
}

/** Which did not answer. */
async function tellAll(
  reach: Reach,
  rows: readonly { readonly id: MatchId }[],
  player: PlayerId,
  news: AccountNews,
): Promise<readonly MatchId[]> {
  const left = rows.map(({ id }) => id);
  const untold: MatchId[] = [];
  const lane = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) if (!(await tell(reach, id, player, news))) untold.push(id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return untold;
}
