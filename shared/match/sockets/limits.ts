/** Limits how many messages a socket and a seat may send, and how often a seat may connect and read the log. */
import { type Allowance, TokenBucket } from "../../objects/token-bucket.ts";
import type { Seat } from "../../rules/model.ts";

/** Several times what a person can do. */
const OF_A_SOCKET: Allowance = { burst: 60, everyMs: 50 };
/** All sockets of a seat together. */
const OF_A_SEAT: Allowance = { burst: 150, everyMs: 25 };
/** Every connection is sent the whole view, and may change the list of who is there for everybody. */
const CONNECTS: Allowance = { burst: 30, everyMs: 2000 };
/** The log is read from its beginning for events that were missed. */
const READS: Allowance = { burst: 20, everyMs: 2000 };
/** Down to this debt a message is answered with `too-many`; below it the socket is closed. */
const PATIENCE = 30;
/** The debt grows no further than this, so that a socket recovers in time. */
const LOWEST = -2 * PATIENCE;

/** A message that cannot be understood costs more than one that can. Reading the log again and telling everybody cost the server most. */
export const COST = { message: 1, bad: 4, "catch-up": 4, visible: 4 } as const;

/** Open sockets of one seat; one more closes the oldest. */
export const SOCKETS_PER_SEAT = 8;

/**
 * Beyond what a seat may have stored between two turn events a mark in the lobby is stored this often: nothing in there takes
 * the count back, and no lobby may be locked by it.
 */
const MARK_EVERY_MS = 2000;

interface OfSeat {
  readonly messages: TokenBucket;
  readonly connects: TokenBucket;
  readonly reads: TokenBucket;
  lastMark: number | null;
}

export class Limits {
  readonly #sockets = new WeakMap<object, TokenBucket>();
  readonly #seats = new Map<Seat, OfSeat>();

  /** Takes the cost of a message off, and says whether it may be read. `key`: its socket. */
  spend({ key, seat }: { readonly key: object; readonly seat: Seat }, cost: number, now: number): "fine" | "too-many" | "close" {
    const left = this.#ofSocket(key, now).charge(cost, now);
    if (left < 0) return left >= -PATIENCE ? "too-many" : "close";
    return this.#of(seat, now).messages.charge(cost, now) >= 0 ? "fine" : "too-many";
  }

  mayConnect(seat: Seat, now: number): boolean {
    return this.#of(seat, now).connects.take(now);
  }

  /** True where the log may be read for events that the seat has missed. Otherwise a snapshot says all that is true now. */
  mayReadLog(seat: Seat, now: number): boolean {
    return this.#of(seat, now).reads.take(now);
  }

  /** True where one more mark of the lobby may be stored. `many`: the seat has used up what it may store without a pause. */
  mayMark(seat: Seat, many: boolean, now: number): boolean {
    const of = this.#of(seat, now);
    if (many && of.lastMark !== null && now - of.lastMark < MARK_EVERY_MS) return false;
    of.lastMark = now;
    return true;
  }

  #ofSocket(key: object, now: number): TokenBucket {
    const known = this.#sockets.get(key);
    if (known !== undefined) return known;
    const made = new TokenBucket(OF_A_SOCKET, now, LOWEST);
    this.#sockets.set(key, made);
    return made;
  }

  #of(seat: Seat, now: number): OfSeat {
    const known = this.#seats.get(seat);
    if (known !== undefined) return known;
    const made = {
      messages: new TokenBucket(OF_A_SEAT, now, LOWEST),
      connects: new TokenBucket(CONNECTS, now),
      reads: new TokenBucket(READS, now),
      lastMark: null,
    };
    this.#seats.set(seat, made);
    return made;
  }
}
