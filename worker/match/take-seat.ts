import type { HttpErrorCode, SeatTaken, SeatWanted } from "../../shared/protocol/http.ts";
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

/** The match that an invitation or a challenge leads to. */
interface Invited {
  readonly id: MatchId;
  readonly ruleset: GameId;
  readonly format: Format;
  /** The creator, if the match has taken no place of theirs yet. */
  readonly maker?: PlayerId;
  /** Queries that are run with the seat. */
  also?(now: number): readonly Query<unknown>[];
}

/** The code for a seat that cannot be had any more. */
type GoneCode = "no-such-invite" | "no-such-challenge";

/**
 * Takes the free seat for the player. The object of the match decides who gets it, and the lists follow. If this stops in between, the
 * next try of the same player gets the same seat and writes what is missing.
 */
export async function takeSeat(c: Ctx, to: Invited, wanted: SeatWanted, gone: GoneCode = "no-such-invite"): Promise<Response> {
  const player = await readPlayer(c);
  if (player === null) return refuse(c, "no-session");
  const taken = await finish(c, takeWithPlace(c, to, player, wanted, gone));
  return taken === "taken" ? c.json({ match: to.id } satisfies SeatTaken) : refuse(c, taken);
}

type Taken = "taken" | HttpErrorCode;

/** Takes the player's place first, and releases it if the seat is gone. */
async function takeWithPlace(c: Ctx, to: Invited, player: Player, wanted: SeatWanted, gone: GoneCode): Promise<Taken> {
  const { id, ruleset, format, maker } = to;
  const place = { match: id, ruleset, format };
  const full = await takePlace(c, player.id, place);
  if (full !== null) return full;
  if (maker !== undefined && (await takePlace(c, maker, place)) !== null) {
    await leavePlace(c, player.id, id);
    return "not-reachable";
  }
  const taken = await take(c, to, player, wanted, gone);
  if (taken === gone || taken === "too-many") {
    await leavePlace(c, player.id, id);
    if (maker !== undefined) await leavePlace(c, maker, id);
  }
  return taken;
}

async function take(c: Ctx, to: Invited, player: Player, { nonce }: SeatWanted, gone: GoneCode): Promise<Taken> {
  const { id: match } = to;
  const who = { player: player.id, name: player.name, ...(nonce === undefined ? {} : { nonce }) };
  const taken = await askMatch(c, match, (stub) => stub.takeSeat(who));
  if ("error" in taken) return taken.error === "try-again" || taken.error === "too-many" ? taken.error : gone;
  const now = Date.now();
  const status = STATUS_OF[taken.phase];
  await change(
    c.env.DB,
    sql
      .insertInto("seats")
      .values({ match_id: match, seat: taken.seat, player_id: player.id, taken_at: now })
      // The row of a player who left the seat may still be there. The later of two players is the one who sits.
      .onConflict((there) =>
        there
          .columns(["match_id", "seat"])
          .doUpdateSet({ player_id: player.id, taken_at: now })
          .where("seats.taken_at", "<=", now),
      ),
    ...(to.also?.(now) ?? []),
    sql
      .updateTable("matches")
      .set({ status, updated_at: now, ...(status === "open" ? {} : { expires_at: null, ask_at: askAt(taken.due) }) })
      .where("id", "=", match)
      .where("status", "=", "open"),
  );
  return (await removeIfDeleted(c, match, player.id)) ? "no-session" : "taken";
}
