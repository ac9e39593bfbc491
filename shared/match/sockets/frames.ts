/**
 * All messages that one step sends to a socket leave as one frame (server-message.ts). The player who makes a play gets an event and an
 * answer: two frames would wake that page twice, and a reconnect that missed fifty events fifty times.
 */
import { READS_ARRAYS } from "../../protocol/version.ts";
import type { Socket, Sockets } from "../ports.ts";

/** The longest frame, in characters; only a single message may be longer. */
const MAX_FRAME = 65_536;

interface Waiting {
  readonly socket: Socket;
  readonly texts: string[];
  length: number;
}

export class Frames implements Sockets {
  readonly #sockets: Sockets;
  readonly #waiting = new Map<object, Waiting>();

  constructor(sockets: Sockets) {
    this.#sockets = sockets;
  }

  of(seat: number): readonly Socket[] {
    return this.#sockets.of(seat).map((socket) => this.framed(socket));
  }

  /** The same socket, whose messages wait for `flush`. */
  framed(socket: Socket): Socket {
    return new FramedSocket(socket, this);
  }

  hold(socket: Socket, text: string): void {
    const waiting = this.#waiting.get(socket.key);
    if (waiting === undefined) {
      this.#waiting.set(socket.key, { socket, texts: [text], length: text.length });
      return;
    }
    if (waiting.length + text.length > MAX_FRAME) this.#send(waiting);
    waiting.texts.push(text);
    waiting.length += text.length;
  }

  /** Sends all waiting messages, in order. */
  flush(): void {
    for (const waiting of this.#waiting.values()) this.#send(waiting);
    this.#waiting.clear();
  }

  flushOne(key: object): void {
    const waiting = this.#waiting.get(key);
    if (waiting !== undefined) this.#send(waiting);
    this.#waiting.delete(key);
  }

  #send(waiting: Waiting): void {
    const texts = waiting.texts.splice(0);
    waiting.length = 0;
    if (texts.length > 1 && waiting.socket.protocol >= READS_ARRAYS) waiting.socket.send(`[${texts.join(",")}]`);
    else for (const text of texts) waiting.socket.send(text);
  }
}

class FramedSocket implements Socket {
  readonly #socket: Socket;
  readonly #frames: Frames;

  constructor(socket: Socket, frames: Frames) {
    this.#socket = socket;
    this.#frames = frames;
  }

  get key(): object {
    return this.#socket.key;
  }

  get seat(): number {
    return this.#socket.seat;
  }

  get since(): number {
    return this.#socket.since;
  }

  get protocol(): number {
    return this.#socket.protocol;
  }

  get visible(): boolean {
    return this.#socket.visible;
  }

  get heardAt(): number {
    return this.#socket.heardAt;
  }

  note(change: Parameters<Socket["note"]>[0]): void {
    this.#socket.note(change);
  }

  send(text: string): void {
    this.#frames.hold(this.#socket, text);
  }

  /** Sends what waits before it closes. */
  close(code: number, reason: string): void {
    this.#frames.flushOne(this.key);
    this.#socket.close(code, reason);
  }
}
