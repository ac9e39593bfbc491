import { Hono } from "hono";
import { SOCKET_HEADERS } from "../../shared/match/service.types.ts";
import type { HttpErrorCode } from "../../shared/protocol/http.ts";
import type { App, Ctx } from "../app.types.ts";
import type { Player } from "../auth/player.ts";
import { randomToken } from "../auth/secrets.ts";
import { readPlayer, readSession, sessionId } from "../auth/session.ts";
import { refuse } from "../http/refuse.ts";
import { knownMatch } from "../match/seats.ts";
import { askMatch } from "../match/stub.ts";
import { askPlayer } from "../players/stub.ts";

const PASSED_ON = ["Upgrade", "Connection", "Sec-WebSocket-Key", "Sec-WebSocket-Version", "Sec-WebSocket-Extensions"];

/** What the objects of a match and of a player say no with. */
const REFUSED: Readonly<Record<number, HttpErrorCode>> = { 401: "no-session", 404: "no-such-match", 429: "too-many" };

/** The headers of the request that the object gets: who opens the socket, and what an upgrade needs. */
async function upgradeHeaders(c: Ctx, player: Player): Promise<Headers> {
  const session = sessionId((await readSession(c)) ?? "");
  const until = c.var.sessionUntil ?? 0;
  const headers = new Headers({
    [SOCKET_HEADERS.player]: player.id,
    [SOCKET_HEADERS.session]: session,
    [SOCKET_HEADERS.until]: String(until),
  });
  for (const name of PASSED_ON) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** The app's one socket: it tells that a match of the player's has changed. */
export const appSocket = new Hono<App>().get("/socket", async (c) => {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") return refuse(c, "bad-request");
  const player = await readPlayer(c);
  if (player === null) return refuse(c, "no-session");
  const headers = await upgradeHeaders(c, player);
  const answer = await askPlayer(c, player.id, (object) => object.fetch(new Request("https://player/", { headers })));
  if (answer.status === 101) return answer;
  return refuse(c, REFUSED[answer.status] ?? "try-again");
});

/**
 * The socket of a match. Origin was checked before; here the session and the signed id; the object resolves the seat itself.
 * It gets a request of our own making, so that no header or query of a client reaches it: the stub's library trusts some.
 */
export const sockets = new Hono<App>().get("/:id/socket", async (c) => {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") return refuse(c, "bad-request");
  const id = await knownMatch(c);
  if (id === null) return refuse(c, "no-such-match");
  const player = await readPlayer(c);
  if (player === null) return refuse(c, "no-session");
  const asked = ["after", "protocol"].map((name) => [name, c.req.query(name)] as const);
  if (asked.some(([, value]) => value !== undefined && !/^\d{1,9}$/.test(value))) return refuse(c, "bad-request");

  const url = new URL("https://match/");
  url.searchParams.set("_pk", randomToken());
  for (const [name, value] of asked) if (value !== undefined) url.searchParams.set(name, value);
  const headers = await upgradeHeaders(c, player);
  const answer = await askMatch(c, id, (match) => match.fetch(new Request(url, { headers })));
  if (answer.status === 101) return answer;
  return refuse(c, REFUSED[answer.status] ?? "try-again");
});
