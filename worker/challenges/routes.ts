/** Asking one certain player for a match, and the answer. */
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
import { roomFor } from "../match/challenge-limits.ts";
import { decline, yesToRequest } from "../match/challenges.ts";
import { makeMatch } from "../match/make.ts";
import type { MatchId } from "../match/match-id.ts";
import { type MatchRequest, readRequest } from "../match/request.ts";
import { knownMatch } from "../match/seats.ts";
import { takeSeat } from "../match/take-seat.ts";
import { type Found, findPlayer } from "../players/find.ts";
import { tellInbox } from "../players/news.ts";
import { ask } from "../relations/change.ts";
import { areFriends, relationOf, unreachable } from "../relations/relation.ts";

/** A challenge is for one: the other seats of a larger match would be anybody's. */
const SEATS = 2;

async function send(
  c: Ctx,
  wish: MatchRequest,
  player: Player,
  to: Found,
  { condition, carriesRequest }: { readonly condition: Condition; readonly carriesRequest: boolean },
): Promise<Response> {
  const room = { condition, at: "to" };
  const made = await makeMatch(c, wish, player, { code: null, challenged: to.id, carriesRequest, room, rows: async () => [] });
  if ("refused" in made) return made.refused;
  if (carriesRequest) await ask(c.env.DB, player.id, to.id, wish.id);
  await tellInbox(c, to.id);
  return c.json({ match: wish.id, name: to.name, commit: made.commitment } satisfies ChallengeMade, 201);
}

/** Asked again, since the answer was lost; or the refusal of an id that is used. */
async function sentBefore(c: Ctx, id: MatchId, player: Player, to: Found): Promise<Response | null> {
  const row = await first(
    c.env.DB,
    sql.selectFrom("matches").select(["creator", "challenged", "commitment"]).where("id", "=", id),
  );
  if (row === null) return null;
  if (row.creator !== player.id || row.challenged !== to.id) return refuse(c, "bad-request", "match");
  return c.json({ match: id, name: to.name, commit: row.commitment } satisfies ChallengeMade, 201);
}

/** A challenge to the reader. An id that was never given out touches nothing. */
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
    const wish = await readRequest(c, wanted);
    if ("refused" in wish) return wish.refused;
    if (wish.offer.seats !== SEATS) return refuse(c, "bad-request", "options.players");
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    const to = await findPlayer(c, player, asked, "to");
    if ("refused" in to) return to.refused;
    const now = Date.now();
    const standing = await relationOf(c.env.DB, player.id, to.id, now);
    const no = unreachable(standing);
    if (no !== null) return refuse(c, no, "to");
    const again = wanted.match === undefined ? null : await sentBefore(c, wish.id, player, to);
    if (again !== null) return again;
    const condition = roomFor(player, to.id, now, "challenge");
    if (!(await holds(c.env.DB, condition)) || !(await mayUse(c, "matches", now))) return refuse(c, "too-many", "to");
    // A code that was typed reaches somebody who is to be a friend.
    const carriesRequest = "code" in asked && !areFriends(standing);
    return finish(c, send(c, wish, player, to, { condition, carriesRequest }));
  })
  /** Yes: the seat. Who accepts has the first turn (K-04), as whoever joins. */
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
    // Whoever offered a Blitz rematch has left the one place for Blitz free until now.
    const maker = found.rematch_of !== null && found.format === "blitz" ? { maker: found.creator } : {};
    const also = (now: number) => yesToRequest(player, found, now);
    return takeSeat(c, { ...found, ...maker, also }, read.body, "no-such-challenge");
  })
  /** No. The challenger's pages hear of it by their match. */
  .delete("/:id", async (c) => {
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    const found = await challengeOf(c, player);
    if (found?.reason === "declined") return c.json({ match: found.id } satisfies ChallengeDeclined);
    if (found === null || !found.alive) return refuse(c, "no-such-challenge");
    const closed = await finish(c, decline(c, found.id, found.creator, player));
    return closed ? c.json({ match: found.id } satisfies ChallengeDeclined) : refuse(c, "no-such-challenge");
  });
