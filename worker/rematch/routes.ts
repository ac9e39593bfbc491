/** Rematches. An offer is answered like a challenge, and taken back like any open match. */
import { Hono } from "hono";
import { type RematchStatus, RematchWanted } from "../../shared/protocol/rematch.ts";
import type { App } from "../app.types.ts";
import { readBody } from "../http/body.ts";
import { finish } from "../http/finish.ts";
import { refuse } from "../http/refuse.ts";
import { mayUse } from "../limits/address.ts";
import { knownMatch, seatIn } from "../match/seats.ts";
import { offer } from "./offer.ts";
import { rematchStateOf } from "./status.ts";

export const rematch = new Hono<App>()
  .get("/:id/rematch", async (c) => {
    const id = await knownMatch(c);
    const seat = id === null ? null : await seatIn(c, id);
    if (id === null || seat === null) return refuse(c, "no-such-match");
    const { shown } = await rematchStateOf(c.env.DB, id, seat.player.id, Date.now());
    return c.json(shown satisfies RematchStatus);
  })
  .post("/:id/rematch", async (c) => {
    const read = await readBody(c, RematchWanted);
    if ("refused" in read) return read.refused;
    const id = await knownMatch(c);
    const seat = id === null ? null : await seatIn(c, id);
    if (id === null || seat === null) return refuse(c, "no-such-match");
    const now = Date.now();
    const before = await rematchStateOf(c.env.DB, id, seat.player.id, now);
    if (before.no !== null) return refuse(c, before.no);
    if (before.shown.state !== "open") return c.json(before.shown satisfies RematchStatus);
    if (!(await mayUse(c, "matches", now))) return refuse(c, "too-many");
    const answer = await finish(c, offer(c, id, seat.player, read.body, before));
    return "refused" in answer ? answer.refused : c.json(answer satisfies RematchStatus);
  });
