import type { Connection } from "partyserver";
import type { Socket, Sockets } from "../../shared/match/ports.ts";
import { SILENCE_MS } from "../../shared/match/times.ts";
import { CLOSE } from "../../shared/protocol/codes.ts";
import type { Seat } from "../../shared/rules/model.ts";
import { hasExpired } from "../objects/ended-sessions.ts";
import type { Heard, Remembering } from "./followers.ts";

/** Kept in the socket's attachment, which outlives hibernation. */
interface Remembered {
  readonly seat: Seat;
  readonly since: number;
  readonly visible: boolean;
  readonly heardAt: number;
  readonly protocol: number;
  /** Server time at which the session expires; absent where the Worker did not say. */
  readonly until?: number;
  /** What the followers know of the player; absent until they know something. */
  readonly heard?: Heard;
}

/** Pings tell the time of those that are there: a play seldom makes an attachment to be written anew. */
const WORTH_NOTING_MS = SILENCE_MS / 2;

/** The platform knows by it which sockets a session has opened. */
export const sessionTag = (session: string): string => `session:${session}`;

/** And which a player has open. */
export const playerTag = (player: string): string => `player:${player}`;

export const tagOf = (seat: Seat): string => `seat:${seat}`;

type LastPing = (socket: WebSocket) => Date | null;

export class HibernatingSocket implements Socket {
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

  get heard(): Heard | null {
    return this.#remembered.heard ?? null;
  }

  hears(heard: Heard): void {
    this.#remember({ ...this.#remembered, heard });
  }

  note(change: { readonly visible?: boolean; readonly heardAt: number }): void {
    const old = this.#remembered;
    const visible = change.visible ?? old.visible;
    const since = (heardAt: number): number => change.heardAt - heardAt;
    // The platform is asked for the last ping only where what is remembered does not do.
    if (visible === old.visible && (since(old.heardAt) < WORTH_NOTING_MS || since(this.heardAt) < WORTH_NOTING_MS)) return;
    this.#remember({ ...old, visible, heardAt: change.heardAt });
  }

  #remember(remembered: Remembered): void {
    this.#remembered = remembered;
    this.key.setState(remembered);
  }

  send(text: string): void {
    try {
      this.key.send(text);
    } catch {
      this.close(1011, "try-again");
    }
  }

  /** Whose session has run out hears nothing more, and is not heard. */
  hasEnded(now: number): boolean {
    if (!hasExpired(this.#remembered, now)) return false;
    this.close(CLOSE.sessionEnded, "session-ended");
    return true;
  }

  close(code: number, reason: string): void {
    try {
      this.key.close(code, reason);
    } catch {
      // It is closed already.
    }
  }
}

export class HibernatingSockets implements Sockets, Remembering {
  /** The sockets met since the object woke: their attachment need not be read again. */
  readonly #met = new WeakMap<WebSocket, HibernatingSocket>();
  readonly #byTag = new Map<string, readonly HibernatingSocket[]>();
  readonly #open: (tag: string) => Iterable<Connection>;
  readonly #lastPing: LastPing;

  /** `open`: as partyserver lists them, which makes connections of them. */
  constructor(open: (tag: string) => Iterable<Connection>, lastPing: LastPing) {
    this.#open = open;
    this.#lastPing = lastPing;
  }

  of(seat: Seat): readonly Socket[] {
    return this.#tagged(tagOf(seat));
  }

  recall(player: string): Heard | null {
    const all = this.#tagged(playerTag(player)).map(({ heard }) => heard);
    return all.includes(null) ? null : (all[0] ?? null);
  }

  remember(player: string, heard: Heard): void {
    for (const socket of this.#tagged(playerTag(player))) socket.hears(heard);
  }

  /** The open ones. Whoever comes while the object is awake is welcomed, so that the platform is asked once after each coming. */
  #tagged(tag: string): readonly HibernatingSocket[] {
    const known = this.#byTag.get(tag);
    const all = known ?? this.#ask(tag);
    if (known === undefined) this.#byTag.set(tag, all);
    const now = Date.now();
    const open = all.filter((socket) => socket.key.readyState === WebSocket.OPEN && !socket.hasEnded(now));
    if (open.length < all.length) this.#byTag.set(tag, open);
    return open;
  }

  #ask(tag: string): readonly HibernatingSocket[] {
    return [...this.#open(tag)].flatMap((connection) => this.adopt(connection) ?? []);
  }

  /** A socket that has just been accepted. Until its page says otherwise it is in view. */
  welcome(connection: Connection, seat: Seat, now: number, protocol: number, until: number | null): Socket {
    const ends = until === null ? {} : { until };
    const remembered: Remembered = { seat, since: now, visible: true, heardAt: now, protocol, ...ends };
    connection.setState(remembered);
    this.#byTag.clear();
    return this.#meet(connection, remembered);
  }

  #meet(connection: Connection, remembered: Remembered): HibernatingSocket {
    const socket = new HibernatingSocket(connection, remembered, this.#lastPing);
    this.#met.set(connection, socket);
    return socket;
  }

  /** Null: it has not been met since the object woke. */
  known(socket: WebSocket): HibernatingSocket | null {
    return this.#met.get(socket) ?? null;
  }

  /** Null: it was accepted, and not welcomed yet. */
  adopt(connection: Connection): HibernatingSocket | null {
    const met = this.#met.get(connection);
    if (met !== undefined) return met;
    const remembered = connection.state as Remembered | null;
    return remembered === null ? null : this.#meet(connection, remembered);
  }
}
