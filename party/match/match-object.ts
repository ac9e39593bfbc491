/**
 * The Durable Object of one match: a thin shell around shared/match. It adds what only the platform has: storage, hibernating
 * sockets, the alarm, the clock. It uses partyserver for the upgrade and the list of connections. Nothing here throws into
 * partyserver, which would send the stack to the client, and only requests that the Worker makes reach it.
 */
import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import { runAlarm, wake } from "../../shared/match/host/alarm.ts";
import { MatchHost } from "../../shared/match/host/match-host.ts";
import { SqlMatchLog } from "../../shared/match/log/sql-log.ts";
import { connect, disconnect, fail, receive } from "../../shared/match/messages/conversation.ts";
import type { Kind, Mode } from "../../shared/match/mode.types.ts";
import type { Level } from "../../shared/match/ports.ts";
import {
  admit,
  applyAccountNews,
  ask,
  askSeat,
  card,
  closeMatch,
  create,
  leaveSeat,
  record,
  rematch,
  standing,
  takeSeat,
} from "../../shared/match/requests/index.ts";
import {
  type AccountNews,
  type AccountRpc,
  type CreateInput,
  type MatchRpc,
  type Participant,
  SOCKET_HEADERS,
} from "../../shared/match/service.types.ts";
import { CLOSE } from "../../shared/protocol/codes.ts";
import { PING, PONG, UNSAID_PROTOCOL } from "../../shared/protocol/version.ts";
import type { Seat } from "../../shared/rules/model.ts";
import { EndedSessions, sessionExpiry } from "../objects/ended-sessions.ts";
import { playerStub } from "../objects/player-stub.ts";
import type { MatchBindings } from "./bindings.ts";
import { Followers } from "./followers.ts";
import { DatabaseOutlet } from "./outlet.ts";
import { ListsAndPlayers } from "./players.ts";
import { type HibernatingSocket, HibernatingSockets, playerTag, sessionTag, tagOf } from "./sockets.ts";
import { DurableSql } from "./sql.ts";
import { IsolateWords, type Note } from "./words.ts";

/** Stands for a binary message, which is refused unread. */
const NO_TEXT = new ArrayBuffer(0);
const REFUSED = { "no-such-match": 404, "too-many": 429, "try-again": 503 } as const;
const numberIn = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);
/** What the runtime reports for a close frame without a code. */
const NO_CODE = 1005;

export class MatchObject<K extends Kind> extends Server<MatchBindings & Cloudflare.Env> implements MatchRpc, AccountRpc {
  static override readonly options = { hibernate: true };

  readonly #host: MatchHost<K>;
  readonly #followers: Followers;
  readonly #ended = new EndedSessions();
  readonly #sockets: HibernatingSockets;
  readonly #sql: DurableSql;
  /** The seat that an upgrade is for, which is looked up before partyserver sees the request. */
  readonly #upgrades = new WeakMap<Request, Seat>();
  /** When the message that is being handled arrived: read before anything else is done with it. */
  #arrived = 0;
  #alarmsSet = 0;

  constructor(mode: Mode<K>, ctx: DurableObjectState, env: MatchBindings & Cloudflare.Env) {
    super(ctx, env);
    this.#sql = new DurableSql(ctx.storage);
    this.#sockets = new HibernatingSockets(
      (tag) => this.getConnections(tag),
      (socket) => ctx.getWebSocketAutoResponseTimestamp(socket),
    );
    this.#followers = new Followers(this.#sockets);
    const note: Note = (level, event, fields = {}) => this.#note(level, event, fields);
    this.#host = new MatchHost(mode, {
      log: new SqlMatchLog(this.#sql, mode),
      sockets: this.#sockets,
      alarm: { set: (at) => this.#setAlarm(at) },
      words: new IsolateWords(ctx, env.ASSETS, note),
      outlet: new ListsAndPlayers(new DatabaseOutlet(env.DB), env),
      notifier: { changed: (players) => this.#notify(players) },
      logger: { note },
      now: () => Date.now(),
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      testOptions: env.TEST_OPTIONS === "1",
    });
    // Answered by the runtime: a ping wakes nobody.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
    void ctx.blockConcurrencyWhile(() => this.#wake());
  }

  async create(input: CreateInput): ReturnType<MatchRpc["create"]> {
    return ask(this.#host, (host) => create(host, input));
  }

  async takeSeat(who: Participant): ReturnType<MatchRpc["takeSeat"]> {
    return ask(this.#host, (host) => takeSeat(host, who));
  }

  async closeMatch(who: Parameters<MatchRpc["closeMatch"]>[0]): ReturnType<MatchRpc["closeMatch"]> {
    return ask(this.#host, (host) => closeMatch(host, who));
  }

  async leaveSeat(who: Pick<Participant, "player">): ReturnType<MatchRpc["leaveSeat"]> {
    return ask(this.#host, (host) => leaveSeat(host, who));
  }

  async seatOf(who: Pick<Participant, "player">): ReturnType<MatchRpc["seatOf"]> {
    return askSeat(this.#host, who);
  }

  async card(who: Pick<Participant, "player">): ReturnType<MatchRpc["card"]> {
    this.#followers.asks(who.player, Date.now());
    return ask(this.#host, (host) => card(host, who));
  }

  async rematch(who: Pick<Participant, "player">): ReturnType<MatchRpc["rematch"]> {
    return ask(this.#host, (host) => rematch(host, who));
  }

  async record(): ReturnType<MatchRpc["record"]> {
    return ask(this.#host, record);
  }

  /** An ended session closes its sockets, whatever else there is to do. */
  async hearOf(player: string, news: AccountNews): ReturnType<AccountRpc["hearOf"]> {
    if (news.kind === "session-ended") {
      this.#ended.add(news.session);
      for (const socket of this.ctx.getWebSockets(sessionTag(news.session))) socket.close(CLOSE.sessionEnded, "session-ended");
    }
    const answer = ask(this.#host, (host) => applyAccountNews(host, player, news));
    // The seat admits nobody any more. Sockets that were on their way close too.
    if (news.kind === "deleted") {
      for (const socket of this.ctx.getWebSockets(playerTag(player))) socket.close(CLOSE.sessionEnded, "session-ended");
    }
    return answer;
  }

  async standing(): ReturnType<MatchRpc["standing"]> {
    const armed = await this.ctx.storage.getAlarm();
    return ask(this.#host, (host) => standing(host, armed));
  }

  /** Rows written and alarms set since the object woke: what is billed (bench:match). */
  async usage(): Promise<{ readonly rowsWritten: number; readonly alarmsSet: number }> {
    return { rowsWritten: this.#sql.rowsWritten, alarmsSet: this.#alarmsSet };
  }

  /** Upgrades a request of a player who has a seat here. Every other request gets 404 and leaves nothing behind. */
  override async fetch(request: Request): Promise<Response> {
    const player = request.headers.get(SOCKET_HEADERS.player);
    try {
      const upgrade = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
      if (!upgrade || player === null) return new Response(null, { status: 404 });
      if (this.#ended.has(request.headers.get(SOCKET_HEADERS.session))) return new Response(null, { status: 401 });
      this.#followers.comes(player);
      const admitted = ask(this.#host, (host) => admit(host, { player }));
      if ("error" in admitted) return new Response(null, { status: REFUSED[admitted.error] });
      this.#upgrades.set(request, admitted.seat);
      // Once it has started without a fault, nothing is left in partyserver's own part of `fetch` that throws.
      await this.setName(this.name);
      return await super.fetch(request);
    } catch (error) {
      this.#note("error", "fault", { player, where: "fetch", error: String(error) });
      return new Response(null, { status: 503 });
    }
  }

  override getConnectionTags(_: Connection, { request }: ConnectionContext): string[] {
    const seat = this.#upgrades.get(request);
    const player = request.headers.get(SOCKET_HEADERS.player);
    const session = request.headers.get(SOCKET_HEADERS.session);
    if (seat === undefined || player === null) return [];
    return [tagOf(seat), playerTag(player), ...(session === null ? [] : [sessionTag(session)])];
  }

  override onConnect(connection: Connection, { request }: ConnectionContext): void {
    const now = Date.now();
    const seat = this.#upgrades.get(request);
    if (seat === undefined) return;
    const { searchParams } = new URL(request.url);
    const protocol = numberIn(searchParams.get("protocol")) ?? UNSAID_PROTOCOL;
    const socket = this.#sockets.welcome(connection, seat, now, protocol, sessionExpiry(request.headers));
    connect(this.#host, socket, numberIn(searchParams.get("after")), now);
  }

  override webSocketMessage(socket: WebSocket, message: WSMessage): Promise<void> {
    const arrived = Date.now();
    const met = this.#sockets.known(socket);
    // A socket that was met since the object woke has been through partyserver already, which would do nothing more with it.
    if (met !== null) return this.#receive(met, message, arrived);
    this.#arrived = arrived;
    return super.webSocketMessage(socket, message);
  }

  override async onMessage(connection: Connection, message: WSMessage): Promise<void> {
    const arrived = this.#arrived;
    const socket = this.#sockets.adopt(connection);
    if (socket !== null) await this.#receive(socket, message, arrived);
  }

  /** Never throws. */
  #receive(socket: HibernatingSocket, message: WSMessage, arrived: number): Promise<void> {
    if (socket.hasEnded(arrived)) return Promise.resolve();
    return receive(this.#host, socket, typeof message === "string" ? message : NO_TEXT, arrived) ?? Promise.resolve();
  }

  override onClose(connection: Connection, code: number): void {
    const socket = this.#sockets.adopt(connection);
    if (socket === null) return;
    disconnect(this.#host, socket, Date.now());
    // partyserver leaves a close frame without a code unanswered, and its sender would wait ten seconds for the answer.
    if (code === NO_CODE) socket.close(1000, "");
  }

  override onError(connection: Connection, error: unknown): void {
    const socket = this.#sockets.adopt(connection);
    if (socket !== null) fail(this.#host, socket, error, Date.now());
  }

  override async alarm(): Promise<void> {
    await runAlarm(this.#host);
  }

  /** After sleep, restart or deploy: the alarm is set again from what is stored, should the platform have lost it. */
  async #wake(): Promise<void> {
    try {
      wake(this.#host, Date.now(), await this.ctx.storage.getAlarm());
    } catch (error) {
      this.#note("error", "fault", { where: "wake", error: String(error) });
    }
  }

  /** Nothing waits for this: a play is not held up by the pages of those who do not watch it. */
  #notify(players: readonly string[]): void {
    const match = this.ctx.id.name ?? "";
    for (const player of players) {
      const told = this.#followers.of(player);
      if (told.unheard) continue;
      playerStub(this.env, player)
        .tell(match)
        .then((pages) => this.#followers.heard(player, told, pages, Date.now()))
        .catch((error: unknown) => this.#note("warn", "player-untold", { player, error: String(error) }));
    }
  }

  #setAlarm(at: number | null): void {
    if (at !== null) this.#alarmsSet++;
    const set = at === null ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(at);
    set.catch((error: unknown) => this.#note("error", "fault", { where: "alarm", error: String(error) }));
  }

  /** Every line names match and player, the player null where nobody in particular acts. */
  #note(level: Level, event: string, fields: Readonly<Record<string, unknown>>): void {
    console[level](JSON.stringify({ level, event, match: this.ctx.id.name, player: null, ...fields }));
  }
}
