/**
 * A reconnecting socket over a bad network, for the product's own client: frames are late, lost, doubled and overtaken, and a
 * connection may fall silent without a word to either end.
 */
import type { MatchSocket, SocketEvents } from "../../client/match/connection/ports.types.ts";
import type { MatchHost } from "../../shared/match/host/match-host.ts";
import { connect, disconnect, receive } from "../../shared/match/messages/conversation.ts";
import { admit, ask } from "../../shared/match/requests/index.ts";
import { readServerMessages } from "../../shared/protocol/server-message.ts";
import { PING, PONG } from "../../shared/protocol/version.ts";
import type { AnyKind } from "./any-mode.ts";
import type { Platform } from "./platform.ts";
import type { ServerEnd } from "./server-end.ts";
import type { World } from "./world.types.ts";

const ATTEMPT_MS = 6000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
/** So long a server may believe in a connection whose client is gone. */
const HALF_OPEN_MS = 120_000;

/** One connection, from attempt to end. */
class Connection {
  /** The client's side: null while it is being made. */
  open: boolean | null = null;
  end: ServerEnd | null = null;
  readonly silent = { up: false, down: false };
  readonly #last = { up: 0, down: 0 };
  readonly #world: World;
  readonly #kind: () => boolean;

  constructor(world: World, kind: () => boolean) {
    this.#world = world;
    this.#kind = kind;
  }

  /** Brings something to the other side, sooner or later or not at all. */
  carry(way: "up" | "down", arrives: () => void | Promise<void>, whole = false): void {
    const { agenda, draw, weather } = this.#world;
    const bad = !this.#kind();
    if (bad && draw.chance(weather.halfOpen)) {
      const both = draw.chance(0.5);
      if (both || way === "up") this.silent.up = true;
      if (both || way === "down") this.silent.down = true;
    }
    if (bad && (this.silent[way] || (!whole && draw.chance(weather.lost)))) return;
    const times = bad && !whole && draw.chance(weather.doubled) ? 2 : 1;
    for (let time = 0; time < times; time++) {
      const delay = 1 + draw.below(bad ? weather.delayMs : 5);
      const overtakes = bad && !whole && draw.chance(weather.overtaken);
      const at = overtakes ? agenda.now + delay + draw.below(2000) : Math.max(agenda.now + delay, this.#last[way]);
      if (!overtakes) this.#last[way] = at;
      agenda.at(at, arrives);
    }
  }
}

export class Link implements MatchSocket {
  readonly #world: World;
  readonly #platform: Platform;
  readonly #player: string;
  readonly #after: () => number;
  readonly #events: SocketEvents;
  #connection: Connection | null = null;
  #failures = 0;
  #stopDial: () => void = () => undefined;
  #closed = false;

  constructor(world: World, platform: Platform, player: string, after: () => number, events: SocketEvents) {
    this.#world = world;
    this.#platform = platform;
    this.#player = player;
    this.#after = after;
    this.#events = events;
    this.#dialIn(0);
  }

  get connected(): boolean {
    return this.#connection?.open === true;
  }

  send(text: string): boolean {
    const connection = this.#connection;
    if (connection?.open !== true) return false;
    if (text === PING) this.#ping(connection);
    else connection.carry("up", () => this.#arrive(connection, text));
    return true;
  }

  /** What an adversary on the wire says in the player's name. */
  inject(text: string): void {
    const connection = this.#connection;
    if (connection?.open === true) connection.carry("up", () => this.#arrive(connection, text));
  }

  reconnect(): void {
    if (this.#closed) return;
    this.#hangUp();
    this.#events.lost();
    this.#dialIn(0);
  }

  close(): void {
    this.#closed = true;
    this.#stopDial();
    this.#hangUp();
  }

  /** The connection breaks, and both ends learn of it, by and by. */
  cut(): void {
    const connection = this.#connection;
    if (connection === null) return;
    this.#tellServer(connection);
    this.#lose(connection);
  }

  #dialIn(ms: number): void {
    this.#stopDial();
    this.#stopDial = this.#world.agenda.after(ms, () => this.#dial());
  }

  #dial(): void {
    const { agenda } = this.#world;
    const connection = new Connection(this.#world, () => this.#platform.kind);
    this.#connection = connection;
    const after = this.#after();
    this.#stopDial = agenda.after(ATTEMPT_MS, () => {
      if (connection.open === null) this.#lose(connection);
    });
    connection.carry("up", () => this.#platform.happen((host) => this.#upgrade(host, connection, after)));
  }

  #upgrade(host: MatchHost<AnyKind>, connection: Connection, after: number): void {
    if (this.#connection !== connection || connection.end !== null) return;
    const admitted = ask(host, () => admit(host, { player: this.#player }));
    if ("error" in admitted) {
      connection.carry("down", () => this.#lose(connection), true);
      return;
    }
    const { seat } = admitted;
    let known: number | null = after;
    const hear = (text: string): void => {
      const messages = readServerMessages(text);
      this.#world.oracle.said(end.seat, messages, text, known);
      this.#world.heard.said(end, messages);
      known = null;
      connection.carry("down", () => this.#receive(connection, text));
    };
    const closed = (): void => connection.carry("down", () => this.#lose(connection), true);
    const end = this.#platform.openEnd(seat, hear, closed);
    connection.end = end;
    connection.carry("down", () => this.#opened(connection), true);
    connect(host, end, after, this.#world.agenda.now);
  }

  #opened(connection: Connection): void {
    if (this.#connection !== connection || connection.open !== null) return;
    connection.open = true;
    this.#failures = 0;
    this.#stopDial();
    this.#events.opened();
  }

  #receive(connection: Connection, text: string): void {
    if (this.#connection === connection && connection.open === true) this.#events.received(text);
  }

  async #arrive(connection: Connection, text: string): Promise<void> {
    const { end } = connection;
    const arrived = this.#world.agenda.now;
    if (end?.open !== true) return;
    await this.#platform.happen((host) => {
      const check = this.#world.heard.arrives(end, text);
      const received = receive(host, end, text, arrived);
      if (received === undefined) this.#platform.whenKept(check);
      return received?.then(() => this.#platform.whenKept(check));
    });
  }

  /** Answered by the runtime, which wakes nobody. */
  #ping(connection: Connection): void {
    connection.carry("up", () => {
      if (connection.end?.open !== true) return;
      connection.end.heardAt = this.#world.agenda.now;
      connection.carry("down", () => this.#receive(connection, PONG));
    });
  }

  #lose(connection: Connection): void {
    if (this.#connection !== connection) return;
    this.#connection = null;
    connection.open = false;
    if (this.#closed) return;
    this.#events.lost();
    this.#dialIn(Math.min(LONGEST_WAIT_MS, Math.floor(FIRST_WAIT_MS * 1.6 ** this.#failures++)));
  }

  #hangUp(): void {
    const connection = this.#connection;
    if (connection === null) return;
    this.#connection = null;
    connection.open = false;
    this.#tellServer(connection);
  }

  #tellServer(connection: Connection): void {
    const { agenda, draw, weather } = this.#world;
    const silent = !this.#platform.kind && (connection.silent.up || draw.chance(weather.halfOpen * 5));
    const after = silent ? draw.below(HALF_OPEN_MS) : 1 + draw.below(weather.delayMs);
    agenda.after(after, async () => {
      const { end } = connection;
      if (end?.open !== true) return;
      end.open = false;
      await this.#platform.happen((host) => disconnect(host, end, agenda.now));
    });
  }
}
