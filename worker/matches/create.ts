import { Hono } from "hono";
import { readTestOptions, type TestOptions } from "../../shared/match/test-options.ts";
import { type MatchMade, NewMatch } from "../../shared/protocol/http.ts";
import { shownOptions } from "../../shared/protocol/options.ts";
import type { App, Ctx } from "../app.types.ts";
import type { Player } from "../auth/player.ts";
import { readPlayer } from "../auth/session.ts";
import { change, first, sql } from "../db/query.ts";
import { readBody } from "../http/body.ts";
import { finish } from "../http/finish.ts";
import { refuse } from "../http/refuse.ts";
import { codeOf, codeRow, giveOtherCode, inviteToken, linkOf, linkRow, newCode } from "../invites/invitation.ts";
import { mayUse } from "../limits/address.ts";
import { leavePlace, takePlace } from "../players/places.ts";
import { seedOf } from "./commitment.ts";
import { askAt } from "./listing.ts";
import { type MatchId, modeOf, newMatchId, readMatchId } from "./match-id.ts";
import { type Offer, offerFor } from "./offer.ts";
import { askMatch } from "./stub.ts";

/**
 * The player's place, then the object, then the lists: if this stops half-way, nothing lists the match, it closes itself when its
 * time is up, and the place is found when no other is left.
 */
async function makeInPlace(
  c: Ctx,
  id: MatchId,
  wanted: NewMatch,
  offer: Offer,
  test: TestOptions | null,
  player: Player,
): Promise<Response> {
  const { ruleset, format } = wanted;
  const full = await takePlace(c, player.id, { match: id, ruleset, format });
  if (full !== null) return refuse(c, full);
  const made = await make(c, id, wanted, offer, test, player);
  if (made.status !== 201) await leavePlace(c, player.id, id);
  return made;
}

async function make(
  c: Ctx,
  id: MatchId,
  wanted: NewMatch,
  offer: Offer,
  test: TestOptions | null,
  player: Player,
): Promise<Response> {
  const now = Date.now();
  const { key } = c.var.settings;
  const { ruleset, lexicon, format, nonce } = wanted;
  const { options } = offer;
  c.set("match", id);
  const creator = { player: player.id, name: player.name, ...(nonce === undefined ? {} : { nonce }) };
  const seed = await seedOf(key, id);
  const input = { id, seed, ruleset, lexicon, lexiconVersion: offer.lexicon.version, format, options, creator };
  const made = await askMatch(c, id, (match) => match.create(test === null ? input : { ...input, test }));
  if ("error" in made) return made.error === "bad-request" ? refuse(c, "bad-request", "test") : refuse(c, "try-again");

  const expiresAt = made.expiresAt ?? now;
  // An object that a deploy has not reached yet knows of no commit.
  const commitment = made.commit ?? null;
  const invite = await inviteToken(key, id);
  const code = newCode();
  const written = await change(
    c.env.DB,
    sql.insertInto("matches").values({
      id,
      ruleset,
      lexicon,
      lexicon_version: offer.lexicon.version,
      format,
      options: JSON.stringify(shownOptions(wanted.options ?? {}, options)),
      seats: offer.seats,
      creator: player.id,
      status: "open",
      created_at: now,
      updated_at: now,
      code,
      expires_at: expiresAt,
      ask_at: askAt(expiresAt),
      ended_at: null,
      reason: null,
      result: null,
      commitment,
    }),
    sql.insertInto("seats").values({ match_id: id, seat: 0, player_id: player.id, taken_at: now }),
    await linkRow(invite, id, expiresAt),
    codeRow(code, id, expiresAt, now),
  );
  const given = written.at(-1) === 1 ? code : await giveOtherCode(c.env.DB, id, expiresAt, now);
  return c.json({ match: id, code: given, invite, link: linkOf(invite), commit: commitment } satisfies MatchMade, 201);
}

/** Asked again, since the answer was lost: the match that was made then, or the refusal of an id that another has used. */
async function madeBefore(c: Ctx, id: MatchId, player: Player): Promise<Response | null> {
  const row = await first(
    c.env.DB,
    sql.selectFrom("matches").select(["creator", "commitment", "expires_at"]).where("id", "=", id),
  );
  if (row === null) return null;
  if (row.creator !== player.id) return refuse(c, "bad-request", "match");
  const now = Date.now();
  const code = (await codeOf(c.env.DB, id, now)) ?? (await giveOtherCode(c.env.DB, id, row.expires_at ?? now, now));
  const invite = await inviteToken(c.var.settings.key, id);
  return c.json({ match: id, code, invite, link: linkOf(invite), commit: row.commitment } satisfies MatchMade, 201);
}

export const create = new Hono<App>().post("/", async (c) => {
  const read = await readBody(c, NewMatch);
  if ("refused" in read) return read.refused;
  const { test } = read.body;
  const offer = offerFor(read.body);
  if ("at" in offer) return refuse(c, "bad-request", offer.at);
  const testOptions = test !== undefined && c.var.settings.testOptions ? readTestOptions(test) : null;
  if (test !== undefined && testOptions === null) return refuse(c, "bad-request", "test");

  const { key } = c.var.settings;
  const { match } = read.body;
  const id = match === undefined ? await newMatchId(key, offer.mode) : await readMatchId(key, match);
  if (id === null || modeOf(id) !== offer.mode) return refuse(c, "bad-request", "match");

  const player = await readPlayer(c);
  if (player === null) return refuse(c, "no-session");
  const again = match === undefined ? null : await madeBefore(c, id, player);
  if (again !== null) return again;
  if (!(await mayUse(c, "matches", Date.now()))) return refuse(c, "too-many");
  return finish(c, makeInPlace(c, id, read.body, offer, testOptions, player));
});
