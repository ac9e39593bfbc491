/** The cost of a million matches a month, from the usage of one. */
import { MESSAGES_PER_CALL, OBJECT_GIGABYTES, PLAN_DOLLARS, PRICES, type Priced } from "./prices.ts";
import type { Counted } from "./reference.ts";

/** Quantities that one machine cannot count. Each is assumed higher than it was measured. */
export const ASSUMED = {
  /**
   * How long an object is busy with one message. From a message until both players have its result, 1.5 ms was measured. The
   * platform sends nothing before other machines have confirmed the write.
   */
  busyMs: 20,
  /** Processor time of one request. About 2 ms was measured, including sockets and objects. */
  cpuMs: 3,
  /** Length of a visit. The page of the match pings every 20 s and the app every 30 s. */
  visitSeconds: 90,
} as const;

/** Ping intervals of the match's socket and of the app's socket. */
const PING_SECONDS = [20, 30] as const;
const MATCHES = 1e6;
const MILLION = 1e6;
/** The unit in which storage is billed. */
const GIGABYTE = 1e9;

export interface Line {
  readonly what: Priced;
  /** Amount for a million matches. */
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

/** The price of object time if objects could not sleep while a player is connected. */
export function neverAsleep(visits: number): number {
  return (
    (Math.max(0, visits * ASSUMED.visitSeconds * OBJECT_GIGABYTES * MATCHES - PRICES.gigabyteSeconds.included) / MILLION) *
    PRICES.gigabyteSeconds.dollars
  );
}
