/** A match once more: offered here; it is answered as a challenge is, and taken back as any open match. */
import { Hono } from "hono";
import { type RematchStanding, RematchWanted } from "../../shared/protocol/rematch.ts";
import type { App } from "../app.types.ts";
import { readBody } from "../http/body.ts";
import { finish } from "../http/finish.ts";
import { refuse } from "../http/refuse.ts";
import { mayUse } from "../limits/address.ts";
import { knownMatch, seatIn } from "../matches/seat-of.ts";
import { offer } from "./offer.ts";
import { standingFor } from "./standing.ts";

export const rematch = new Hono<App>()
  .get("/:id/rematch", async (c) => {
    const id = await knownMatch(c);
    const seat = id === null ? null : await seatIn(c, id);
    if (id === null || seat === null) return refuse(c, "no-such-match");
    const { shown } = await standingFor(c.env.DB, id, seat.player.id, Date.now());
    return c.json(shown satisfies RematchStanding);
  })
  .post("/:id/rematch", async (c) => {
    const read = await readBody(c, RematchWanted);
    if ("refused" in read) return read.refused;
    const id = await knownMatch(c);
    const seat = id === null ? null : await seatIn(c, id);
    if (id === null || seat === null) return refuse(c, "no-such-match");
    const now = Date.now();
    const before = await standingFor(c.env.DB, id, seat.player.id, now);
    if (before.no !== null) return refuse(c, before.no);
    if (before.shown.state !== "open") return c.json(before.shown satisfies RematchStanding);
    if (!(await mayUse(c, "matches", now))) return refuse(c, "too-many");
    const answer = await finish(c, offer(c, id, seat.player, read.body, before));
    return "refused" in answer ? answer.refused : c.json(answer satisfies RematchStanding);
  });
