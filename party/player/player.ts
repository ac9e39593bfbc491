/**
 * The Durable Object of one player. It stores the places that the player has taken and holds the sockets of their open pages,
 * which are notified of changes and of the presence of other players. Presence is never stored.
 */
import { DurableObject } from "cloudflare:workers";
import { SOCKET_HEADERS } from "../../shared/match/service.types.ts";
import { TokenBucket } from "../../shared/objects/token-bucket.ts";
import type { Place } from "../../shared/player/limits.ts";
import { type Kept, reserve, without } from "../../shared/player/places.ts";
import { LOOKS_OF_A_PAGE, LOOKS_OF_A_PLAYER, PAGES_OF_A_PLAYER } from "../../shared/player/presence.ts";
import type { PlayerRpc, SeatAt } from "../../shared/player/service.types.ts";
import { CLOSE } from "../../shared/protocol/codes.ts";
import { type Look, type News, readLook, type Seen } from "../../shared/protocol/news.ts";
import { PING, PONG } from "../../shared/protocol/version.ts";
import { EndedSessions, sessionExpiry } from "../objects/ended-sessions.ts";
import { playerStub } from "../objects/player-stub.ts";
import { withTimeout } from "../objects/with-timeout.ts";
import { type Companions, companionsOf, EVERYBODY, type Tie } from "./companions.ts";
import { close, Pages, send } from "./pages.ts";

/** All places are one stored value: a match costs a player one row. */
const PLACES = "places";

/** For D1 and the calls to other players together. */
const TIMEOUT_MS = 2000;

export class Player extends DurableObject implements PlayerRpc {
  readonly #ended = new EndedSessions();
  readonly #pages: Pages;
  readonly #looks = new WeakMap<WebSocket, TokenBucket>();
  readonly #allLooks = new TokenBucket(LOOKS_OF_A_PLAYER, Date.now());
  readonly #opened = new TokenBucket(PAGES_OF_A_PLAYER, Date.now());

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#pages = new Pages(ctx);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Atomic: the platform holds back other events while this waits for storage. */
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

  async tell(match: string, ended = 0): Promise<number> {
    const seats = Array.from({ length: ended }, (_, seat) => ({ match, seat, here: false }));
    const now = Date.now();
    if (ended > 0) this.#pages.say({ t: "here", seats }, now);
    return this.#pages.say({ t: "match", match }, now);
  }

  async tellInbox(): Promise<number> {
    return this.#pages.say({ t: "inbox" }, Date.now());
  }

  async meet(player: string, seats: readonly SeatAt[], here: boolean): Promise<boolean> {
    const now = Date.now();
    this.#pages.say({ t: "here", seats: seats.map(({ match, seat }) => ({ match, seat, here })) }, now);
    if (here) this.#pages.meet([player], now);
    return this.#pages.isHere(now);
  }

  async vanish(player: string): Promise<void> {
    await withTimeout(TIMEOUT_MS, this.#leave(new Set([player])));
  }

  async endSession(session: string): Promise<void> {
    this.#ended.add(session);
    const ending = this.ctx.getWebSockets(session);
    for (const socket of ending) close(socket, CLOSE.sessionEnded, "session-ended");
    await this.#mayHaveGone(ending);
  }

  async forget(): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) close(socket, CLOSE.sessionEnded, "session-ended");
    await this.ctx.storage.deleteAll();
  }

  /** Accepts upgrades that the Worker made, and nothing else. */
  override async fetch(request: Request): Promise<Response> {
    const session = request.headers.get(SOCKET_HEADERS.session);
    if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket" || session === null)
      return new Response(null, { status: 404 });
    if (this.#ended.has(session)) return new Response(null, { status: 401 });
    if (!this.#opened.take(Date.now())) return new Response(null, { status: 429 });
    const { 0: client, 1: server } = new WebSocketPair();
    const until = sessionExpiry(request.headers);
    for (const old of this.#pages.add(server, session, until, Date.now())) close(old, CLOSE.elsewhere, "elsewhere");
    send(server, JSON.stringify({ t: "hello" } satisfies News));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** A page sends what it shows. Pings never get here: the runtime answers them. */
  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const now = Date.now();
    if (this.#pages.ends(socket, now)) return;
    const look = typeof message === "string" ? readLook(message) : null;
    if (look === null) return close(socket, CLOSE.policy, "bad-message");
    if (!this.#mayLook(socket, now)) return close(socket, CLOSE.policy, "too-many");
    this.#pages.note(socket, { visible: look.visible, saidAt: now });
    await (look.visible ? this.#comes(socket, look) : this.#mayHaveGone());
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    this.#pages.note(socket, { visible: false });
    // 1005 and 1006 stand for a close frame without a code, and must not be sent.
    close(socket, code === 1005 || code === 1006 ? 1000 : code, "");
    await this.#mayHaveGone([socket]);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    close(socket, CLOSE.internal, "try-again");
    await this.#mayHaveGone([socket]);
  }

  #mayLook(socket: WebSocket, now: number): boolean {
    const looks = this.#looks.get(socket) ?? new TokenBucket(LOOKS_OF_A_PAGE, now);
    this.#looks.set(socket, looks);
    return looks.take(now) && this.#allLooks.take(now);
  }

  /** The page asks who is present, and those players are notified that its player is present too. */
  async #comes(socket: WebSocket, { at }: Look): Promise<void> {
    if (at === undefined) return;
    try {
      const seats = await withTimeout(TIMEOUT_MS, this.#greet(at));
      send(socket, JSON.stringify({ t: "here", seats } satisfies News));
    } catch (error) {
      this.#note("presence-unknown", error);
    }
  }

  async #greet(at: string): Promise<Seen[]> {
    const companions = await companionsOf(this.env.DB, this.#player, at);
    const asked = [...companions].map(async ([player, ties]) => ({
      player,
      ties,
      here: await this.#tell(player, ties, true),
    }));
    const answers = await Promise.all(asked);
    const met = answers.filter(({ here }) => here).map(({ player }) => player);
    this.#pages.meet(met, Date.now());
    // The page may have closed meanwhile. Nothing else would notify the players who have just seen it come.
    if (!this.#pages.isHere(Date.now())) await this.#leave(new Set(met), companions);
    return answers.flatMap(({ ties, here }) => ties.map(({ other }) => ({ ...other, here })));
  }

  /** When the last visible page is gone, the players who saw this one present are notified. */
  async #mayHaveGone(closing: readonly WebSocket[] = []): Promise<void> {
    if (this.#pages.isHere(Date.now())) return this.#pages.handOver(closing, Date.now());
    const met = this.#pages.part(closing);
    if (met.size === 0) return;
    try {
      await withTimeout(TIMEOUT_MS, this.#leave(met));
    } catch (error) {
      this.#note("presence-untold", error);
    }
  }

  async #leave(met: ReadonlySet<string>, known?: Companions): Promise<void> {
    const companions = known ?? (await companionsOf(this.env.DB, this.#player, EVERYBODY));
    const told = [...companions].filter(([player]) => met.has(player));
    await Promise.all(told.map(([player, ties]) => this.#tell(player, ties, false)));
  }

  #tell(player: string, ties: readonly Tie[], here: boolean): Promise<boolean> {
    const seats = ties.map(({ own }) => own);
    return playerStub(this.env, player).meet(this.#player, seats, here);
  }

  get #player(): string {
    return this.ctx.id.name ?? "";
  }

  #note(event: string, error: unknown): void {
    console.warn(JSON.stringify({ level: "warn", event, match: null, player: this.#player, error: String(error) }));
  }
}
