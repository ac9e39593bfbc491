/** A browser as the server sees it: keeps its cookie, names its origin, opens sockets. */
import { setTimeout as pause } from "node:timers/promises";
import { TestClient } from "../../shared/match/testing/client.ts";
import type { Answer, Asking, Wire } from "../../shared/match/testing/stream-client.ts";
import type { MatchCommand } from "../../shared/protocol/client-message.ts";
import { type Look, readNews } from "../../shared/protocol/news.ts";
import { PROTOCOL } from "../../shared/protocol/version.ts";

const PATIENCE_MS = 20_000;
/** A socket may say twenty things a second; a catch-up counts five times. */
const PACE_MS = 52;
const CATCH_UP_MS = 260;

/** Node's WebSocket takes headers, which its type does not tell. */
const HeaderSocket = WebSocket as unknown as new (
  url: URL,
  options: { readonly headers: Readonly<Record<string, string>> },
) => WebSocket;

export class Visitor {
  readonly #url: URL;
  #cookie = "";

  /** `cookie`: of somebody who has been here before. */
  constructor(url: URL, cookie = "") {
    this.#url = url;
    this.#cookie = cookie;
  }

  get cookie(): string {
    return this.#cookie;
  }

  /** As the client does it: a session first. */
  async post(path: string, body: unknown = {}): Promise<unknown> {
    if (this.#cookie === "" && path !== "/api/me") await this.post("/api/me");
    return this.#ask(path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
  }

  async get(path: string): Promise<unknown> {
    return this.#ask(path, {});
  }

  async #ask(path: string, init: { method?: string; body?: string; headers?: Record<string, string> }): Promise<unknown> {
    const headers = { ...init.headers, Origin: this.#url.origin, Cookie: this.#cookie };
    const signal = AbortSignal.timeout(PATIENCE_MS * 3);
    const answer = await fetch(new URL(path, this.#url), { ...init, headers, signal });
    const given = answer.headers.get("Set-Cookie")?.split(";")[0];
    if (given !== undefined) this.#cookie = given;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status} ${text}`);
    return JSON.parse(text);
  }

  /** `from`: the lost connection of a page that goes on. */
  async connect(match: string, from?: Connection): Promise<Connection> {
    return this.join(match, (wire) => new TestClient(wire), from);
  }

  /** A match of any mode, with the client that understands it. */
  async join<Asked, Client extends Heard<Asked, Client>>(
    match: string,
    makeClient: (wire: Wire) => Client,
    from?: ConnectionOf<Asked, Client>,
  ): Promise<ConnectionOf<Asked, Client>> {
    const connection = new ConnectionOf(this.socket(match, from?.client.n), makeClient, from);
    await connection.greeted;
    return connection;
  }

  /** The bare socket of a match. `after`: the last event that is known. */
  socket(match: string, after?: number): WebSocket {
    return this.#open(`/api/matches/${match}/socket?protocol=${PROTOCOL}${after === undefined ? "" : `&after=${after}`}`);
  }

  /** The app's own socket, once it is open. `shows`: the match that its page shows, and whose presence it asks for. */
  async app(shows: string): Promise<WebSocket> {
    const socket = this.#open("/api/me/socket");
    const heard = new Promise<void>((resolve) => {
      socket.addEventListener("message", ({ data }) => {
        const news = readNews(String(data));
        if (news?.t === "hello") socket.send(JSON.stringify({ t: "look", visible: true, at: shows } satisfies Look));
        if (news?.t === "here") resolve();
      });
    });
    await soon("the app's socket", heard);
    return socket;
  }

  #open(path: string): WebSocket {
    const url = new URL(path, this.#url);
    url.protocol = url.protocol.replace("http", "ws");
    return new HeaderSocket(url, { headers: { Cookie: this.#cookie, Origin: this.#url.origin } });
  }
}

/** What a connection needs of its client, whose commands are those of one mode. */
interface Heard<Asked, Self> {
  readonly n: number;
  next(kind: "people"): Promise<unknown>;
  send(data: string): void;
  close(): void;
  bad(data: string): Promise<string>;
  gone(): Promise<void>;
  settle(): Promise<unknown>;
  hear(text: string): void;
  hearClose(code: number, reason: string): void;
  resume(other: Self): unknown;
  ask(command: Asked, asking?: Asking): Promise<Answer>;
}

/** Of a match in turns. */
export type Connection = ConnectionOf<MatchCommand, TestClient>;

export class ConnectionOf<Asked, Client extends Heard<Asked, Client>> {
  readonly client: Client;
  readonly greeted: Promise<unknown>;
  readonly #socket: WebSocket;
  #next = 0;

  constructor(socket: WebSocket, makeClient: (wire: Wire) => Client, from?: ConnectionOf<Asked, Client>) {
    this.#socket = socket;
    this.client = makeClient({ send: (data) => socket.send(data), close: () => socket.close() });
    if (from !== undefined) this.client.resume(from.client);
    this.greeted = soon("a greeting", this.client.next("people"));
    socket.addEventListener("message", ({ data }) => this.client.hear(String(data)));
    socket.addEventListener("close", ({ code, reason }) => this.client.hearClose(code, reason));
  }

  async #pace(ms: number): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#next);
    this.#next = at + ms;
    if (at > now) await pause(at - now);
  }

  async ask(command: Asked, asking: Asking = {}): Promise<Answer> {
    await this.#pace(PACE_MS);
    return soon(JSON.stringify(command), this.client.ask(command, asking));
  }

  /** Sends and hears nothing of it: the connection is lost at that moment. */
  async shout(command: Asked, asking: { readonly id: string; readonly seen: number }): Promise<void> {
    await this.#pace(PACE_MS);
    this.client.send(JSON.stringify({ t: "command", ...asking, command }));
    await this.lose();
  }

  async garble(data: string): Promise<string> {
    await this.#pace(CATCH_UP_MS);
    return soon("an answer to nonsense", this.client.bad(data));
  }

  async settle(): Promise<void> {
    await this.#pace(CATCH_UP_MS);
    await soon("a snapshot", this.client.settle());
  }

  async lose(): Promise<void> {
    this.#socket.close();
    await soon("a close", this.client.gone());
  }
}

async function soon<T>(what: string, promise: Promise<T>): Promise<T> {
  const late = new AbortController();
  const timeout = pause(PATIENCE_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error(`waited ${PATIENCE_MS} ms for ${what}`);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    late.abort();
    timeout.catch(() => undefined);
  }
}
