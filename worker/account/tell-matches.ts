/** A player's matches are told what becomes of the account: sockets are closed there, names changed, games given up. */
import type { AccountNews } from "../../shared/match/service.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { all, sql } from "../db/query.ts";
import type { Bindings } from "../env.ts";
import { faultOf, log } from "../log.ts";
import type { MatchId } from "../matches/match-id.ts";
import { askMatch, type Reach } from "../matches/stub.ts";

/** A new name is told where it may still be shown; the end of a session or an account wherever there are a seat and sockets. */
const RENAMED_AFTER_END_MS = 30 * 86_400_000;
/** A request may make a thousand calls. */
const MOST = 800;
const AT_ONCE = 6;

/** How many could not be told. */
export async function tellMatches(
  reach: Reach & { readonly env: Pick<Bindings, "DB"> },
  player: PlayerId,
  news: AccountNews,
): Promise<number> {
  const since = news.kind === "renamed" ? Date.now() - RENAMED_AFTER_END_MS : 0;
  const rows = await all(
    reach.env.DB,
    sql
      .selectFrom("seats")
      .innerJoin("matches", "matches.id", "seats.match_id")
      .select("matches.id")
      .where("seats.player_id", "=", player)
      .where(({ eb, or }) => or([eb("matches.ended_at", "is", null), eb("matches.ended_at", ">", since)]))
      // Those that go on first.
      .orderBy((e) => e("matches.ended_at", "is not", null))
      .orderBy("matches.updated_at", "desc")
      .limit(MOST),
  );
  return tellAll(reach, rows, player, news);
}

/** Those that go on between two. */
export async function tellMatchesWith(
  reach: Reach & { readonly env: Pick<Bindings, "DB"> },
  player: PlayerId,
  news: Extract<AccountNews, { readonly other: string }> & { readonly other: PlayerId },
): Promise<number> {
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
  return tellAll(reach, rows, player, news);
}

async function tellAll(
  reach: Reach,
  rows: readonly { readonly id: MatchId }[],
  player: PlayerId,
  news: AccountNews,
): Promise<number> {
  const left = rows.map(({ id }) => id);
  let untold = 0;
  const lane = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) if (!(await tell(reach, id, player, news))) untold++;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return untold;
}

async function tell(reach: Reach, id: MatchId, player: PlayerId, news: AccountNews): Promise<boolean> {
  try {
    const answer = await askMatch(reach, id, (match) => match.hearOf(player, news));
    // A row without its object has nothing to be told.
    return !("error" in answer) || answer.error === "no-such-match";
  } catch (error) {
    log("error", "account-untold", { match: id, player, news: news.kind, ...faultOf(error) });
    return false;
  }
}
