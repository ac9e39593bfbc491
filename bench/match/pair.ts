/** Two players on one object, and the time from a message until both have its result. */
import { once } from "node:events";
import { PING } from "../../shared/protocol/version.ts";
import type { Visitor } from "../../test/matches/visitor.ts";
import type { Script, ScriptedPlay } from "./script.ts";

/** Resolves with the first message that passes the test. */
function nextMessage(socket: WebSocket, is: (text: string) => boolean): Promise<string> {
  return new Promise((resolve) => {
    const receive = ({ data }: MessageEvent): void => {
      if (!is(String(data))) return;
      socket.removeEventListener("message", receive);
      resolve(String(data));
    };
    socket.addEventListener("message", receive);
  });
}

const TERMS = { ruleset: "kraft", lexicon: "sv", format: "casual" };

/** The message as a client of the match sends it. */
const messageOf = ({ seen, command }: ScriptedPlay, number: number): string =>
  JSON.stringify({ t: "command", id: `bench-${String(number).padStart(6, "0")}`, seen, command });

export interface Pair {
  /** Sends the next message. Resolves with the milliseconds until both players have its result. */
  next(): Promise<number>;
  readonly left: number;
  close(): void;
}

export class MatchPair implements Pair {
  readonly id: string;
  readonly #script: Script;
  readonly #sockets: readonly WebSocket[];
  #played = 0;

  private constructor(id: string, script: Script, sockets: readonly WebSocket[]) {
    this.id = id;
    this.#script = script;
    this.#sockets = sockets;
  }

  static async make([anna, bo]: readonly [Visitor, Visitor], script: Script): Promise<MatchPair> {
    const made = (await anna.post("/api/matches", { ...TERMS, test: { key: script.key } })) as {
      readonly match: string;
      readonly invite: string;
    };
    await bo.post(`/api/invites/${made.invite}`);
    const sockets = [anna, bo].map((visitor) => visitor.socket(made.match));
    await Promise.all(sockets.map((socket) => nextMessage(socket, (text) => text.includes('"t":"people"'))));
    return new MatchPair(made.match, script, sockets);
  }

  get left(): number {
    return this.#script.plays.length - this.#played;
  }

  async next(): Promise<number> {
    const play = this.#script.plays[this.#played++];
    const mine = this.#sockets[play?.seat ?? 0];
    const other = this.#sockets[1 - (play?.seat ?? 0)];
    if (play === undefined || mine === undefined || other === undefined) throw new Error("the script is over");
    const message = messageOf(play, this.#played);
    const received = Promise.all([
      nextMessage(mine, (text) => text.includes('"t":"done"') || text.includes('"t":"refused"')),
      nextMessage(other, (text) => text.startsWith('{"t":"event"')),
    ]);
    const started = performance.now();
    mine.send(message);
    const [answer] = await received;
    const ms = performance.now() - started;
    if (!answer.includes('"t":"done"')) throw new Error(`a scripted play was answered ${answer}`);
    return ms;
  }

  /** True when the match holds every play so far. */
  async isComplete(): Promise<boolean> {
    const socket = this.#sockets[0];
    if (socket === undefined) return false;
    const snapshot = nextMessage(socket, (text) => text.includes('"t":"snapshot"'));
    socket.send('{"t":"catch-up","after":999999999}');
    const { n } = JSON.parse(await snapshot) as { readonly n: number };
    const last = this.#script.plays[this.#played - 1];
    return last === undefined || n === last.seen + 1;
  }

  ping(): void {
    for (const socket of this.#sockets) socket.send(PING);
  }

  /** Seat 0 resigns. */
  async resign(): Promise<void> {
    const socket = this.#sockets[0];
    if (socket === undefined) return;
    const done = nextMessage(socket, (text) => text.includes('"t":"done"'));
    const seen = this.#script.plays.at(-1)?.seen ?? 0;
    socket.send(JSON.stringify({ t: "command", id: "bench-resigns", seen: seen + 1, command: { type: "resign" } }));
    await done;
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

/** Gets the same messages as a match: one message repeated would be compressed to nothing on the socket. */
export class FloorPair implements Pair {
  readonly left = Number.POSITIVE_INFINITY;
  readonly #sockets: readonly [WebSocket, WebSocket];
  readonly #script: Script;
  #sent = 0;

  private constructor(sockets: readonly [WebSocket, WebSocket], script: Script) {
    this.#sockets = sockets;
    this.#script = script;
  }

  static async make(url: URL, name: string, script: Script): Promise<FloorPair> {
    const open = async (): Promise<WebSocket> => {
      const place = new URL(`/api/bench-floor/${name}`, url);
      place.protocol = "ws:";
      const socket = new WebSocket(place);
      await Promise.race([once(socket, "open"), once(socket, "error").then(() => Promise.reject(new Error("no floor")))]);
      return socket;
    };
    return new FloorPair([await open(), await open()], script);
  }

  async next(): Promise<number> {
    const { plays } = this.#script;
    const play = plays[this.#sent % plays.length];
    const mine = this.#sockets[play?.seat ?? 0];
    if (play === undefined || mine === undefined) throw new Error("an empty script");
    const message = messageOf(play, ++this.#sent);
    const received = Promise.all(this.#sockets.map((socket) => nextMessage(socket, () => true)));
    const started = performance.now();
    mine.send(message);
    await received;
    return performance.now() - started;
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}
