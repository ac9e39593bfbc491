import type { Ctx } from "../app.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { change, sql } from "../db/query.ts";
import type { MatchId } from "./match-id.ts";
import { askMatch } from "./stub.ts";

/** Closes a match whose seat is free: its maker does, or who was challenged says no. `seat-taken`: it is free no longer. */
export async function closeOpen(
  c: Ctx,
  id: MatchId,
  creator: PlayerId,
  reason: "closed" | "declined",
): Promise<"ok" | "no-such-match" | "seat-taken"> {
  const who = { player: creator, ...(reason === "declined" ? { declined: true as const } : {}) };
  const closed = await askMatch(c, id, (match) => match.closeMatch(who));
  if ("error" in closed) return closed.error === "no-such-match" ? "no-such-match" : "seat-taken";
  const now = Date.now();
  await change(
    c.env.DB,
    sql
      .updateTable("matches")
      .set({ status: "closed", reason, ended_at: now, updated_at: now, expires_at: null, ask_at: null })
      .where("id", "=", id)
      .where("status", "=", "open"),
  );
  return "ok";
}
