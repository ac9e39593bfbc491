import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import type { ShownOptions } from "../../shared/protocol/options.ts";
import type { RematchStatus, RematchWanted } from "../../shared/protocol/rematch.ts";
import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { first, holds, sql } from "../db/query.ts";
import { refuse } from "../http/refuse.ts";
import { roomFor } from "../match/challenge-limits.ts";
import { makeMatch } from "../match/make.ts";
import { type MatchId, modeOf, newMatchId, readMatchId } from "../match/match-id.ts";
import type { MatchRequest } from "../match/request.ts";
import { askMatch } from "../match/stub.ts";
import { tellInbox } from "../players/news.ts";
import { leavePlace } from "../players/places.ts";
import { relationOf, unreachable } from "../relations/relation.ts";
import { rematchStatusFor, type Standing } from "./status.ts";

type Answer = RematchStatus | { readonly refused: Response };

const SEATS = 2;

/** Offers it, once: whoever comes second finds the first one's offer. */
export async function offer(c: Ctx, of: MatchId, player: Player, wanted: RematchWanted, before: Standing): Promise<Answer> {
  const terms = await askMatch(c, of, (match) => match.rematch({ player: player.id }));
  if ("error" in terms) return { refused: refuse(c, terms.error === "try-again" ? terms.error : "no-such-match") };
  const other = terms.other as PlayerId;
  const now = Date.now();
  const no = unreachable(await relationOf(c.env.DB, player.id, other, now));
  if (no !== null) return { refused: refuse(c, no) };
  const condition = roomFor(player, other, now, "rematch");
  if (!(await holds(c.env.DB, condition))) return { refused: refuse(c, "too-many") };
  const id = await idFor(c, of, wanted.match);
  if (id === null) return { refused: refuse(c, "bad-request", "match") };
  const { ruleset, lexicon, format, options, firstTurn } = terms;
  const file = LEXICON_FILES[lexicon];
  if (file === undefined) return { state: "impossible" };
  const shown = await shownOf(c.env.DB, of);
  const wish: MatchRequest = {
    id,
    wanted: { ruleset, lexicon, format, ...(wanted.nonce === undefined ? {} : { nonce: wanted.nonce }) },
    offer: { mode: modeOf(id), seats: SEATS, lexicon: file, options, shown },
    test: null,
    rematch: { of, number: before.offers, firstTurn },
  };
  try {
    const made = await makeMatch(c, wish, player, { code: null, challenged: other, room: { condition }, rows: async () => [] });
    if ("refused" in made) return made;
    await tellInbox(c, other);
  } catch (error) {
    // The other has offered it in this very moment.
    if (!/UNIQUE constraint failed: matches\.rematch_of/.test(String(error))) throw error;
    await askMatch(c, id, (match) => match.closeMatch({ player: player.id }));
    await leavePlace(c, player.id, id);
  }
  return (await rematchStatusFor(c.env.DB, of, player.id, Date.now())).shown;
}

/** The id that was promised, if it is one and nothing was made of it; else a new one. */
async function idFor(c: Ctx, of: MatchId, promised: string | undefined): Promise<MatchId | null> {
  const { key } = c.var.settings;
  if (promised === undefined) return newMatchId(key, modeOf(of));
  const id = await readMatchId(key, promised);
  if (id === null || modeOf(id) !== modeOf(of)) return null;
  const used = await first(c.env.DB, sql.selectFrom("matches").select("id").where("id", "=", id));
  return used === null ? id : null;
}

async function shownOf(db: D1Database, match: MatchId): Promise<ShownOptions> {
  const row = await first(db, sql.selectFrom("matches").select("options").where("id", "=", match));
  return JSON.parse(row?.options ?? "{}") as ShownOptions;
}
