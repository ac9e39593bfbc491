/** What was done in many matches, and how it went. */

export interface Counts {
  commands: number;
  acked: number;
  plays: number;
  repeated: number;
  interrupted: number;
  stale: number;
  garbled: number;
  reconnects: number;
  evictions: number;
  readonly refused: Record<string, number>;
  /** What rule sets have of their own, as often as it was done. */
  readonly used: Record<string, number>;
  /** How the matches ended. */
  readonly ended: Record<string, number>;
}

export const noCounts = (): Counts => ({
  commands: 0,
  acked: 0,
  plays: 0,
  repeated: 0,
  interrupted: 0,
  stale: 0,
  garbled: 0,
  reconnects: 0,
  evictions: 0,
  refused: {},
  used: {},
  ended: {},
});

export function count(of: Record<string, number>, name: string): void {
  of[name] = (of[name] ?? 0) + 1;
}
