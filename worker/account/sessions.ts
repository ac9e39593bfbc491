/** The sessions of a player: which there are, and their end, which closes every socket that was opened with them. */
import type { AccountAnswer } from "../../shared/protocol/account.ts";
import type { Ctx } from "../app.types.ts";
import type { Player } from "../auth/player.ts";
import { forgetToken, readSession, SESSION_MS, sessionId } from "../auth/session.ts";
import { all, change, sql } from "../db/query.ts";
import { notifyMatches } from "../match/notify-all.ts";
import { askPlayer } from "../players/stub.ts";

type Shown = AccountAnswer["sessions"][number];

async function sessionsOf(c: Ctx, player: Player): Promise<{ readonly hash: string; readonly shown: Shown }[]> {
  const own = await readSession(c);
  const rows = await all(
    c.env.DB,
    sql
      .selectFrom("sessions")
      .select(["token_hash", "device", "created_at", "expires_at"])
      .where("player_id", "=", player.id)
      .where("expires_at", ">", Date.now())
      .orderBy("expires_at", "desc"),
  );
  return rows.map(({ token_hash: hash, device, created_at, expires_at }) => {
    const usedAt = Math.max(created_at, expires_at - SESSION_MS);
    return { hash, shown: { id: sessionId(hash), device, createdAt: created_at, usedAt, current: hash === own } };
  });
}

export const listSessions = async (c: Ctx, player: Player): Promise<Shown[]> =>
  (await sessionsOf(c, player)).map(({ shown }) => shown);

/** For an account that ends: its matches know already. */
export async function endAllInApp(c: Ctx, player: Player): Promise<void> {
  for (const { shown } of await sessionsOf(c, player)) await askPlayer(c, player.id, (object) => object.endSession(shown.id));
}

/** Ends those that are chosen: first their right, then their sockets. How many there were. */
export async function endSessions(c: Ctx, player: Player, chosen: (session: Shown) => boolean): Promise<number> {
  const ending = (await sessionsOf(c, player)).filter(({ shown }) => chosen(shown));
  if (ending.length === 0) return 0;
  await change(c.env.DB, ...ending.map(({ hash }) => sql.deleteFrom("sessions").where("token_hash", "=", hash)));
  if (ending.some(({ shown }) => shown.current)) forgetToken(c);
  for (const { shown } of ending) await askPlayer(c, player.id, (object) => object.endSession(shown.id));
  await notifyMatches(c, player.id, ...ending.map(({ shown }) => ({ kind: "session-ended" as const, session: shown.id })));
  return ending.length;
}
