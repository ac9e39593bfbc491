import { getCookie, setCookie } from "hono/cookie";
import { AVATAR_COLOURS } from "../../shared/protocol/account.ts";
import { CODE_LETTERS, PLAYER_CODE_LENGTH } from "../../shared/protocol/http.ts";
import type { Ctx } from "../app.types.ts";
import { change, first, sql } from "../db/query.ts";
import { mayUse } from "../limits/address.ts";
import { keyOf } from "../players/name-key.ts";
import { deviceOf } from "./device.ts";
import { guestName } from "./guest-name.ts";
import type { Player, PlayerId } from "./player.ts";
import { hashOf, randomText, randomToken } from "./secrets.ts";

const COOKIE = "ak_session";
const DAY_MS = 86_400_000;
/** No browser keeps a cookie longer than 400 days; using the session moves its end on. */
export const SESSION_MS = 400 * DAY_MS;
const CODE_TRIES = 3;
/** This much of a token's hash tells sessions apart. It gives no right. */
const ID_LENGTH = 16;
export const sessionId = (tokenHash: string): string => tokenHash.slice(0, ID_LENGTH);

/** `__Host-` binds the cookie to this very origin; plain http is for localhost alone. */
const isSecure = (c: Ctx): boolean => new URL(c.req.url).protocol === "https:";

function readToken(c: Ctx): string | undefined {
  return isSecure(c) ? getCookie(c, COOKIE, "host") : getCookie(c, COOKIE);
}

/** The hash of the token that came with the request, whatever it is worth. */
export async function readSession(c: Ctx): Promise<string | null> {
  const token = readToken(c);
  return token === undefined ? null : hashOf(token);
}

export const forgetToken = (c: Ctx): void => giveToken(c, "", 0);

function giveToken(c: Ctx, token: string, maxAge = SESSION_MS / 1000): void {
  const options = { path: "/", httpOnly: true, sameSite: "Lax", maxAge } as const;
  setCookie(c, COOKIE, token, isSecure(c) ? { ...options, secure: true, prefix: "host" } : options);
}

/** The player that the session cookie names; null: none. Stores nothing. */
export async function readPlayer(c: Ctx): Promise<Player | null> {
  if (c.var.player !== undefined) return c.var.player;
  const token = readToken(c);
  const found = token === undefined ? null : await sessionOf(c.env.DB, token);
  const player = found === null ? null : { id: found.id, name: found.name, code: found.code };
  c.set("player", player);
  c.set("sessionUntil", found?.expires_at);
  return player;
}

async function sessionOf(db: D1Database, token: string) {
  return first(
    db,
    sql
      .selectFrom("sessions")
      .innerJoin("players", "players.id", "sessions.player_id")
      .select(["players.id", "players.name", "players.code", "sessions.expires_at"])
      .where("sessions.token_hash", "=", await hashOf(token))
      .where("sessions.expires_at", ">", Date.now()),
  );
}

/**
 * The player, made now if there is none. Only where a client asks for just that, before its first action: made in passing, the
 * guest would be lost with the answer, and several actions at once would make several.
 */
export async function becomeSomebody(c: Ctx): Promise<Player | "too-many"> {
  const known = await readPlayer(c);
  if (known !== null) return known;
  if (!(await mayUse(c, "guests", Date.now()))) return "too-many";
  const token = randomToken();
  const player = await makeGuest(c.env.DB, token, deviceOf(c.req.header("User-Agent") ?? ""));
  c.set("player", player);
  giveToken(c, token);
  return player;
}

/** Any of them, until the player chooses. */
const colourOf = (code: string): number => code.charCodeAt(0) % AVATAR_COLOURS;

async function makeGuest(db: D1Database, token: string, device: string | null): Promise<Player> {
  const now = Date.now();
  const token_hash = await hashOf(token);
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const player: Player = {
      id: randomToken() as PlayerId,
      name: guestName(),
      code: randomText(CODE_LETTERS, PLAYER_CODE_LENGTH),
    };
    const [made] = await change(
      db,
      sql
        .insertInto("players")
        .values({ ...player, ...keyOf(player.name), created_at: now, colour: colourOf(player.code) })
        .onConflict((code) => code.column("code").doNothing()),
      sql
        .insertInto("sessions")
        .columns(["token_hash", "player_id", "created_at", "expires_at", "device"])
        .expression((e) =>
          e
            .selectFrom("players")
            .select(({ val }) => [
              val(token_hash).as("token_hash"),
              "players.id as player_id",
              val(now).as("created_at"),
              val(now + SESSION_MS).as("expires_at"),
              val(device).as("device"),
            ])
            .where("players.id", "=", player.id),
        ),
    );
    if (made === 1) return player;
  }
  throw new Error("no free player code found");
}

/** Moves the end of a session in use, at most once a day; called where the app starts. */
export async function prolong(c: Ctx): Promise<void> {
  const token = readToken(c);
  if (token === undefined || (await readPlayer(c)) === null) return;
  const now = Date.now();
  const [moved] = await change(
    c.env.DB,
    sql
      .updateTable("sessions")
      .set({ expires_at: now + SESSION_MS })
      .where("token_hash", "=", await hashOf(token))
      .where("expires_at", "<", now + SESSION_MS - DAY_MS),
  );
  if (moved === 1) giveToken(c, token);
}
