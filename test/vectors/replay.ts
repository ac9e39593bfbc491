/** Does a vector's actions and says what did not come out as expected (V-01 to V-05). */
import {
  type Chance,
  type Command,
  clockRanOut,
  decide,
  evolve,
  type GameEvent,
  type GameState,
  parseRack,
  type RuleError,
  rulesOf,
} from "../../shared/rules/index.ts";
import { differences, type Outcome } from "./compare.ts";
import { startOf } from "./position.ts";
import type { Action, Vector } from "./schema.ts";

export function replay(vector: Vector, words: ReadonlySet<string>): string[] {
  let state = evolve(null, startOf(vector, words));
  let now = vector.now;
  let outcome: Outcome = { error: null, events: [] };
  const faults: string[] = [];
  const chance = chanceOf(vector.rolls);
  const stranger = vector.actions.find((action) => action.type !== "clock" && action.seat >= state.seats.length);
  if (stranger !== undefined) throw new Error(`an action of a seat that the match does not have`);
  vector.actions.forEach((action, index) => {
    now = action.now ?? now;
    const { error, events } = act(state, action, { now, words, chance });
    state = events.reduce<GameState>(evolve, state);
    outcome = { error, events };
    const prefix = `action ${index + 1} (${action.type}): `;
    for (const difference of differences(action.expect ?? {}, state, outcome)) faults.push(prefix + difference);
  });
  for (const difference of differences(vector.expect, state, outcome)) faults.push(difference);
  return faults;
}

interface Setting {
  readonly now: number;
  readonly words: ReadonlySet<string>;
  readonly chance: Chance;
}

function act(state: GameState, action: Action, setting: Setting): { error: RuleError | null; events: readonly GameEvent[] } {
  if (action.type !== "clock") return decide(state, action.seat, commandOf(action), setting);
  if (state.result !== null) return { error: { code: "match-over" }, events: [] };
  if (rulesOf(state.ruleset).turnMs === null) return { error: { code: "not-allowed" }, events: [] };
  return { error: null, events: clockRanOut(state, setting.now, action.away) };
}

function commandOf(action: Exclude<Action, { type: "clock" }>): Command {
  const { seat: _seat, now: _now, expect: _expect, ...rest } = action;
  if (rest.type === "swap" || rest.type === "exchange") return { type: rest.type, tiles: parseRack(rest.letters) };
  return rest as Command;
}

/** Vectors never shuffle, and dice show what they say (V-01). */
function chanceOf(rolls: readonly number[]): Chance {
  const left = [...rolls];
  return {
    shuffle: (items) => [...items],
    roll: () => {
      const roll = left.shift();
      if (roll === undefined) throw new Error("the vector names too few rolls");
      return roll;
    },
  };
}
