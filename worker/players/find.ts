import { PLAYER_CODE_LENGTH, tidyCode } from "../../shared/protocol/http.ts";
import { nameKey } from "../../shared/protocol/shown-name.ts";
import { readCode } from "../../shared/protocol/typed-code.ts";
import type { Whom } from "../../shared/protocol/whom.ts";
import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { all, first, sql } from "../db/query.ts";
import { refuse } from "../http/refuse.ts";
import { attempt } from "../limits/code-attempts.ts";
import { readMatchId } from "../match/match-id.ts";
import { oldKey } from "./name-key.ts";

export interface FoundPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly code: string;
}

/** Several players may have the same name. */
const MOST_NAMESAKES = 8;

/** Finds another player, or gives the refusal to answer with; `at` names the field. Unknown codes are counted. */
export async function findPlayer(
  c: Ctx,
  me: Player,
  whom: Whom,
  at: string,
): Promise<FoundPlayer | { readonly refused: Response }> {
  const found = "code" in whom ? await byCode(c, me, whom.code) : await bySeat(c, me, whom.match, whom.seat);
  if (found === "too-many") return { refused: refuse(c, "too-many") };
  if (found === null) return { refused: refuse(c, "no-such-player", at) };
  return found.id === me.id ? { refused: refuse(c, "bad-request", at) } : found;
}

/** A player to whom this one has a relation, so that the code is no guess. */
const known = (db: D1Database, me: PlayerId, code: string): Promise<FoundPlayer | null> =>
  first(
    db,
    sql
      .selectFrom("players")
      .select(["id", "name", "code"])
      .where("code", "=", tidyCode(code))
      .where("deleted_at", "is", null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("relations")
            .select("kind")
            .where(({ or, and, eb, ref }) =>
              or([
                and([eb("player_id", "=", me), eb("other_id", "=", ref("players.id"))]),
                // A block is not announced.
                and([eb("player_id", "=", ref("players.id")), eb("other_id", "=", me), eb("kind", "!=", "blocked")]),
              ]),
            ),
        ),
      ),
  );

async function byCode(c: Ctx, me: Player, code: string): Promise<FoundPlayer | "too-many" | null> {
  const friend = await known(c.env.DB, me.id, code);
  if (friend !== null) return friend;
  const counted = await attempt(c, me);
  if (counted === null) return "too-many";
  const found = await first(
    c.env.DB,
    sql.selectFrom("players").select(["id", "name", "code"]).where("code", "=", tidyCode(code)).where("deleted_at", "is", null),
  );
  if (found !== null) await counted.forgive();
  return found;
}

/** A player who sits in a match of this one. */
async function bySeat(c: Ctx, me: Player, match: string, seat: number): Promise<FoundPlayer | null> {
  const id = await readMatchId(c.var.settings.key, match);
  if (id === null) return null;
  return first(
    c.env.DB,
    sql
      .selectFrom("seats as own")
      .innerJoin("seats as other", "other.match_id", "own.match_id")
      .innerJoin("players", "players.id", "other.player_id")
      .select(["players.id", "players.name", "players.code"])
      .where("own.match_id", "=", id)
      .where("own.player_id", "=", me.id)
      .where("other.seat", "=", seat)
      .where("players.deleted_at", "is", null),
  );
}

/** Finds other players by name or code; null: too many searches found nothing. */
export async function searchPlayers(c: Ctx, me: Player, who: string) {
  const counted = await attempt(c, me);
  if (counted === null) return null;
  const found = await all(
    c.env.DB,
    sql
      .selectFrom("players")
      .select(["code", "name", "colour"])
      .where((e) =>
        e.or([e("name_key", "in", [nameKey(who), oldKey(who)]), e("code", "=", readCode(who, PLAYER_CODE_LENGTH) ?? "")]),
      )
      .where("deleted_at", "is", null)
      .where("id", "!=", me.id)
      .orderBy("created_at", "desc")
      .limit(MOST_NAMESAKES),
  );
  if (found.length > 0) await counted.forgive();
  return found;
}
