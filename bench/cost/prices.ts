/** Prices of the platform in dollars, beyond what its paid plan includes each month. */

export interface Price {
  readonly included: number;
  /** Price of a million units more. Storage: of a gigabyte-month more. */
  readonly dollars: number;
}

/**
 * Read on 30 November 2026:
 * developers.cloudflare.com/workers/platform/pricing, /durable-objects/platform/pricing and /d1/platform/pricing.
 */
export const PRICES_READ = "30 November 2026";
export const PLAN_DOLLARS = 5;

const MILLION = 1e6;

export const PRICES = {
  /** Requests that the Worker answers. Static files are free. */
  requests: { included: 10 * MILLION, dollars: 0.3 },
  cpuMs: { included: 30 * MILLION, dollars: 0.02 },
  /** Requests, calls and alarms of objects. Twenty messages count as one call. */
  calls: { included: MILLION, dollars: 0.15 },
  /** An object is billed for 128 MB while it runs. An object that could hibernate is not billed. */
  gigabyteSeconds: { included: 400_000, dollars: 12.5 },
  /** Setting an alarm counts as a row. */
  rowsWritten: { included: 50 * MILLION, dollars: 1 },
  rowsRead: { included: 25_000 * MILLION, dollars: 0.001 },
  gigabytes: { included: 5, dollars: 0.2 },
  d1Written: { included: 50 * MILLION, dollars: 1 },
  d1Read: { included: 25_000 * MILLION, dollars: 0.001 },
} as const satisfies Readonly<Record<string, Price>>;

export type Priced = keyof typeof PRICES;

export const MESSAGES_PER_CALL = 20;
export const OBJECT_GIGABYTES = 0.128;
