/** Final scores and who has won (K-70 to K-73, P-13, W-10, R-30 to R-34). */
import type { EndReason, Result, Seat, Winner } from "./model.ts";
import type { RuleSet } from "./ruleset.types.ts";
import { rulesOfGame } from "./rulesets/index.ts";
import type { GameState } from "./state.types.ts";

/** Where a match ends so, the scores stand as they are. */
const STANDING: readonly EndReason[] = ["resigned", "clock", "inactivity"];

/** Do coins, and with them each seat's true balance, stand in a result that ended so (K-71). */
export function showsCoins(rules: RuleSet, reason: EndReason): boolean {
  return rules.coinsCount && !STANDING.includes(reason);
}

export function resultOf(state: GameState, reason: EndReason): Result {
  const parts = partsOf(state, reason);
  const final = parts.map((part) => part.points + part.coins - part.leftover + part.gained);
  return { reason, winner: winnerOf(state, final), final, parts };
}

function partsOf(state: GameState, reason: EndReason): Result["parts"] {
  const rules = rulesOfGame(state);
  if (STANDING.includes(reason)) {
    return state.seats.map((seat) => ({ points: seat.score, coins: 0, leftover: 0, gained: 0 }));
  }
  const leftovers = state.seats.map((seat) => rules.leftover(seat.rack, state.values));
  const all = leftovers.reduce((sum, leftover) => sum + leftover, 0);
  return state.seats.map((seat, index) => {
    const leftover = leftovers[index] ?? 0;
    return {
      points: seat.score,
      coins: rules.coinsCount ? seat.coins : 0,
      leftover,
      gained: rules.leftoverGained ? all - leftover : 0,
    };
  });
}

/** Who has resigned, or lost by clock or warnings, cannot win. */
function winnerOf(state: GameState, final: readonly number[]): Winner {
  const playing = state.seats.flatMap((seat, index) => (seat.resigned ? [] : [index]));
  const highest = Math.max(...playing.map((seat) => final[seat] ?? 0));
  const best: Seat[] = playing.filter((seat) => final[seat] === highest);
  const [only] = best;
  if (only !== undefined && best.length === 1) return only;
  switch (rulesOfGame(state).equalScores) {
    case "draw":
      return "draw";
    case "shared":
      return best;
    case "first-turn":
      return best.includes(state.firstTurn) ? state.firstTurn : (only ?? "draw");
  }
}
