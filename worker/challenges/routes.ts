/** Challenges to one player, and their answers. */
import { Hono } from "hono";
import { type ChallengeDeclined, type ChallengeMade, NewChallenge } from "../../shared/protocol/challenges.ts";
import { type SeatTaken, SeatWanted } from "../../shared/protocol/http.ts";
import type { App, Ctx } from "../app.types.ts";
import type { Player } from "../auth/player.ts";
import { readPlayer } from "../auth/session.ts";
import { type Condition, change, first, holds, sql } from "../db/query.ts";
import { readBody } from "../http/body.ts";
import { finish } from "../http/finish.ts";
import { refuse } from "../http/refuse.ts";
import { mayUse } from "../limits/address.ts";
import { quotaFor } from "../match/challenge-quotas.ts";
import { decline, yesToRequest } from "../match/challenges.ts";
import { findCreated } from "../match/find-created.ts";
import { makeMatch } from "../match/make.ts";
import type { MatchId } from "../match/match-id.ts";
import { type MatchRequest, readRequest } from "../match/request.ts";
import { knownMatch } from "../match/seats.ts";
import { takeSeat } from "../match/take-seat.ts";
import { type FoundPlayer, findPlayer } from "../players/find.ts";
import { tellInbox } from "../players/news.ts";
import { ask } from "../relations/change.ts";
import { areFriends, relationOf, unreachable } from "../relations/relation.ts";

/** A challenge is for one opponent. */
const SEATS = 2;

async function send(
  c: Ctx,
  request: MatchRequest,
  player: Player,
  to: FoundPlayer,
  { condition, carriesRequest }: { readonly condition: Condition; readonly carriesRequest: boolean },
): Promise<Response> {
  const quota = { condition, at: "to" };
  const created = await makeMatch(c, request, player, {
    code: null,
    challenged: to.id,
    carriesRequest,
    quota,
    rows: async () => [],
  });
  if ("refused" in created) return created.refused;
  if ("before" in created) return sentBefore(c, request.id, to);
  if (carriesRequest) await ask(c.env.DB, player.id, to.id, request.id);
  await tellInbox(c, to.id);
  return c.json({ match: request.id, name: to.name, commit: created.commitment } satisfies ChallengeMade, 201);
}

/** The answer to a repeated request. */
async function sentBefore(c: Ctx, match: MatchId, to: FoundPlayer): Promise<Response> {
  const row = await first(c.env.DB, sql.selectFrom("matches").select("commitment").where("id", "=", match));
  return c.json({ match, name: to.name, commit: row?.commitment ?? null } satisfies ChallengeMade, 201);
}

/** The challenge to this player with the id of the path. */
async function challengeOf(c: Ctx, player: Player) {
  const id = await knownMatch(c);
  if (id === null) return null;
  const row = await first(
    c.env.DB,
    sql
      .selectFrom("matches")
      .leftJoin("seats", (join) => join.onRef("seats.match_id", "=", "matches.id").on("seats.player_id", "=", player.id))
      .select([
        "matches.id",
        "ruleset",
        "format",
        "status",
        "expires_at",
        "creator",
        "reason",
        "rematch_of",
        "seats.seat as seat",
        "seats.taken_at as taken_at",
      ])
      .where("matches.id", "=", id)
      .where("challenged", "=", player.id),
  );
  return row === null ? null : { ...row, alive: row.status === "open" && (row.expires_at ?? 0) > Date.now() };
}

export const challenges = new Hono<App>()
  .post("/", async (c) => {
    const read = await readBody(c, NewChallenge);
    if ("refused" in read) return read.refused;
    const { to: asked, ...wanted } = read.body;
    const request = await readRequest(c, wanted);
    if ("refused" in request) return request.refused;
    if (request.terms.seats !== SEATS) return refuse(c, "bad-request", "options.players");
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    const to = await findPlayer(c, player, asked, "to");
    if ("refused" in to) return to.refused;
    const found = wanted.match === undefined ? null : await findCreated(c.env.DB, request, player.id, to.id);
    if (found === "same") return sentBefore(c, request.id, to);
    if (found === "other") return refuse(c, "id-reused", "match");
    if (found === "foreign") return refuse(c, "bad-request", "match");
    const now = Date.now();
    const relation = await relationOf(c.env.DB, player.id, to.id, now);
    const no = unreachable(relation);
    if (no !== null) return refuse(c, no, "to");
    const condition = quotaFor(player, to.id, now, areFriends(relation) ? "friend" : "stranger");
    if (!(await holds(c.env.DB, condition)) || !(await mayUse(c, "matches", now))) return refuse(c, "too-many", "to");
    // A challenge by code to somebody who is no friend yet carries a friend request.
    const carriesRequest = "code" in asked && !areFriends(relation);
    return finish(c, send(c, request, player, to, { condition, carriesRequest }));
  })
  /** Accepts: takes the seat. */
  .post("/:id", async (c) => {
    const read = await readBody(c, SeatWanted);
    if ("refused" in read) return read.refused;
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    const found = await challengeOf(c, player);
    if (found !== null && found.seat !== null) {
      await finish(c, change(c.env.DB, ...yesToRequest(player, found, Date.now(), found.taken_at ?? 0)));
      return c.json({ match: found.id } satisfies SeatTaken);
    }
    if (found === null || !found.alive) return refuse(c, "no-such-challenge");
    // An offered Blitz rematch takes the one place of its creator only now.
    const maker = found.rematch_of !== null && found.format === "blitz" ? { maker: found.creator } : {};
    const also = (now: number) => yesToRequest(player, found, now);
    return takeSeat(c, { ...found, ...maker, also }, read.body, "no-such-challenge");
  })
  /** Declines. The challenger is notified by the match. */
  .delete("/:id", async (c) => {
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    const found = await challengeOf(c, player);
    if (found?.reason === "declined") return c.json({ match: found.id } satisfies ChallengeDeclined);
    if (found === null || !found.alive) return refuse(c, "no-such-challenge");
    const closed = await finish(c, decline(c, found.id, found.creator, player));
    return closed ? c.json({ match: found.id } satisfies ChallengeDeclined) : refuse(c, "no-such-challenge");
  });
