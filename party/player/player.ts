/**
 * The Durable Object of one player: the places they have taken, and the sockets of their open pages, which hear when a match
 * of theirs has changed. A plain object with hibernating sockets: nobody says anything to it.
 */
import { DurableObject } from "cloudflare:workers";
import { SOCKET_HEADERS } from "../../shared/match/service.types.ts";
import type { Place } from "../../shared/player/limits.ts";
import { type Kept, reserve, without } from "../../shared/player/places.ts";
import type { PlayerRpc } from "../../shared/player/service.types.ts";
import { CLOSE } from "../../shared/protocol/codes.ts";
import type { News } from "../../shared/protocol/news.ts";
import { PING, PONG } from "../../shared/protocol/version.ts";
import { EndedSessions } from "../match/ended-sessions.ts";

/** All places in one value: a match costs a player one row. */
const PLACES = "places";

/** Open pages of one player; one more closes the oldest. */
const MOST_SOCKETS = 16;

export class Player extends DurableObject implements PlayerRpc {
  readonly #ended = new EndedSessions();

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Nothing else happens between reading and writing: the platform holds back other events while storage is waited for. */
  async reserve(place: Place, limited: boolean, over: readonly string[]): ReturnType<PlayerRpc["reserve"]> {
    const { answer, keep } = reserve(await this.#kept(), place, { limited, over, now: Date.now() });
    if (keep !== null) await this.ctx.storage.put(PLACES, keep);
    return answer;
  }

  async release(match: string): Promise<void> {
    const kept = await this.#kept();
    const left = without(kept, [match]);
    if (left.length < kept.length) await this.ctx.storage.put(PLACES, left);
  }

  async #kept(): Promise<readonly Kept[]> {
    return (await this.ctx.storage.get<readonly Kept[]>(PLACES)) ?? [];
  }

  async tell(match: string): Promise<number> {
    return this.#say({ t: "match", match });
  }

  async tellInbox(): Promise<number> {
    return this.#say({ t: "inbox" });
  }

  #say(news: News): number {
    const text = JSON.stringify(news);
    const pages = this.ctx.getWebSockets();
    for (const socket of pages) say(socket, text);
    return pages.length;
  }

  async endSession(session: string): Promise<void> {
    this.#ended.add(session);
    for (const socket of this.ctx.getWebSockets(session)) close(socket, CLOSE.sessionEnded, "session-ended");
  }

  async forget(): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) close(socket, CLOSE.sessionEnded, "session-ended");
    await this.ctx.storage.deleteAll();
  }

  /** An upgrade of the Worker's making; all else is not found. */
  override async fetch(request: Request): Promise<Response> {
    const session = request.headers.get(SOCKET_HEADERS.session);
    if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket" || session === null)
      return new Response(null, { status: 404 });
    if (this.#ended.has(session)) return new Response(null, { status: 401 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [session]);
    server.serializeAttachment(Date.now());
    const open = this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN);
    const since = (socket: WebSocket): number => Number(socket.deserializeAttachment());
    const oldest = open.sort((a, b) => since(b) - since(a)).slice(MOST_SOCKETS);
    for (const old of oldest) close(old, CLOSE.elsewhere, "elsewhere");
    return new Response(null, { status: 101, webSocket: client });
  }

  /** There is nothing to be said here but pings, which the runtime answers. */
  override async webSocketMessage(socket: WebSocket): Promise<void> {
    close(socket, CLOSE.policy, "bad-message");
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // What the runtime reports for a close frame without a code may not be sent.
    close(socket, code === 1005 || code === 1006 ? 1000 : code, "");
  }
}

function say(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // It is gone already; its page asks for the lists when it is back.
  }
}

function close(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close(code, reason);
  } catch {
    // It is closed already.
  }
}
