import { REMATCH_OPEN_MS } from "../../shared/match/times.ts";
import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { type Condition, change, eb, first, insertIf, type Query, sql } from "../db/query.ts";
import { refuse } from "../http/refuse.ts";
import { leavePlace, takePlace } from "../players/places.ts";
import { closeOpen } from "./close.ts";
import { isDeleted, removeIfDeleted } from "./deleted-players.ts";
import { findCreated } from "./find-created.ts";
import { askAt } from "./listing.ts";
import type { MatchRequest } from "./request.ts";
import { seedOf } from "./seed.ts";
import { askMatch } from "./stub.ts";

/** Who may take the free seat: the holder of the code or link, or one player alone. */
export interface Admission {
  readonly code: string | null;
  readonly challenged: PlayerId | null;
  /** Accepting the match accepts a friend request as well. */
  readonly carriesRequest?: boolean;
  /** The match is not made unless this holds; `too-many` then names the field. */
  readonly quota?: { readonly condition: Condition; readonly at?: string };
  /** Rows that are written with the match and lead to it. */
  rows(expiresAt: number, now: number): Promise<readonly Query<unknown>[]>;
}

export interface CreatedMatch {
  readonly expiresAt: number;
  readonly commitment: string | null;
  /** Rows written by each query of `Admission.rows`. */
  readonly written: readonly number[];
}

/**
 * `before`: another request with this id has made the match, or the opponent has offered the same rematch; nothing new is made.
 */
export type Creation = CreatedMatch | { readonly before: "same" | "offered" } | { readonly refused: Response };

/**
 * Takes the player's place, then makes the object, then the rows in the lists. If this stops half-way, no list shows the match, it closes
 * itself when its time is up, and its place is released when the player has no other left.
 */
export async function makeMatch(c: Ctx, request: MatchRequest, player: Player, admission: Admission): Promise<Creation> {
  const { id, wanted } = request;
  const { ruleset, format } = wanted;
  // A Blitz rematch may wait a week for its answer. It takes the one place for Blitz with the answer (take-seat.ts).
  const later = format === "blitz" && request.rematch !== undefined;
  const full = later ? null : await takePlace(c, player.id, { match: id, ruleset, format });
  if (full !== null) return { refused: refuse(c, full) };
  const created = await make(c, request, player, admission);
  // The place of an id that was used before belongs to the earlier request.
  const isFree = ("refused" in created && c.var.code !== "id-reused") || ("before" in created && created.before === "offered");
  if (isFree) await leavePlace(c, player.id, id);
  return created;
}

async function make(c: Ctx, request: MatchRequest, player: Player, admission: Admission): Promise<Creation> {
  const { id, wanted, terms, test, rematch } = request;
  const now = Date.now();
  const { ruleset, lexicon, format, nonce } = wanted;
  const { options } = terms;
  c.set("match", id);
  const creator = { player: player.id, name: player.name, ...(nonce === undefined ? {} : { nonce }) };
  const seed = await seedOf(c.var.settings.key, id);
  const again = rematch === undefined ? {} : { firstTurn: rematch.firstTurn, openMs: REMATCH_OPEN_MS };
  const input = { id, seed, ruleset, lexicon, lexiconVersion: terms.lexicon.version, format, options, creator, ...again };
  const made = await askMatch(c, id, (match) => match.create(test === null ? input : { ...input, test }));
  if ("error" in made) {
    if (made.error === "id-reused") return { refused: refuse(c, "id-reused", "match") };
    return { refused: made.error === "bad-request" ? refuse(c, "bad-request", "test") : refuse(c, "try-again") };
  }
  const expiresAt = made.expiresAt ?? now;
  // An object that a deploy has not reached yet knows of no commit.
  const commitment = made.commit ?? null;
  const row = {
    id,
    ruleset,
    lexicon,
    lexicon_version: terms.lexicon.version,
    format,
    options: JSON.stringify(terms.shown),
    seats: terms.seats,
    creator: player.id,
    status: "open",
    created_at: now,
    updated_at: now,
    code: admission.code,
    expires_at: expiresAt,
    ask_at: askAt(expiresAt),
    ended_at: null,
    reason: null,
    result: null,
    commitment,
    challenged: admission.challenged,
    carries_request: admission.carriesRequest === true ? 1 : 0,
    ...(rematch === undefined ? {} : { rematch_of: rematch.of, rematch_no: rematch.number }),
  } as const;
  const own = { match_id: id, seat: 0, player_id: player.id, taken_at: now };
  const isListed = eb.exists(sql.selectFrom("matches").select("id").where("id", "=", id));
  const { quota } = admission;
  const insert = quota === undefined ? sql.insertInto("matches").values(row) : insertIf("matches", row, quota.condition);
  const [listed, , ...written] = await change(
    c.env.DB,
    insert.onConflict((used) => used.doNothing()),
    insertIf("seats", own, isListed).onConflict((there) => there.doNothing()),
    ...(await admission.rows(expiresAt, now)),
  );
  if (listed === 0) return notListed(c, request, player, admission);
  if (await removeIfDeleted(c, id, player.id)) return { refused: refuse(c, "no-session") };
  if (admission.challenged !== null && (await isDeleted(c.env.DB, admission.challenged))) {
    await closeOpen(c, id, player.id, "declined");
    return { refused: refuse(c, "no-such-player", "to") };
  }
  return { expiresAt, commitment, written };
}

/** Why no row was written: the same request came twice at once, the opponent offered the rematch first, or the quota is used up. */
async function notListed(c: Ctx, request: MatchRequest, player: Player, admission: Admission): Promise<Creation> {
  const { id, rematch } = request;
  const found = await findCreated(c.env.DB, request, player.id, admission.challenged);
  if (found === "same") return { before: "same" };
  if (found !== null) return { refused: refuse(c, "id-reused", "match") };
  await askMatch(c, id, (match) => match.closeMatch({ player: player.id }));
  const offered =
    rematch === undefined
      ? null
      : await first(
          c.env.DB,
          sql.selectFrom("matches").select("id").where("rematch_of", "=", rematch.of).where("rematch_no", "=", rematch.number),
        );
  return offered === null ? { refused: refuse(c, "too-many", admission.quota?.at) } : { before: "offered" };
}
