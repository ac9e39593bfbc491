/** Two people on one object, and the time from a message to the moment at which both have been told of it. */
import { once } from "node:events";
import { PING } from "../../shared/protocol/version.ts";
import type { Visitor } from "../../test/matches/visitor.ts";
import type { Script, ScriptedPlay } from "./script.ts";

/** Resolves with the message at which the socket has heard what it waits for. */
function heard(socket: WebSocket, is: (text: string) => boolean): Promise<string> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent): void => {
      if (!is(String(data))) return;
      socket.removeEventListener("message", hear);
      resolve(String(data));
    };
    socket.addEventListener("message", hear);
  });
}

const MAKE = { ruleset: "kraft", lexicon: "sv", format: "casual" };

/** As a client of the match sends it. */
const messageOf = ({ seen, command }: ScriptedPlay, number: number): string =>
  JSON.stringify({ t: "command", id: `bench-${String(number).padStart(6, "0")}`, seen, command });

export interface Pair {
  /** Sends the next message, and gives the milliseconds until both have heard. */
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
    const made = (await anna.post("/api/matches", { ...MAKE, test: { key: script.key } })) as {
      readonly match: string;
      readonly invite: string;
    };
    await bo.post(`/api/invites/${made.invite}`);
    const sockets = [anna, bo].map((visitor) => visitor.socket(made.match));
    await Promise.all(sockets.map((socket) => heard(socket, (text) => text.includes('"t":"people"'))));
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
    const told = Promise.all([
      heard(mine, (text) => text.includes('"t":"done"') || text.includes('"t":"refused"')),
      heard(other, (text) => text.startsWith('{"t":"event"')),
    ]);
    const started = performance.now();
    mine.send(message);
    const [answer] = await told;
    const ms = performance.now() - started;
    if (!answer.includes('"t":"done"')) throw new Error(`a scripted play was answered ${answer}`);
    return ms;
  }

  /** Does the match stand where the plays so far have brought it. */
  async isWhole(): Promise<boolean> {
    const socket = this.#sockets[0];
    if (socket === undefined) return false;
    const snapshot = heard(socket, (text) => text.includes('"t":"snapshot"'));
    socket.send('{"t":"catch-up","after":999999999}');
    const { n } = JSON.parse(await snapshot) as { readonly n: number };
    const last = this.#script.plays[this.#played - 1];
    return last === undefined || n === last.seen + 1;
  }

  ping(): void {
    for (const socket of this.#sockets) socket.send(PING);
  }

  /** Seat 0 gives up. */
  async resign(): Promise<void> {
    const socket = this.#sockets[0];
    if (socket === undefined) return;
    const done = heard(socket, (text) => text.includes('"t":"done"'));
    const seen = this.#script.plays.at(-1)?.seen ?? 0;
    socket.send(JSON.stringify({ t: "command", id: "bench-resigns", seen: seen + 1, command: { type: "resign" } }));
    await done;
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

/** Is sent the very messages that a match is: one and the same again and again would be compressed to nothing on its way. */
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
    const told = Promise.all(this.#sockets.map((socket) => heard(socket, () => true)));
    const started = performance.now();
    mine.send(message);
    await told;
    return performance.now() - started;
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}
