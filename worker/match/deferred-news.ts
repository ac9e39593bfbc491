/**
 * What a match has still to hear of an account: it did not answer, or the player has more matches than one request may reach. Kept
 * until it has been told, which changes nothing where it was told before.
 */
import { expressionBuilder } from "kysely";
import type { AccountNews } from "../../shared/match/service.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, change, first, sql } from "../db/query.ts";
import type { Tables } from "../db/schema.ts";
import { log } from "../log.ts";
import type { MatchId } from "./match-id.ts";
import { type Reach, tell } from "./notify.ts";

/** In one run of the schedule, which has other things to do. */
const MOST = 100;
const AT_ONCE = 6;
const AGAIN_MS = 3_600_000;

/** Of news that may wait, as it is kept. A name is looked up when it is told: by then there may be a newer one. */
export type Kept = Exclude<AccountNews, { readonly other: string }>;
const SESSION = "session-ended:";
const keptAs = (news: Kept): string => (news.kind === "session-ended" ? `${SESSION}${news.session}` : news.kind);

async function newsOf(db: D1Database, player: PlayerId, kept: string): Promise<AccountNews> {
  if (kept.startsWith(SESSION)) return { kind: "session-ended", session: kept.slice(SESSION.length) };
  if (kept === "deleted") return { kind: "deleted" };
  const row = await first(db, sql.selectFrom("players").select("name").where("id", "=", player));
  return { kind: "renamed", name: row?.name ?? "" };
}

/** Of a player's matches these, or all that have not ended by then. */
type Which = readonly MatchId[] | { readonly endedAfter: number };

export async function deferNews(db: D1Database, player: PlayerId, news: Kept, which: Which, now: number): Promise<void> {
  const seats = sql
    .selectFrom("seats")
    .innerJoin("matches", "matches.id", "seats.match_id")
    .select(({ val }) => ["match_id", "player_id", val(keptAs(news)).as("news"), val(now).as("due")])
    .where("player_id", "=", player);
  const rows =
    "endedAfter" in which
      ? [seats.where((e) => e.or([e("ended_at", "is", null), e("ended_at", ">", which.endedAfter)]))]
      : inLots(which).map((lot) => seats.where("match_id", "in", lot));
  const into = sql.insertInto("account_news").columns(["match_id", "player_id", "news", "due"]);
  await change(db, ...rows.map((of) => into.expression(of).onConflict((known) => known.doNothing())));
}

/** A statement takes no more than a hundred values. */
function inLots<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / 50) }, (_, lot) => list.slice(50 * lot, 50 * (lot + 1)));
}

const isRow = ({ match_id, player_id, news }: Pick<Tables["account_news"], "match_id" | "player_id" | "news">) =>
  expressionBuilder<Tables, "account_news">().and({ match_id, player_id, news });

/** Tells as much of it as one run may, oldest first. */
export async function sendDeferredNews(reach: Reach, now: number): Promise<void> {
  const { DB } = reach.env;
  const waiting = await all(DB, sql.selectFrom("account_news").selectAll().where("due", "<=", now).orderBy("due").limit(MOST));
  if (waiting.length === 0) return;
  const left = [...waiting];
  let untold = 0;
  const lane = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const told = await tell(reach, next.match_id, next.player_id, await newsOf(DB, next.player_id, next.news));
      if (!told) untold++;
      const later = sql.updateTable("account_news").set({ due: now + AGAIN_MS });
      await change(DB, told ? sql.deleteFrom("account_news").where(isRow(next)) : later.where(isRow(next)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  log(untold > 0 ? "warn" : "info", "account-news", { told: waiting.length - untold, untold, more: waiting.length === MOST });
}
