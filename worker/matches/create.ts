import { Hono } from "hono";
import { type MatchMade, NewMatch } from "../../shared/protocol/http.ts";
import type { App, Ctx } from "../app.types.ts";
import type { Player } from "../auth/player.ts";
import { readPlayer } from "../auth/session.ts";
import { first, sql } from "../db/query.ts";
import { readBody } from "../http/body.ts";
import { finish } from "../http/finish.ts";
import { refuse } from "../http/refuse.ts";
import { mayUse } from "../limits/address.ts";
import { codeOf, codeRow, giveOtherCode, inviteToken, linkOf, linkRow, newCode } from "../match/invitation.ts";
import { makeMatch } from "../match/make.ts";
import type { MatchId } from "../match/match-id.ts";
import { type MatchRequest, readRequest } from "../match/request.ts";

/** A match that a code and a link lead to. */
async function open(c: Ctx, wish: MatchRequest, player: Player): Promise<Response> {
  const { id } = wish;
  const invite = await inviteToken(c.var.settings.key, id);
  const code = newCode();
  const made = await makeMatch(c, wish, player, {
    code,
    challenged: null,
    rows: async (expiresAt, now) => [await linkRow(invite, id, expiresAt), codeRow(code, id, expiresAt, now)],
  });
  if ("refused" in made) return made.refused;
  const { expiresAt, commitment: commit, written } = made;
  const given = written.at(-1) === 1 ? code : await giveOtherCode(c.env.DB, id, expiresAt, Date.now());
  return c.json({ match: id, code: given, invite, link: linkOf(invite), commit } satisfies MatchMade, 201);
}

/**
 * Asked again, since the answer was lost: the match that was made then, or the refusal of an id that another has used, or of whose match
 * nothing is left to come to. One that somebody has joined meanwhile is answered as it was, and gets no other code.
 */
async function madeBefore(c: Ctx, id: MatchId, player: Player): Promise<Response | null> {
  const row = await first(
    c.env.DB,
    sql
      .selectFrom("matches")
      .select(["creator", "challenged", "commitment", "expires_at", "status", "code"])
      .where("id", "=", id),
  );
  if (row === null) return null;
  if (row.creator !== player.id || row.challenged !== null) return refuse(c, "bad-request", "match");
  const now = Date.now();
  const joined = row.status === "lobby" || row.status === "live";
  if (!joined && (row.status !== "open" || (row.expires_at ?? 0) <= now)) return refuse(c, "bad-request", "match");
  const known = joined ? row.code : await codeOf(c.env.DB, id, now);
  const code = known ?? (await giveOtherCode(c.env.DB, id, row.expires_at ?? now, now));
  const invite = await inviteToken(c.var.settings.key, id);
  return c.json({ match: id, code, invite, link: linkOf(invite), commit: row.commitment } satisfies MatchMade, 201);
}

export const create = new Hono<App>().post("/", async (c) => {
  const read = await readBody(c, NewMatch);
  if ("refused" in read) return read.refused;
  const wish = await readRequest(c, read.body);
  if ("refused" in wish) return wish.refused;
  const player = await readPlayer(c);
  if (player === null) return refuse(c, "no-session");
  const again = read.body.match === undefined ? null : await madeBefore(c, wish.id, player);
  if (again !== null) return again;
  if (!(await mayUse(c, "matches", Date.now()))) return refuse(c, "too-many");
  return finish(c, open(c, wish, player));
});
