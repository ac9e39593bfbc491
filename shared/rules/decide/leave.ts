/** Passing, ending the match, resigning, and what the clock does (K-15, C-13, R-32, A-30 to A-33). */
import type { GameEvent, Passed, Resigned, TimedOut } from "../events.types.ts";
import { evolve } from "../evolve.ts";
import { MAX_WARNINGS } from "../limits.ts";
import type { EndReason, Seat } from "../model.ts";
import type { RuleSet, TableFacts } from "../ruleset.types.ts";
import { rulesOfGame } from "../rulesets/index.ts";
import type { GameState } from "../state.types.ts";
import { endsByPasses, endsByTurns, mustFinish, nextSeat, nobodyHasTiles, reachesTurnLimit, turnsIn } from "../turns.ts";
import { balanceAfter } from "./balance.ts";
import { type Context, type Decision, done, refused } from "./decision.ts";
import { endedEvent, factsOf, finishMove } from "./finish.ts";

export function decidePass(state: GameState, seat: Seat, { now }: Context): Decision {
  const rules = rulesOfGame(state);
  if (mustFinish(rules, factsOf(state), seat)) return refused("not-allowed");
  return done(pass(state, passedEvent(state, seat, now, { automatic: false, warned: false, coins: rules.passCoins })));
}

/** Only where the rules leave one seat to lay its tiles or to end the match (C-13). */
export function decideEndGame(state: GameState, seat: Seat, { now }: Context): Decision {
  if (!mustFinish(rulesOfGame(state), factsOf(state), seat)) return refused("not-allowed");
  return done([endedEvent(state, "ended", now)]);
}

export function decideResign(state: GameState, seat: Seat, { now }: Context): Decision {
  if (state.seats[seat]?.resigned !== false) return refused("not-allowed");
  return done(leave(state, { type: "resigned", at: now, seat, next: null }, "resigned"));
}

/** The next due time, or null where no clock runs. */
export function deadline(state: GameState): number | null {
  return state.result !== null || state.turnMs === null ? null : state.turnStartedAt + state.turnMs;
}

/** At or after the deadline one thing happens (V-04); before it, nothing. `away`: seats without an open, visible connection. */
export function clockRanOut(state: GameState, now: number, away: readonly Seat[]): readonly GameEvent[] {
  const due = deadline(state);
  if (due === null || now < due) return [];
  const seat = state.turn;
  if (state.format === "casual") {
    return leave(state, { type: "timed-out", at: now, seat, reason: "clock", next: null }, "clock");
  }

  const warned = away.includes(seat);
  const move = passedEvent(state, seat, now, { automatic: true, warned, coins: 0 });
  if (!warned || (state.seats[seat]?.warnings ?? 0) + 1 < MAX_WARNINGS) return pass(state, move);
  // The third warning comes before the pass limit (K-70).
  const passed = evolve(state, move);
  return [move, ...leave(passed, { type: "timed-out", at: now, seat, reason: "inactivity", next: null }, "inactivity")];
}

function passedEvent(state: GameState, seat: Seat, at: number, how: Pick<Passed, "automatic" | "warned" | "coins">): Passed {
  return { type: "passed", at, seat, ...how, ...balanceAfter(state, seat, how.coins), next: null };
}

function pass(state: GameState, move: Passed): readonly GameEvent[] {
  const rules = rulesOfGame(state);
  const after = evolve(state, move);
  const facts = factsOf(after);
  const reason = endsByPasses(rules, facts, after.passes) ? "passes" : endsByTurns(rules, state, 0);
  return finishMove(state, move, reason, nextSeat(rules, facts, move.seat));
}

/** With two players the other wins at once; with more, play goes on while two remain. */
function leave(state: GameState, event: Resigned | TimedOut, reason: EndReason): readonly GameEvent[] {
  const rules = rulesOfGame(state);
  const facts = factsOf(evolve(state, event));
  const next = event.seat === state.turn ? nextSeat(rules, facts, event.seat) : null;
  return finishMove(state, event, reasonAfterLeaving(rules, state, facts, reason), next);
}

function reasonAfterLeaving(rules: RuleSet, state: GameState, { bag, seats }: TableFacts, reason: EndReason): EndReason | null {
  if (seats.filter(({ resigned }) => !resigned).length < 2) return reason;
  if (bag === 0 && nobodyHasTiles(seats)) return "racks-empty";
  // The pass that brought the third warning may have been the last turn.
  const turns = { withoutTile: state.turnsWithoutTile ?? 0, inAll: turnsIn(state) };
  return reachesTurnLimit(rules, turns) ? "passes" : null;
}

/** The match service has found that nobody can lay a word any more (P-13). */
export function endBlocked(state: GameState, now: number): GameEvent[] {
  return state.result === null ? [endedEvent(state, "blocked", now)] : [];
}
