import { Hono } from "hono";
import { CodeEntry, type InviteAnswer, type SeatTaken, tidyCode } from "../../shared/protocol/http.ts";
import type { ShownOptions } from "../../shared/protocol/options.ts";
import type { App } from "../app.types.ts";
import { hashOf } from "../auth/secrets.ts";
import { readPlayer } from "../auth/session.ts";
import { readBody } from "../http/body.ts";
import { refuse } from "../http/refuse.ts";
import { attempt } from "./attempts.ts";
import { findInvited } from "./invitation.ts";
import { takeSeat } from "./take-seat.ts";

/** Looking stores nothing and makes nobody a player, however often: links are opened by machines. */
export const invites = new Hono<App>()
  .get("/:token", async (c) => {
    const reader = await readPlayer(c);
    const found = await findInvited(c.env.DB, "link", await hashOf(c.req.param("token")), reader?.id ?? null, Date.now());
    if (found === null || (!found.alive && found.seat === null)) return refuse(c, "no-such-invite");
    c.set("match", found.id);
    const { by, ruleset, lexicon, format, seats } = found;
    const options = JSON.parse(found.options) as ShownOptions;
    const mine = found.creator === reader?.id;
    const invite = { by, ruleset, lexicon, format, options, seats, taken: found.taken ?? 0, mine };
    return c.json({ invite: found.seat === null ? invite : { ...invite, match: found.id } } satisfies InviteAnswer);
  })
  .post("/:token", async (c) => {
    const reader = await readPlayer(c);
    const found = await findInvited(c.env.DB, "link", await hashOf(c.req.param("token")), reader?.id ?? null, Date.now());
    if (found === null) return refuse(c, "no-such-invite");
    c.set("match", found.id);
    if (found.seat !== null) return c.json({ match: found.id } satisfies SeatTaken);
    return found.alive ? takeSeat(c, found.id) : refuse(c, "no-such-invite");
  });

/** */
export const codes = new Hono<App>().post("/", async (c) => {
  const read = await readBody(c, CodeEntry);
  if ("refused" in read) return read.refused;
  const player = await readPlayer(c);
  if (player === null) return refuse(c, "no-session");
  const counted = await attempt(c, player);
  if (counted === null) return refuse(c, "too-many");
  const found = await findInvited(c.env.DB, "code", tidyCode(read.body.code), player.id, Date.now());
  if (found === null || (!found.alive && found.seat === null)) return refuse(c, "no-such-invite");
  c.set("match", found.id);
  await counted.forgive();
  return found.seat === null ? takeSeat(c, found.id) : c.json({ match: found.id } satisfies SeatTaken);
});
