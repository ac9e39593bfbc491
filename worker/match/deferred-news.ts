/**
 * Account news that a match has not received yet: the match did not answer, or the player has more matches than one request may
 * notify. The news stays stored until the match has it. Receiving it twice changes nothing.
 */
import { expressionBuilder } from "kysely";
import pMap from "p-map";
import type { AccountNews } from "../../shared/match/service.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, change, first, inLots, sql } from "../db/query.ts";
import type { Tables } from "../db/schema.ts";
import { log } from "../log.ts";
import type { MatchId } from "./match-id.ts";
import { MAX_CONCURRENT_CALLS, notifyMatch, type Reach } from "./notify.ts";

/** One run of the schedule sends this many, since it has other work. */
const MAX_PER_RUN = 100;
const RETRY_MS = 3_600_000;

/** News that can wait. A stored rename holds no name: the newest name is looked up when it is sent. */
export type DeferredNews = Exclude<AccountNews, { readonly other: string }>;

const SESSION = "session-ended:";
const stored = (news: DeferredNews): string => (news.kind === "session-ended" ? `${SESSION}${news.session}` : news.kind);

async function newsOf(db: D1Database, player: PlayerId, news: string): Promise<AccountNews> {
  if (news.startsWith(SESSION)) return { kind: "session-ended", session: news.slice(SESSION.length) };
  if (news === "deleted") return { kind: "deleted" };
  const row = await first(db, sql.selectFrom("players").select("name").where("id", "=", player));
  return { kind: "renamed", name: row?.name ?? "" };
}

/** These matches of the player, or all that end after a time. */
type Recipients = readonly MatchId[] | { readonly endedAfter: number };

export async function deferNews(
  db: D1Database,
  player: PlayerId,
  news: DeferredNews,
  to: Recipients,
  now: number,
): Promise<void> {
  const seats = sql
    .selectFrom("seats")
    .innerJoin("matches", "matches.id", "seats.match_id")
    .select(({ val }) => ["match_id", "player_id", val(stored(news)).as("news"), val(now).as("due")])
    .where("player_id", "=", player);
  const rows =
    "endedAfter" in to
      ? [seats.where((e) => e.or([e("ended_at", "is", null), e("ended_at", ">", to.endedAfter)]))]
      : inLots(to).map((lot) => seats.where("match_id", "in", lot));
  const into = sql.insertInto("account_news").columns(["match_id", "player_id", "news", "due"]);
  await change(db, ...rows.map((of) => into.expression(of).onConflict((known) => known.doNothing())));
}

const isRow = ({ match_id, player_id, news }: Pick<Tables["account_news"], "match_id" | "player_id" | "news">) =>
  expressionBuilder<Tables, "account_news">().and({ match_id, player_id, news });

/** Sends what is due, oldest first, as much as one run may. */
export async function sendDeferredNews(reach: Reach, now: number): Promise<void> {
  const { DB } = reach.env;
  const waiting = await all(
    DB,
    sql.selectFrom("account_news").selectAll().where("due", "<=", now).orderBy("due").limit(MAX_PER_RUN),
  );
  if (waiting.length === 0) return;
  const later = sql.updateTable("account_news").set({ due: now + RETRY_MS });
  const send = async (row: (typeof waiting)[number]): Promise<boolean> => {
    const received = await notifyMatch(reach, row.match_id, row.player_id, await newsOf(DB, row.player_id, row.news));
    await change(DB, received ? sql.deleteFrom("account_news").where(isRow(row)) : later.where(isRow(row)));
    return received;
  };
  const sent = await pMap(waiting, send, { concurrency: MAX_CONCURRENT_CALLS });
  const untold = sent.filter((received) => !received).length;
  log(untold > 0 ? "warn" : "info", "account-news", {
    told: waiting.length - untold,
    untold,
    more: waiting.length === MAX_PER_RUN,
  });
}
