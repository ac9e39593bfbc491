import type { SeatTaken, SeatWanted } from "../../shared/protocol/http.ts";
import type { Format, GameId } from "../../shared/rules/model.ts";
import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { readPlayer } from "../auth/session.ts";
import { change, type Query, sql } from "../db/query.ts";
import { finish } from "../http/finish.ts";
import { refuse } from "../http/refuse.ts";
import { leavePlace, takePlace } from "../players/places.ts";
import { removeIfDeleted } from "./deleted-players.ts";
import { askAt, STATUS_OF } from "./listing.ts";
import type { MatchId } from "./match-id.ts";
import { askMatch } from "./stub.ts";

/**
 * The match's object decides who gets the seat, one at a time; the database follows. If this stops between the two, the same
 * player's next try gets the same seat and writes what is missing. Whoever comes too late hears what a dead invite says.
 */
export async function takeSeat(c: Ctx, found: Found, wanted: SeatWanted, gone: Gone = "no-such-invite"): Promise<Response> {
  const player = await readPlayer(c);
  return player === null ? refuse(c, "no-session") : finish(c, takeInPlace(c, found, player, wanted, gone));
}

type Gone = "no-such-invite" | "no-such-challenge";

/** The match that an invitation leads to. */
interface Found {
  readonly id: MatchId;
  readonly ruleset: GameId;
  readonly format: Format;
  /** Who has not taken a place for it yet. */
  readonly maker?: PlayerId;
  /** What is written with the seat. */
  also?(now: number): readonly Query<unknown>[];
}

/** The player's place first. Whoever comes too late leaves it again. */
async function takeInPlace(c: Ctx, found: Found, player: Player, wanted: SeatWanted, gone: Gone): Promise<Response> {
  const { id, ruleset, format, maker } = found;
  const full = await takePlace(c, player.id, { match: id, ruleset, format });
  if (full !== null) return refuse(c, full);
  if (maker !== undefined && (await takePlace(c, maker, { match: id, ruleset, format })) !== null) {
    await leavePlace(c, player.id, id);
    return refuse(c, "not-reachable");
  }
  const taken = await take(c, found, player, wanted, gone);
  if (taken.status === 404 || taken.status === 429) {
    await leavePlace(c, player.id, id);
    if (maker !== undefined) await leavePlace(c, maker, id);
  }
  return taken;
}

async function take(c: Ctx, found: Found, player: Player, { nonce }: SeatWanted, gone: Gone): Promise<Response> {
  const { id: match } = found;
  const who = { player: player.id, name: player.name, ...(nonce === undefined ? {} : { nonce }) };
  const taken = await askMatch(c, match, (stub) => stub.takeSeat(who));
  if ("error" in taken) return refuse(c, taken.error === "try-again" || taken.error === "too-many" ? taken.error : gone);
  const now = Date.now();
  const status = STATUS_OF[taken.phase];
  await change(
    c.env.DB,
    sql
      .insertInto("seats")
      .values({ match_id: match, seat: taken.seat, player_id: player.id, taken_at: now })
      // Who sat there before may have left, and their row may still be there. Of two that sat down the later one sits.
      .onConflict((there) =>
        there
          .columns(["match_id", "seat"])
          .doUpdateSet({ player_id: player.id, taken_at: now })
          .where("seats.taken_at", "<=", now),
      ),
    ...(found.also?.(now) ?? []),
    sql
      .updateTable("matches")
      .set({ status, updated_at: now, ...(status === "open" ? {} : { expires_at: null, ask_at: askAt(taken.due) }) })
      .where("id", "=", match)
      .where("status", "=", "open"),
  );
  if (await removeIfDeleted(c, match, player.id)) return refuse(c, "no-session");
  return c.json({ match } satisfies SeatTaken);
}
