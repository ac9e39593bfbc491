import type { Player, PlayerId } from "../auth/player.ts";
import { first, sql } from "../db/query.ts";

/** Open challenges of one player to another; and how many a day, since each asks for attention. */
const MOST_OPEN = 3;
const MOST_A_DAY = 10;
/** Open challenges to one player, by whomever. */
const MOST_TO_ONE = 40;
const DAY_MS = 86_400_000;

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
