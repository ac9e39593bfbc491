import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { change, insertIf } from "../db/query.ts";
import { endChallengesBetween } from "../match/challenges.ts";
import { notifySharedMatches } from "../match/notify-all.ts";
import { tellInbox, vanish } from "../players/news.ts";
import { bothStay, towards } from "../relations/change.ts";

/** Total, and not announced: what was between them ends as it would have otherwise. */
export async function block(c: Ctx, me: Player, other: PlayerId): Promise<void> {
  await vanish(c, me.id, other);
  const row = { player_id: me.id, other_id: other, kind: "blocked" as const, at: Date.now(), match_id: null };
  const between = [towards(me.id, other), towards(other, me.id)].map((one) => one.where("kind", "!=", "blocked"));
  const [own = 0, theirs = 0] = await change(
    c.env.DB,
    ...between,
    insertIf("relations", row, bothStay(me.id, other)).onConflict((known) => known.doNothing()),
  );
  const ended = await endChallengesBetween(c, me, other);
  // To whom nothing changes, nothing is said: a block is not announced.
  if (ended || own + theirs > 0) await tellInbox(c, other);
  await notifySharedMatches(c, me.id, { kind: "blocks", other });
}

export async function unblock(c: Ctx, me: Player, other: PlayerId): Promise<void> {
  await change(c.env.DB, towards(me.id, other).where("kind", "=", "blocked"));
  await notifySharedMatches(c, me.id, { kind: "unblocks", other });
}
