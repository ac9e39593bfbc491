/** Who plays next, and when a match ends by itself (R-30, K-16, C-13, P-13). */
import type { EndReason, Seat } from "./model.ts";
import type { RuleSet, TableFacts, TurnLimits } from "./ruleset.types.ts";
import type { GameState } from "./state.types.ts";

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

/** After a play, a pass or an exchange: the last move of an attempt (D-03), or the last turn of a match. `before`: the state before it. */
export function endsByTurns(rules: RuleSet, before: GameState, laid: number): EndReason | null {
  if (rules.moves !== null && before.turnNumber >= rules.moves) return "moves";
  const withoutTile = laid > 0 ? 0 : (before.turnsWithoutTile ?? 0) + 1;
  return reachesTurnLimit(rules, { withoutTile, inAll: turnsIn(before) + 1 }) ? "passes" : null;
}

/** Exchanges reset the count of passes: without these limits a match might never end. */
export function reachesTurnLimit({ turnLimits }: RuleSet, turns: TurnLimits): boolean {
  return turnLimits !== null && (turns.withoutTile >= turnLimits.withoutTile || turns.inAll >= turnLimits.inAll);
}

/** Plays, passes and exchanges so far. A turn number counts otherwise: a resignation begins a turn, a play that goes on does not (C-13). */
export function turnsIn({ seats }: Pick<GameState, "seats">): number {
  return seats.reduce((sum, { stats }) => sum + stats.turns, 0);
}
