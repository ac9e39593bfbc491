/**
 * What one socket is told in one go leaves as one frame (server-message.ts). A play is an event and its answer to whoever made it:
 * two frames would cost that socket's wake-up twice, and a reconnect with fifty events missed fifty times.
 */
import { READS_ARRAYS } from "../../protocol/version.ts";
import type { Socket, Sockets } from "../ports.ts";

/** No frame is longer, in characters, but for a single message that is. */
const LONGEST = 65_536;

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
    if (waiting.length + text.length > LONGEST) this.#send(waiting);
    waiting.texts.push(text);
    waiting.length += text.length;
  }

  /** Everything that has been said leaves, in order. */
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

  /** What was said before is heard first. */
  close(code: number, reason: string): void {
    this.#frames.flushOne(this.key);
    this.#socket.close(code, reason);
  }
}
