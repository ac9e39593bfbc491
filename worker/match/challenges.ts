import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { all, change, eb, type Query, sql } from "../db/query.ts";
import { tellInbox } from "../players/news.ts";
import { befriending, towards } from "../relations/change.ts";
import { openCarrier } from "../relations/relation.ts";
import { areFriendsIn } from "./challenge-quotas.ts";
import { closeOpen } from "./close.ts";
import type { MatchId } from "./match-id.ts";

interface Challenge {
  readonly id: MatchId;
  readonly creator: PlayerId;
}

/** No to one, and to the request that came with it, unless another one carries it as well. False: there is nothing to say no to any more. */
export async function decline(c: Ctx, id: MatchId, creator: PlayerId, player: Player): Promise<boolean> {
  if ((await closeOpen(c, id, creator, "declined")) !== "ok") return false;
  await change(
    c.env.DB,
    towards(creator, player.id)
      .where("kind", "=", "asked")
      .where("match_id", "is not", null)
      .where(({ not, exists }) => not(exists(openCarrier(creator, player.id, Date.now())))),
  );
  await tellInbox(c, player.id);
  return true;
}

/**
 * Yes to a challenge is yes to the request that came with it, or to another one of theirs that is alive: written with the seat, so
 * that there is no yes to the one alone. `taken`: when the seat was, where it has been since; then it is what was left out at the time.
 */
export function yesToRequest(
  { id: me }: Player,
  { id, creator }: Challenge,
  now: number,
  taken?: number,
): readonly Query<unknown>[] {
  const own = sql.selectFrom("matches").select("id").where("id", "=", id).where("carries_request", "=", 1);
  const asked = sql
    .selectFrom("relations")
    .select("kind")
    .where("player_id", "=", creator)
    .where("other_id", "=", me)
    .where("kind", "=", "asked")
    .where((e) =>
      taken === undefined
        ? e.or([e("match_id", "is", null), e.exists(own), e.exists(openCarrier(creator, me, now))])
        : e.and([e.exists(own), e("at", "<=", taken)]),
    );
  return befriending(me, creator, eb.exists(asked), now);
}

/** Declines every open challenge to a player whose account ends. */
export async function declineAll(c: Ctx, player: Player): Promise<void> {
  const open = await all(c.env.DB, openTo(player.id));
  for (const { id, creator } of open) await closeOpen(c, id, creator, "declined");
}

/**
 * Neither wants anything of the other any more. What the other sees is an ordinary no, or an ordinary withdrawal. False: there
 * was nothing.
 */
export async function endChallengesBetween(c: Ctx, me: Player, other: PlayerId): Promise<boolean> {
  const [theirs, mine] = await Promise.all([
    all(c.env.DB, openTo(me.id).where("creator", "=", other)),
    all(c.env.DB, openTo(other).where("creator", "=", me.id)),
  ]);
  for (const { id } of theirs) await decline(c, id, other, me);
  for (const { id } of mine) await closeOpen(c, id, me.id, "closed");
  return theirs.length + mine.length > 0;
}

const openTo = (player: PlayerId) =>
  sql.selectFrom("matches").select(["id", "creator"]).where("challenged", "=", player).where("status", "=", "open");

/** For a player who lets only friends reach them: declines what others have open. True: there was something. */
export async function declineStrangers(c: Ctx, me: Player): Promise<boolean> {
  const open = await all(
    c.env.DB,
    openTo(me.id).where((e) => e.not(areFriendsIn(e.ref("matches.creator"), me.id))),
  );
  for (const { id, creator } of open) await decline(c, id, creator, me);
  const [asked = 0] = await change(
    c.env.DB,
    sql.deleteFrom("relations").where("other_id", "=", me.id).where("kind", "=", "asked"),
  );
  return open.length + asked > 0;
}
