import { REMATCH_OPEN_MS } from "../../shared/match/times.ts";
import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { type Condition, change, eb, insertIf, type Query, sql } from "../db/query.ts";
import { refuse } from "../http/refuse.ts";
import { leavePlace, takePlace } from "../players/places.ts";
import { closeOpen } from "./close.ts";
import { isDeleted, removeIfDeleted } from "./deleted-players.ts";
import { askAt } from "./listing.ts";
import type { MatchRequest } from "./request.ts";
import { seedOf } from "./seed.ts";
import { askMatch } from "./stub.ts";

/** For whom its free seat is: whoever holds its code or link, or one player alone. */
interface Door {
  readonly code: string | null;
  readonly challenged: PlayerId | null;
  /** Yes to it is yes to a friend request as well. */
  readonly carriesRequest?: boolean;
  /** Without it the match is not made, and `too-many` says so of this field. */
  readonly room?: { readonly condition: Condition; readonly at?: string };
  /** The rows that lead to it. */
  rows(expiresAt: number, now: number): Promise<readonly Query<unknown>[]>;
}

interface Made {
  readonly expiresAt: number;
  readonly commitment: string | null;
  /** Rows written by each of the door's own. */
  readonly written: readonly number[];
}

/**
 * The player's place, then the object, then the lists: if this stops half-way, nothing lists the match, it closes itself when its
 * time is up, and the place is found when no other is left.
 */
export async function makeMatch(
  c: Ctx,
  wish: MatchRequest,
  player: Player,
  door: Door,
): Promise<Made | { readonly refused: Response }> {
  const { id, wanted } = wish;
  const { ruleset, format } = wanted;
  // The offer of a Blitz rematch waits for a week: it takes the one place for Blitz only with the answer (worker/invites/take-seat.ts).
  const later = format === "blitz" && wish.rematch !== undefined;
  const full = later ? null : await takePlace(c, player.id, { match: id, ruleset, format });
  if (full !== null) return { refused: refuse(c, full) };
  const made = await make(c, wish, player, door);
  if ("refused" in made) await leavePlace(c, player.id, id);
  return made;
}

async function make(c: Ctx, { id, wanted, offer, test, rematch }: MatchRequest, player: Player, door: Door) {
  const now = Date.now();
  const { key } = c.var.settings;
  const { ruleset, lexicon, format, nonce } = wanted;
  const { options } = offer;
  c.set("match", id);
  const creator = { player: player.id, name: player.name, ...(nonce === undefined ? {} : { nonce }) };
  const seed = await seedOf(key, id);
  const again = rematch === undefined ? {} : { firstTurn: rematch.firstTurn, openMs: REMATCH_OPEN_MS };
  const input = { id, seed, ruleset, lexicon, lexiconVersion: offer.lexicon.version, format, options, creator, ...again };
  const made = await askMatch(c, id, (match) => match.create(test === null ? input : { ...input, test }));
  if ("error" in made) {
    return { refused: made.error === "bad-request" ? refuse(c, "bad-request", "test") : refuse(c, "try-again") };
  }
  const expiresAt = made.expiresAt ?? now;
  // An object that a deploy has not reached yet knows of no commit.
  const commitment = made.commit ?? null;
  const row = {
    id,
    ruleset,
    lexicon,
    lexicon_version: offer.lexicon.version,
    format,
    options: JSON.stringify(offer.shown),
    seats: offer.seats,
    creator: player.id,
    status: "open",
    created_at: now,
    updated_at: now,
    code: door.code,
    expires_at: expiresAt,
    ask_at: askAt(expiresAt),
    ended_at: null,
    reason: null,
    result: null,
    commitment,
    challenged: door.challenged,
    carries_request: door.carriesRequest === true ? 1 : 0,
    ...(rematch === undefined ? {} : { rematch_of: rematch.of, rematch_no: rematch.number }),
  } as const;
  const own = { match_id: id, seat: 0, player_id: player.id, taken_at: now };
  const isListed = eb.exists(sql.selectFrom("matches").select("id").where("id", "=", id));
  const { room } = door;
  const [listed, , ...written] = await change(
    c.env.DB,
    room === undefined ? sql.insertInto("matches").values(row) : insertIf("matches", row, room.condition),
    insertIf("seats", own, isListed),
    ...(await door.rows(expiresAt, now)),
  );
  if (listed === 0) {
    await askMatch(c, id, (match) => match.closeMatch({ player: player.id }));
    return { refused: refuse(c, "too-many", room?.at) };
  }
  if (await removeIfDeleted(c, id, player.id)) return { refused: refuse(c, "no-session") };
  if (door.challenged !== null && (await isDeleted(c.env.DB, door.challenged))) {
    await closeOpen(c, id, player.id, "declined");
    return { refused: refuse(c, "no-such-player", "to") };
  }
  return { expiresAt, commitment, written };
}
