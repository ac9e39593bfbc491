import type { Connection } from "partyserver";
import type { Socket, Sockets } from "../../shared/match/ports.ts";
import type { Seat } from "../../shared/rules/model.ts";

/** Kept in the socket's attachment, which outlives hibernation. */
interface Remembered {
  readonly seat: Seat;
  readonly since: number;
  readonly visible: boolean;
  readonly heardAt: number;
  readonly protocol: number;
}

/** Small steps of time are not worth an attachment written anew. */
const WORTH_NOTING_MS = 1000;

/** The platform knows by it which sockets a session has opened. */
export const sessionTag = (session: string): string => `session:${session}`;

export const tagOf = (seat: Seat): string => `seat:${seat}`;

type LastPing = (socket: WebSocket) => Date | null;

class HibernatingSocket implements Socket {
  readonly key: Connection;
  readonly #lastPing: LastPing;
  #remembered: Remembered;

  constructor(connection: Connection, remembered: Remembered, lastPing: LastPing) {
    this.key = connection;
    this.#remembered = remembered;
    this.#lastPing = lastPing;
  }

  get seat(): Seat {
    return this.#remembered.seat;
  }

  get since(): number {
    return this.#remembered.since;
  }

  get protocol(): number {
    return this.#remembered.protocol;
  }

  get visible(): boolean {
    return this.#remembered.visible;
  }

  /** Pings are answered by the runtime while the object sleeps; it keeps the time of the last. */
  get heardAt(): number {
    return Math.max(this.#remembered.heardAt, this.#lastPing(this.key)?.getTime() ?? 0);
  }

  note(change: { readonly visible?: boolean; readonly heardAt: number }): void {
    const old = this.#remembered;
    const visible = change.visible ?? old.visible;
    if (visible === old.visible && change.heardAt - old.heardAt < WORTH_NOTING_MS) return;
    this.#remembered = { ...old, visible, heardAt: change.heardAt };
    this.key.setState(this.#remembered);
  }

  send(text: string): void {
    try {
      this.key.send(text);
    } catch {
      this.close(1011, "try-again");
    }
  }

  close(code: number, reason: string): void {
    try {
      this.key.close(code, reason);
    } catch {
      // It is closed already.
    }
  }
}

export class HibernatingSockets implements Sockets {
  /** Those that this object has met since it woke: their attachment need not be read again. */
  readonly #met = new WeakMap<WebSocket, HibernatingSocket>();
  readonly #accepted: (tag: string) => readonly WebSocket[];
  readonly #open: (tag: string) => Iterable<Connection>;
  readonly #lastPing: LastPing;

  /** `accepted`: as the platform lists them. `open`: as partyserver does, which makes connections of them. */
  constructor(accepted: (tag: string) => readonly WebSocket[], open: (tag: string) => Iterable<Connection>, lastPing: LastPing) {
    this.#accepted = accepted;
    this.#open = open;
    this.#lastPing = lastPing;
  }

  of(seat: Seat): readonly Socket[] {
    const met: Socket[] = [];
    for (const socket of this.#accepted(tagOf(seat))) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      const known = this.#met.get(socket);
      if (known === undefined) return [...this.#open(tagOf(seat))].flatMap((connection) => this.adopt(connection) ?? []);
      met.push(known);
    }
    return met;
  }

  /** A socket that has just been accepted. Until its page says otherwise it is in view. */
  welcome(connection: Connection, seat: Seat, now: number, protocol: number): Socket {
    const remembered: Remembered = { seat, since: now, visible: true, heardAt: now, protocol };
    connection.setState(remembered);
    return this.#meet(connection, remembered);
  }

  #meet(connection: Connection, remembered: Remembered): HibernatingSocket {
    const socket = new HibernatingSocket(connection, remembered, this.#lastPing);
    this.#met.set(connection, socket);
    return socket;
  }

  /** Null: it has not been met since the object woke. */
  known(socket: WebSocket): Socket | null {
    return this.#met.get(socket) ?? null;
  }

  /** Null: it was accepted, and not welcomed yet. */
  adopt(connection: Connection): Socket | null {
    const met = this.#met.get(connection);
    if (met !== undefined) return met;
    const remembered = connection.state as Remembered | null;
    return remembered === null ? null : this.#meet(connection, remembered);
  }
}
