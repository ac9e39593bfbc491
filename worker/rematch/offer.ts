import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import type { ShownOptions } from "../../shared/protocol/options.ts";
import type { RematchStatus, RematchWanted } from "../../shared/protocol/rematch.ts";
import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { first, holds, sql } from "../db/query.ts";
import { refuse } from "../http/refuse.ts";
import { quotaFor } from "../match/challenge-quotas.ts";
import { findCreated } from "../match/find-created.ts";
import { makeMatch } from "../match/make.ts";
import { type MatchId, modeOf, newMatchId, readMatchId } from "../match/match-id.ts";
import type { MatchRequest } from "../match/request.ts";
import { askMatch } from "../match/stub.ts";
import { tellInbox } from "../players/news.ts";
import { relationOf, unreachable } from "../relations/relation.ts";
import { type RematchState, rematchStateOf } from "./status.ts";

type Answer = RematchStatus | { readonly refused: Response };

const SEATS = 2;

/** Offers the rematch. If both players do so at once, the second one gets the offer of the first. */
export async function offer(c: Ctx, of: MatchId, player: Player, wanted: RematchWanted, before: RematchState): Promise<Answer> {
  const { DB } = c.env;
  const agreed = await askMatch(c, of, (match) => match.rematch({ player: player.id }));
  if ("error" in agreed) return { refused: refuse(c, agreed.error === "try-again" ? agreed.error : "no-such-match") };
  const other = agreed.other as PlayerId;
  const now = Date.now();
  const no = unreachable(await relationOf(DB, player.id, other, now));
  if (no !== null) return { refused: refuse(c, no) };
  const id = await idFor(c, of, wanted.match);
  if (id === null) return { refused: refuse(c, "bad-request", "match") };
  const { ruleset, lexicon, format, options, firstTurn } = agreed;
  const file = LEXICON_FILES[lexicon];
  if (file === undefined) return { state: "impossible" };
  const request: MatchRequest = {
    id,
    wanted: { ruleset, lexicon, format, ...(wanted.nonce === undefined ? {} : { nonce: wanted.nonce }) },
    terms: { mode: modeOf(id), seats: SEATS, lexicon: file, options, shown: await shownOf(DB, of) },
    test: null,
    rematch: { of, number: before.offers, firstTurn },
  };
  const found = await findCreated(DB, request, player.id, other);
  if (found === "other") return { refused: refuse(c, "id-reused", "match") };
  if (found === "foreign") return { refused: refuse(c, "bad-request", "match") };
  // A repeated request for an offer that was taken back or has expired: it makes nothing new.
  if (found === "same") return before.shown;
  const condition = quotaFor(player, other, now, "rematch");
  if (!(await holds(DB, condition))) return { refused: refuse(c, "too-many") };
  const created = await makeMatch(c, request, player, {
    code: null,
    challenged: other,
    quota: { condition },
    rows: async () => [],
  });
  if ("refused" in created) return created;
  if (!("before" in created)) await tellInbox(c, other);
  return (await rematchStateOf(DB, of, player.id, Date.now())).shown;
}

/** The id that a commitment has promised, or a new one. null: this server has not promised it. */
async function idFor(c: Ctx, of: MatchId, promised: string | undefined): Promise<MatchId | null> {
  const { key } = c.var.settings;
  if (promised === undefined) return newMatchId(key, modeOf(of));
  const id = await readMatchId(key, promised);
  return id !== null && modeOf(id) === modeOf(of) ? id : null;
}

async function shownOf(db: D1Database, match: MatchId): Promise<ShownOptions> {
  const row = await first(db, sql.selectFrom("matches").select("options").where("id", "=", match));
  return JSON.parse(row?.options ?? "{}") as ShownOptions;
}
