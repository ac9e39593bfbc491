import { CODE_LETTERS, ROOM_CODE_LENGTH } from "../../shared/protocol/http.ts";
import type { PlayerId } from "../auth/player.ts";
import { derive, hashOf, randomText } from "../auth/secrets.ts";
import { change, eb, first, insertIf, sql } from "../db/query.ts";
import type { MatchId } from "./match-id.ts";

const CODE_TRIES = 5;
/** a code is short, so it lives shorter than the link. */
const CODE_MS = 86_400_000;

/** 128 bits that only this server can make from a match, so that its creator can be shown them again: no copy is kept. */
export const inviteToken = (key: string, match: MatchId): Promise<string> => derive(key, "invite", match);

export const linkOf = (token: string): string => `/i/${token}`;

/** The row that makes a link alive. */
export async function linkRow(token: string, match: MatchId, expiresAt: number) {
  return sql
    .insertInto("invites")
    .values({ kind: "link", key: await hashOf(token), match_id: match, expires_at: expiresAt })
    .onConflict((there) => there.doNothing());
}

export const newCode = (): string => randomText(CODE_LETTERS, ROOM_CODE_LENGTH);

/**
 * The row that makes the code of a match valid. It is not written where the match has another code by now, or another match has this
 * code; an expired code may be given again.
 */
export function codeRow(code: string, match: MatchId, expiresAt: number, now: number) {
  const row = { match_id: match, expires_at: Math.min(expiresAt, now + CODE_MS) };
  const isItsCode = eb.exists(sql.selectFrom("matches").select("id").where("id", "=", match).where("code", "=", code));
  return insertIf("invites", { kind: "code", key: code, ...row }, isItsCode).onConflict((taken) =>
    taken.columns(["kind", "key"]).doUpdateSet(row).where("invites.expires_at", "<=", now),
  );
}

/** Gives a match a new code, because its first one belongs to another match or is gone. */
export async function giveOtherCode(db: D1Database, match: MatchId, expiresAt: number, now: number): Promise<string> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const code = newCode();
    const [, given] = await change(
      db,
      sql.updateTable("matches").set({ code }).where("id", "=", match),
      codeRow(code, match, expiresAt, now),
    );
    if (given === 1) return code;
  }
  throw new Error("no free room code found");
}

/** The code of an open match while it is alive. */
export async function codeOf(db: D1Database, match: MatchId, now: number): Promise<string | null> {
  const row = await first(
    db,
    sql
      .selectFrom("matches")
      .innerJoin("invites", (join) => join.on("invites.kind", "=", "code").onRef("invites.key", "=", "matches.code"))
      .select("invites.key")
      .where("matches.id", "=", match)
      .whereRef("invites.match_id", "=", "matches.id")
      .where("invites.expires_at", ">", now),
  );
  return row?.key ?? null;
}

/**
 * The match that an invite stands for, alive or not, with the name of who opened it and the reader's seat there. It is dead to
 * whoever is blocked by one who sits there, or has blocked one: they hear what anybody hears who comes too late.
 */
export async function findInvited(db: D1Database, kind: "code" | "link", key: string, reader: PlayerId | null, now: number) {
  const row = await first(
    db,
    sql
      .selectFrom("invites")
      .innerJoin("matches", "matches.id", "invites.match_id")
      .innerJoin("players", "players.id", "matches.creator")
      .leftJoin("seats", (join) => join.onRef("seats.match_id", "=", "matches.id").on("seats.player_id", "=", reader))
      .select([
        "matches.id",
        "matches.ruleset",
        "matches.lexicon",
        "matches.format",
        "matches.options",
        "matches.status",
        "matches.creator",
        "matches.seats",
        "matches.commitment",
        "players.name as by",
        "seats.seat as seat",
        "invites.expires_at",
      ])
      .select((e) =>
        e
          .selectFrom("seats as sat")
          .select((count) => count.fn.countAll<number>().as("taken"))
          .whereRef("sat.match_id", "=", "matches.id")
          .as("taken"),
      )
      .select((e) =>
        e
          .exists(
            e
              .selectFrom("seats as there")
              .innerJoin("relations", (join) => join.on("relations.kind", "=", "blocked"))
              .select("there.seat")
              .whereRef("there.match_id", "=", "matches.id")
              .where(({ or, and, eb, ref }) =>
                or([
                  and([eb("relations.player_id", "=", ref("there.player_id")), eb("relations.other_id", "=", reader)]),
                  and([eb("relations.player_id", "=", reader), eb("relations.other_id", "=", ref("there.player_id"))]),
                ]),
              ),
          )
          .as("apart"),
      )
      .where("invites.kind", "=", kind)
      .where("invites.key", "=", key),
  );
  return row === null ? null : { ...row, alive: row.status === "open" && row.expires_at > now && Number(row.apart) === 0 };
}
