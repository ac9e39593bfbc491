/** The opponents who have the app open, from the app socket. */
import { signal } from "@preact/signals";
import type { Look, Seen } from "../../shared/protocol/news.ts";

/** Presence older than this is requested again: a phone that loses its network sends no goodbye. */
const TRUSTED_MS = 4 * 60_000;

const keyOf = (match: string, seat: number): string => `${seat} ${match}`;

/** The seats whose players are present, with the time of the last report. */
const present = signal<ReadonlyMap<string, number>>(new Map());

export const isHere = (match: string, seat: number): boolean => present.value.has(keyOf(match, seat));

export function receivePresence(seats: readonly Seen[], now: number): void {
  const next = new Map(present.peek());
  for (const { match, seat, here } of seats) {
    if (here) next.set(keyOf(match, seat), now);
    else next.delete(keyOf(match, seat));
  }
  present.value = next;
}

/** Without the socket no change would arrive. */
export function forgetPresence(): void {
  if (present.peek().size > 0) present.value = new Map();
}

/** Reports what this page shows, as rarely as possible. `send` returns false if the socket is not open. */
export class Looking {
  readonly #send: (look: Look) => boolean;
  #sent = "";
  #at = 0;

  constructor(send: (look: Look) => boolean) {
    this.#send = send;
  }

  /** `about` tells apart what is shown at the same place, such as the matches of a list. */
  show(look: Look, about: string, now: number): void {
    const sent = JSON.stringify([look, about]);
    if (sent === this.#sent && !this.#isOld(look, now)) return;
    if (!this.#send(look)) return;
    this.#sent = sent;
    this.#at = now;
  }

  /** A new connection does not know what the last one was told. */
  forget(): void {
    this.#sent = "";
  }

  #isOld({ visible, at }: Look, now: number): boolean {
    const isStale = [...present.peek().values()].some((heard) => now - heard > TRUSTED_MS);
    return visible && at !== undefined && isStale && now - this.#at > TRUSTED_MS;
  }
}
