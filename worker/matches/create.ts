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
import { findCreated } from "../match/find-created.ts";
import { codeOf, codeRow, giveOtherCode, inviteToken, linkOf, linkRow, newCode } from "../match/invitation.ts";
import { makeMatch } from "../match/make.ts";
import type { MatchId } from "../match/match-id.ts";
import { type MatchRequest, readRequest } from "../match/request.ts";

/** Makes a match that a code and a link lead to. */
async function open(c: Ctx, request: MatchRequest, player: Player): Promise<Response> {
  const { id } = request;
  const invite = await inviteToken(c.var.settings.key, id);
  const code = newCode();
  const created = await makeMatch(c, request, player, {
    code,
    challenged: null,
    rows: async (expiresAt, now) => [await linkRow(invite, id, expiresAt), codeRow(code, id, expiresAt, now)],
  });
  if ("refused" in created) return created.refused;
  if ("before" in created) return createdBefore(c, id);
  const { expiresAt, commitment: commit, written } = created;
  const given = written.at(-1) === 1 ? code : await giveOtherCode(c.env.DB, id, expiresAt, Date.now());
  return c.json({ match: id, code: given, invite, link: linkOf(invite), commit } satisfies MatchMade, 201);
}

/**
 * The answer to a repeated request. A match that somebody has joined meanwhile keeps its code. A closed match, or one whose time
 * is up, cannot be made again.
 */
async function createdBefore(c: Ctx, id: MatchId): Promise<Response> {
  const row = await first(
    c.env.DB,
    sql.selectFrom("matches").select(["commitment", "expires_at", "status", "code"]).where("id", "=", id),
  );
  const now = Date.now();
  const begun = row?.status === "lobby" || row?.status === "live" || row?.status === "over";
  const open = row?.status === "open" && (row.expires_at ?? 0) > now;
  if (row === null || (!begun && !open)) return refuse(c, "bad-request", "match");
  const known = begun ? row.code : await codeOf(c.env.DB, id, now);
  const code = known ?? (await giveOtherCode(c.env.DB, id, row.expires_at ?? now, now));
  const invite = await inviteToken(c.var.settings.key, id);
  return c.json({ match: id, code, invite, link: linkOf(invite), commit: row.commitment } satisfies MatchMade, 201);
}

export const create = new Hono<App>().post("/", async (c) => {
  const read = await readBody(c, NewMatch);
  if ("refused" in read) return read.refused;
  const request = await readRequest(c, read.body);
  if ("refused" in request) return request.refused;
  const player = await readPlayer(c);
  if (player === null) return refuse(c, "no-session");
  const found = read.body.match === undefined ? null : await findCreated(c.env.DB, request, player.id, null);
  if (found === "same") return createdBefore(c, request.id);
  if (found === "other") return refuse(c, "id-reused", "match");
  if (found === "foreign") return refuse(c, "bad-request", "match");
  if (!(await mayUse(c, "matches", Date.now()))) return refuse(c, "too-many");
  return finish(c, open(c, request, player));
});
