/**
 * How much may be said, and how often one may come. Kept in memory: an object that slept has forgotten, and while it slept nobody
 * said anything.
 */
import type { Seat } from "../rules/model.ts";

interface Allowance {
  /** A burst of so many, then so many a second. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Several times what a person can do. */
const OF_A_SOCKET: Allowance = { burst: 60, perSecond: 20 };
/** All sockets of a seat together. */
const OF_A_SEAT: Allowance = { burst: 150, perSecond: 40 };
/** Every one greets with the whole view, and may tell everybody that the seat is there. */
const CONNECTS: Allowance = { burst: 30, perSecond: 0.5 };
/** Readings of the log from its beginning, for events that were missed. */
const READS: Allowance = { burst: 20, perSecond: 0.5 };
/** So far below zero one is told `too-many`; beyond, the socket is closed. */
const PATIENCE = 30;

/** What cannot be understood costs more than what can; asking for the log again, or telling everybody something, costs the server most. */
export const COST = { message: 1, bad: 4, "catch-up": 4, visible: 4 } as const;

/** Open sockets of one seat; one more closes the oldest. */
export const SOCKETS_PER_SEAT = 8;

/**
 * Beyond what a seat may have stored between two turn events a mark in the lobby is stored this often: nothing in there takes
 * the count back, and no lobby may be locked by it.
 */
const MARK_EVERY_MS = 2000;

class Bucket {
  readonly #allowance: Allowance;
  #tokens: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#tokens = allowance.burst;
    this.#at = now;
  }

  /** Takes the cost off, whether there is enough or not, and gives what is left, which is not far below nothing. */
  take(cost: number, now: number): number {
    const { burst, perSecond } = this.#allowance;
    const before = Math.min(burst, this.#tokens + (Math.max(0, now - this.#at) * perSecond) / 1000);
    this.#tokens = Math.max(before - cost, -2 * PATIENCE);
    this.#at = now;
    return this.#tokens;
  }

  /** Takes one if there is one. */
  takeOne(now: number): boolean {
    if (this.take(0, now) < 1) return false;
    this.take(1, now);
    return true;
  }
}

interface OfSeat {
  readonly messages: Bucket;
  readonly connects: Bucket;
  readonly reads: Bucket;
  lastMark: number | null;
}

export class Limits {
  readonly #sockets = new WeakMap<object, Bucket>();
  readonly #seats = new Map<Seat, OfSeat>();

  /** Takes the cost of a message off, and says whether it may be read. `key`: its socket. */
  spend({ key, seat }: { readonly key: object; readonly seat: Seat }, cost: number, now: number): "fine" | "too-many" | "close" {
    const left = this.#ofSocket(key, now).take(cost, now);
    if (left < 0) return left >= -PATIENCE ? "too-many" : "close";
    return this.#of(seat, now).messages.take(cost, now) >= 0 ? "fine" : "too-many";
  }

  mayConnect(seat: Seat, now: number): boolean {
    return this.#of(seat, now).connects.takeOne(now);
  }

  /** May the log be read for events that the seat has missed? If not, a snapshot tells all that is true now. */
  mayReadLog(seat: Seat, now: number): boolean {
    return this.#of(seat, now).reads.takeOne(now);
  }

  /** May one more mark of the lobby be stored. `many`: as many are already as may be without a pause. */
  mayMark(seat: Seat, many: boolean, now: number): boolean {
    const of = this.#of(seat, now);
    if (many && of.lastMark !== null && now - of.lastMark < MARK_EVERY_MS) return false;
    of.lastMark = now;
    return true;
  }

  #ofSocket(key: object, now: number): Bucket {
    const known = this.#sockets.get(key);
    if (known !== undefined) return known;
    const made = new Bucket(OF_A_SOCKET, now);
    this.#sockets.set(key, made);
    return made;
  }

  #of(seat: Seat, now: number): OfSeat {
    const known = this.#seats.get(seat);
    if (known !== undefined) return known;
    const made = {
      messages: new Bucket(OF_A_SEAT, now),
      connects: new Bucket(CONNECTS, now),
      reads: new Bucket(READS, now),
      lastMark: null,
    };
    this.#seats.set(seat, made);
    return made;
  }
}
