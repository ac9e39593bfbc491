/** Who plays next, and when a match ends by itself (R-30, K-16, C-13, P-13). */
import type { EndReason, Seat } from "./model.ts";
import type { RuleSet, TableFacts } from "./ruleset.types.ts";

/** With an empty bag, a seat without tiles may be passed over (P-13, C-13). */
export function nextSeat(rules: RuleSet, { bag, seats }: TableFacts, turn: Seat): Seat {
  const order = seats.map((_, step) => (turn + 1 + step) % seats.length).filter((seat) => seats[seat]?.resigned === false);
  const withTiles = order.find((seat) => (seats[seat]?.rackCount ?? 0) > 0);
  const [next = turn] = order;
  return rules.skipsEmptyRacks && bag === 0 ? (withTiles ?? next) : next;
}

/** With an empty bag, the only seat that still has tiles keeps the turn and may only lay them or end the match (C-13). */
export function mustFinish(rules: RuleSet, { bag, seats }: TableFacts, seat: Seat): boolean {
  if (!rules.forcedFinish || bag > 0) return false;
  return seats.every(({ rackCount }, index) => rackCount > 0 === (index === seat));
}

/** After a play with tiles. */
export function endsByEmptyRacks(rules: RuleSet, { bag, seats }: TableFacts, seat: Seat): boolean {
  if (bag > 0) return false;
  if (rules.endsWhenEmpty === "own-rack") return seats[seat]?.rackCount === 0;
  return rules.endsWhenEmpty === "all-racks" && nobodyHasTiles(seats);
}

export function nobodyHasTiles(seats: TableFacts["seats"]): boolean {
  return seats.every((seat) => seat.resigned || seat.rackCount === 0);
}

/** After a pass (K-16). */
export function endsByPasses(rules: RuleSet, facts: TableFacts, passes: number): boolean {
  const limit = rules.passLimit(facts);
  return limit !== null && passes >= limit;
}

/** A move of an attempt is made; was it the last (D-03). */
export function endsByMoves(rules: RuleSet, turnNumber: number): EndReason | null {
  return rules.moves !== null && turnNumber >= rules.moves ? "moves" : null;
}
