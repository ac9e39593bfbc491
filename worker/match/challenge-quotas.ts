import type { Player, PlayerId } from "../auth/player.ts";
import { type Condition, eb, sql } from "../db/query.ts";

interface Most {
  /** Of one player to another. */
  readonly open: number;
  /** And how many a day, since each asks for attention. */
  readonly day: number;
}

/** Two who play one match after the other are not to be stopped: of rematches those count that did not come to be played. */
const MOST: Readonly<Record<"challenge" | "rematch", Most>> = { challenge: { open: 3, day: 10 }, rematch: { open: 10, day: 10 } };
/** Open challenges to one player, by whomever. */
const MOST_TO_ONE = 40;
const DAY_MS = 86_400_000;

/** Holds while the player may send one more. It is checked where the row is written (`makeMatch`), so that many at once cannot pass. */
export function quotaFor(me: Player, to: PlayerId, now: number, what: keyof typeof MOST): Condition {
  const counts = sql
    .selectFrom("matches")
    .select((e) => {
      const open = e.and([e("status", "=", "open"), e("expires_at", ">", now)]);
      const mine =
        what === "challenge"
          ? e.and([e("creator", "=", me.id), e("rematch_of", "is", null)])
          : e.and([e("creator", "=", me.id), e("rematch_of", "is not", null), e("status", "in", ["open", "closed"])]);
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
    .where("challenged", "=", to);
  return eb.exists(
    sql
      .selectFrom(counts.as("counts"))
      .select("open")
      .where("open", "<", MOST_TO_ONE)
      .where("mine", "<", MOST[what].open)
      .where("today", "<", MOST[what].day),
  );
}
