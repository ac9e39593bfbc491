import { Hono } from "hono";
import type { MatchAnswer, SeatTaken } from "../../shared/protocol/http.ts";
import type { App, Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { finish } from "../http/finish.ts";
import { refuse } from "../http/refuse.ts";
import { closeOpen } from "../match/close.ts";
import { codeOf, inviteToken, linkOf } from "../match/invitation.ts";
import type { MatchId } from "../match/match-id.ts";
import { knownMatch, seatIn } from "../match/seats.ts";
import { tellInbox } from "../players/news.ts";
import { leave } from "./leave.ts";

async function close(c: Ctx, id: MatchId, player: Player, challenged: PlayerId | null): Promise<Response> {
  const closed = await closeOpen(c, id, player.id, "closed");
  if (closed !== "ok") return refuse(c, closed);
  if (challenged !== null) await tellInbox(c, challenged);
  return c.json({ match: id } satisfies SeatTaken);
}

/** One match, for a player who sits in it. */
export const one = new Hono<App>()
  .get("/:id", async (c) => {
    const id = await knownMatch(c);
    const seat = id === null ? null : await seatIn(c, id);
    if (id === null || seat === null) return refuse(c, "no-such-match");
    const now = Date.now();
    const ranOut = seat.status === "open" && seat.expires_at !== null && seat.expires_at <= now;
    const answer = {
      match: id,
      status: ranOut ? "closed" : seat.status,
      seat: seat.seat,
      expiresAt: seat.expires_at,
    } satisfies MatchAnswer;
    if (answer.status !== "open" || !seat.isCreator) return c.json(answer);
    if (seat.challenged !== null) return c.json({ ...answer, challenged: seat.asked ?? "" } satisfies MatchAnswer);
    const code = await codeOf(c.env.DB, id, now);
    const invite = await inviteToken(c.var.settings.key, id);
    return c.json({ ...answer, ...(code === null ? {} : { code }), invite, link: linkOf(invite) } satisfies MatchAnswer);
  })
  .delete("/:id/seat", async (c) => {
    const id = await knownMatch(c);
    const seat = id === null ? null : await seatIn(c, id);
    return id === null || seat === null ? refuse(c, "no-such-match") : finish(c, leave(c, id, seat.player));
  })
  .delete("/:id", async (c) => {
    const id = await knownMatch(c);
    const seat = id === null ? null : await seatIn(c, id);
    if (id === null || seat === null || !seat.isCreator) return refuse(c, "no-such-match");
    return finish(c, close(c, id, seat.player, seat.challenged));
  });
