/** Ends a move: the next turn, or the end of the match. */
import type { Ended, GameEvent, Passed, Played, Resigned, Swapped, TimedOut } from "../events.types.ts";
import { evolve } from "../evolve.ts";
import type { EndReason } from "../model.ts";
import { resultOf } from "../result.ts";
import type { TableFacts } from "../ruleset.types.ts";
import type { GameState } from "../state.types.ts";

export type TurnEnding = Played | Passed | Swapped | Resigned | TimedOut;

export function factsOf(state: GameState): TableFacts {
  return {
    bag: state.bag.length,
    seats: state.seats.map(({ rack, resigned }) => ({ rackCount: rack.length, resigned })),
  };
}

export function endedEvent(state: GameState, reason: EndReason, at: number): Ended {
  return { type: "ended", at, reason, result: resultOf(state, reason) };
}

/**
 * `move` has `next: null`. If the match ends with it, the turn stays where it is (V-04); otherwise it goes to `next`. Both
 * `reason` and `next` describe the game after the move.
 */
export function finishMove<M extends TurnEnding>(
  state: GameState,
  move: M,
  reason: EndReason | null,
  next: M["next"],
): readonly GameEvent[] {
  return reason === null ? [{ ...move, next }] : [move, endedEvent(evolve(state, move), reason, move.at)];
}
