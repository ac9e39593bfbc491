import { Hono } from "hono";
import {
  CodeEntry,
  CodeLook,
  type CodeLooked,
  type InviteAnswer,
  type SeatTaken,
  SeatWanted,
  tidyCode,
} from "../../shared/protocol/http.ts";
import type { ShownOptions } from "../../shared/protocol/options.ts";
import { withWords } from "../../shared/themes/spelt-out.ts";
import type { App, Ctx } from "../app.types.ts";
import { hashOf } from "../auth/secrets.ts";
import { readPlayer } from "../auth/session.ts";
import { readBody } from "../http/body.ts";
import { refuse } from "../http/refuse.ts";
import { attempt } from "../limits/code-attempts.ts";
import { findInvited } from "../match/invitation.ts";
import { takeSeat } from "../match/take-seat.ts";

/** Reading an invite stores nothing and makes no player, because machines open links, too. */
export const invites = new Hono<App>()
  .get("/:token", async (c) => {
    const reader = await readPlayer(c);
    const found = await findInvited(c.env.DB, "link", await hashOf(c.req.param("token")), reader?.id ?? null, Date.now());
    if (found === null || (!found.alive && found.seat === null)) return refuse(c, "no-such-invite");
    c.set("match", found.id);
    const { by, ruleset, lexicon, format, seats, commitment: commit } = found;
    const options = withWords(JSON.parse(found.options) as ShownOptions, lexicon);
    const mine = found.creator === reader?.id;
    const invite = { by, ruleset, lexicon, format, options, seats, taken: found.taken ?? 0, mine, commit };
    return c.json({ invite: found.seat === null ? invite : { ...invite, match: found.id } } satisfies InviteAnswer);
  })
  .post("/:token", async (c) => {
    // The button needs no body; a nonce comes in one.
    const read = c.req.header("Content-Type") === undefined ? { body: {} } : await readBody(c, SeatWanted);
    if ("refused" in read) return read.refused;
    const reader = await readPlayer(c);
    const found = await findInvited(c.env.DB, "link", await hashOf(c.req.param("token")), reader?.id ?? null, Date.now());
    if (found === null) return refuse(c, "no-such-invite");
    c.set("match", found.id);
    if (found.seat !== null) return c.json({ match: found.id } satisfies SeatTaken);
    return found.alive ? takeSeat(c, found, read.body) : refuse(c, "no-such-invite");
  });

/** What a typed code stands for, or the refusal to answer with. */
async function findByCode(c: Ctx, code: string) {
  const player = await readPlayer(c);
  if (player === null) return { refused: refuse(c, "no-session") };
  const counted = await attempt(c, player);
  if (counted === null) return { refused: refuse(c, "too-many") };
  const found = await findInvited(c.env.DB, "code", tidyCode(code), player.id, Date.now());
  if (found === null || (!found.alive && found.seat === null)) return { refused: refuse(c, "no-such-invite") };
  c.set("match", found.id);
  await counted.forgive();
  return { found };
}

export const codes = new Hono<App>()
  .post("/", async (c) => {
    const read = await readBody(c, CodeEntry);
    if ("refused" in read) return read.refused;
    const by = await findByCode(c, read.body.code);
    if ("refused" in by) return by.refused;
    const { id, seat } = by.found;
    return seat === null ? takeSeat(c, by.found, read.body) : c.json({ match: id } satisfies SeatTaken);
  })
  .post("/look", async (c) => {
    const read = await readBody(c, CodeLook);
    if ("refused" in read) return read.refused;
    const by = await findByCode(c, read.body.code);
    if ("refused" in by) return by.refused;
    return c.json({ commit: by.found.commitment } satisfies CodeLooked);
  });
