/** How much one socket may say. Kept in memory: an object that slept has forgotten, and a socket that slept has said nothing. */

/** A burst of so many, then so many a second: several times what a person can do. */
const BURST = 60;
const PER_SECOND = 20;
/** So far below zero a socket is told `too-many`; beyond, it is closed. */
const PATIENCE = 30;

/** What cannot be understood costs more than what can; asking for the log again costs the server most. */
export const COST = { message: 1, bad: 4, "catch-up": 4 } as const;

/** Open sockets of one seat; one more closes the oldest. */
export const SOCKETS_PER_SEAT = 8;

interface Bucket {
  tokens: number;
  at: number;
}

export class RateLimit {
  readonly #buckets = new WeakMap<object, Bucket>();

  /** Takes the cost off, and says whether the message may be read. */
  spend(key: object, cost: number, now: number): "fine" | "too-many" | "close" {
    const bucket = this.#buckets.get(key) ?? { tokens: BURST, at: now };
    const refilled = Math.min(BURST, bucket.tokens + (Math.max(0, now - bucket.at) * PER_SECOND) / 1000);
    const tokens = refilled - cost;
    this.#buckets.set(key, { tokens, at: now });
    return tokens >= 0 ? "fine" : tokens >= -PATIENCE ? "too-many" : "close";
  }
}
