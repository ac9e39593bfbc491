/** What a million matches a month cost, from what one uses. */
import { MESSAGES_PER_CALL, OBJECT_GIGABYTES, PLAN_DOLLARS, PRICES, type Priced } from "./prices.ts";
import type { Counted } from "./reference.ts";

/** What cannot be counted on one machine, put higher than it was measured. */
export const ASSUMED = {
  /**
   * How long an object is busy with one thing. Measured from a message to both ends having heard: 1.5 ms. The platform lets nothing
   * out before what was written is confirmed by other machines.
   */
  busyMs: 20,
  /** Of the processor, for one request. Measured for everything together, sockets and objects included: about 2 ms. */
  cpuMs: 3,
  /** How long a visit lasts, in which the match's page says every twenty seconds that it is there, and the app every thirty. */
  visitSeconds: 90,
} as const;

/** On the match's socket, and on the app's. */
const PING_SECONDS = [20, 30] as const;
const MATCHES = 1e6;
const MILLION = 1e6;
/** In these the storage is billed. */
const GIGABYTE = 1e9;

export interface Line {
  readonly what: Priced;
  /** For a million matches. */
  readonly used: number;
  readonly dollars: number;
}

export interface Bill {
  readonly lines: readonly Line[];
  readonly dollars: number;
}

export function billFor(counted: Counted, visits: number): Bill {
  const { requests, calls, messages, rows, alarms, rowsRead, d1, d1Read, bytes } = counted;
  const pings = PING_SECONDS.reduce((sum, seconds) => sum + (visits * ASSUMED.visitSeconds) / seconds, 0);
  const busySeconds = ((calls + messages) * ASSUMED.busyMs) / 1000;
  const each: Readonly<Record<Priced, number>> = {
    requests,
    cpuMs: requests * ASSUMED.cpuMs,
    calls: calls + (messages + pings) / MESSAGES_PER_CALL,
    gigabyteSeconds: busySeconds * OBJECT_GIGABYTES,
    rowsWritten: rows + alarms,
    rowsRead,
    gigabytes: bytes / GIGABYTE,
    d1Written: d1,
    d1Read,
  };
  const lines = (Object.keys(each) as Priced[]).map((what): Line => {
    const used = each[what] * MATCHES;
    const { included, dollars } = PRICES[what];
    const more = Math.max(0, used - included);
    return { what, used, dollars: what === "gigabytes" ? more * dollars : (more / MILLION) * dollars };
  });
  return { lines, dollars: PLAN_DOLLARS + lines.reduce((sum, { dollars }) => sum + dollars, 0) };
}

/** If objects could not sleep while somebody is connected. */
export function neverAsleep(visits: number): number {
  return (
    (Math.max(0, visits * ASSUMED.visitSeconds * OBJECT_GIGABYTES * MATCHES - PRICES.gigabyteSeconds.included) / MILLION) *
    PRICES.gigabyteSeconds.dollars
  );
}
