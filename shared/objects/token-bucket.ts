export interface Allowance {
  /** Tokens in a full bucket. */
  readonly burst: number;
  /** Milliseconds until one more token is there. */
  readonly everyMs: number;
}

/**
 * Limits how often something may happen: a burst, then a steady rate. It lives in memory. A Durable Object that slept starts with a full
 * bucket, and nothing happened while it slept.
 */
export class TokenBucket {
  readonly #allowance: Allowance;
  readonly #lowest: number;
  #tokens: number;
  #at: number;

  /** `lowest`: the bucket goes into debt down to this. */
  constructor(allowance: Allowance, now: number, lowest = 0) {
    this.#allowance = allowance;
    this.#lowest = lowest;
    this.#tokens = allowance.burst;
    this.#at = now;
  }

  /** Takes one token if there is one. */
  take(now: number): boolean {
    this.#refill(now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Takes the cost in any case, into debt if need be, and gives what is left. */
  charge(cost: number, now: number): number {
    this.#refill(now);
    this.#tokens = Math.max(this.#tokens - cost, this.#lowest);
    return this.#tokens;
  }

  #refill(now: number): void {
    const { burst, everyMs } = this.#allowance;
    this.#tokens = Math.min(burst, this.#tokens + Math.max(0, now - this.#at) / everyMs);
    this.#at = now;
  }
}
