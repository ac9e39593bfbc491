import type { TableFacts } from "../ruleset.types.ts";

export function passesInARow(limit: number): () => number {
  return () => limit;
}

/** Everyone who still plays (with an empty bag: who has tiles) passes twice in a row (P-13, R-34). */
export function twiceEach({ bag, seats }: TableFacts): number {
  return 2 * seats.filter((seat) => !seat.resigned && (bag > 0 || seat.rackCount > 0)).length;
}

export function never(): null {
  return null;
}
