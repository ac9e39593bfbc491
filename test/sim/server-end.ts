import type { Socket } from "../../shared/match/ports.ts";
import type { ServerMessage } from "../../shared/protocol/server-message.ts";
import { PROTOCOL } from "../../shared/protocol/version.ts";

/** The object's end of one connection. What is said leaves with the turn, once that is stored. */
export class ServerEnd implements Socket {
  key: object = {};
  readonly seat: number;
  readonly since: number;
  readonly protocol = PROTOCOL;
  visible = true;
  heardAt: number;
  open = true;
  /** The last event that it was sent; null: not greeted yet. */
  knows: number | null = null;
  /** What its commands were answered. */
  readonly answers: ServerMessage[] = [];
  readonly #hear: (text: string) => void;
  readonly #closed: () => void;
  readonly #later: (act: () => void) => void;

  constructor(seat: number, now: number, hear: (text: string) => void, closed: () => void, later: (act: () => void) => void) {
    this.seat = seat;
    this.since = now;
    this.heardAt = now;
    this.#hear = hear;
    this.#closed = closed;
    this.#later = later;
  }

  note(change: { readonly visible?: boolean; readonly heardAt: number }): void {
    this.visible = change.visible ?? this.visible;
    this.heardAt = change.heardAt;
  }

  send(text: string): void {
    if (this.open) this.#later(() => this.#hear(text));
  }

  close(): void {
    if (this.open) this.#later(this.#closed);
    this.open = false;
  }

  /** After sleep it is another object for the same connection. */
  sleep(): void {
    this.key = {};
  }

  die(): void {
    this.open = false;
    this.#closed();
  }
}
