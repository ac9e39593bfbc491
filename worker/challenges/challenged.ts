import type { Challenged } from "../../shared/protocol/challenges.ts";
import { tidyCode } from "../../shared/protocol/http.ts";
import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { first, sql } from "../db/query.ts";
import { refuse } from "../http/refuse.ts";
import { attempt } from "../invites/attempts.ts";
import { readMatchId } from "../matches/match-id.ts";

interface Found {
  readonly id: PlayerId;
  readonly name: string;
}

/** Open challenges of one player to another; and how many a day, since each asks for attention. */
const MOST_OPEN = 3;
const MOST_A_DAY = 10;
/** Open challenges to one player, by whomever. */
const MOST_TO_ONE = 40;
const DAY_MS = 86_400_000;

/** Whom a challenge is for, or the refusal to answer with. Codes that nobody has are counted. */
export async function findChallenged(c: Ctx, me: Player, to: Challenged): Promise<Found | { readonly refused: Response }> {
  const found = "code" in to ? await byCode(c, me, to.code) : await bySeat(c, me, to.match, to.seat);
  if (found === "too-many") return { refused: refuse(c, "too-many") };
  if (found === null) return { refused: refuse(c, "no-such-player", "to") };
  return found.id === me.id ? { refused: refuse(c, "bad-request", "to") } : found;
}

async function byCode(c: Ctx, me: Player, code: string): Promise<Found | "too-many" | null> {
  const counted = await attempt(c, me);
  if (counted === null) return "too-many";
  const found = await first(
    c.env.DB,
    sql.selectFrom("players").select(["id", "name"]).where("code", "=", tidyCode(code)).where("deleted_at", "is", null),
  );
  if (found !== null) await counted.forgive();
  return found;
}

/** Somebody with whom one has sat at one table. */
async function bySeat(c: Ctx, me: Player, match: string, seat: number): Promise<Found | null> {
  const id = await readMatchId(c.var.settings.key, match);
  if (id === null) return null;
  return first(
    c.env.DB,
    sql
      .selectFrom("seats as own")
      .innerJoin("seats as other", "other.match_id", "own.match_id")
      .innerJoin("players", "players.id", "other.player_id")
      .select(["players.id", "players.name"])
      .where("own.match_id", "=", id)
      .where("own.player_id", "=", me.id)
      .where("other.seat", "=", seat)
      .where("players.deleted_at", "is", null),
  );
}

/** May one more be sent just now. */
export async function mayChallenge(db: D1Database, me: Player, to: PlayerId, now: number): Promise<boolean> {
  const counts = await first(
    db,
    sql
      .selectFrom("matches")
      .select((e) => {
        const open = e.and([e("status", "=", "open"), e("expires_at", ">", now)]);
        const mine = e("creator", "=", me.id);
        return [
          e.fn.countAll<number>().filterWhere(open).as("open"),
          e.fn
            .countAll<number>()
            .filterWhere(e.and([open, mine]))
            .as("mine"),
          e.fn
            .countAll<number>()
            .filterWhere(e.and([mine, e("created_at", ">", now - DAY_MS)]))
            .as("today"),
        ];
      })
      .where("challenged", "=", to),
  );
  if (counts === null) return true;
  return counts.open < MOST_TO_ONE && counts.mine < MOST_OPEN && counts.today < MOST_A_DAY;
}
