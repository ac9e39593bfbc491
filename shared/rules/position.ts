/** What judging a play needs; made from the server's state and from a seat's view alike, so that both judge the same way. */
import type { BarItem, RackTile, Seat } from "./model.ts";
import type { RuleSet } from "./ruleset.types.ts";
import { rulesOfGame } from "./rulesets/index.ts";
import type { GameState, Table } from "./state.types.ts";
import type { GameView } from "./view.types.ts";

export interface Position {
  readonly rules: RuleSet;
  readonly table: Table;
  readonly rack: readonly RackTile[];
  readonly bar: readonly BarItem[];
  readonly bag: number;
}

export function positionOfState(state: GameState, seat: Seat): Position {
  const { rack, bar } = state.seats[seat] ?? { rack: [], bar: [] };
  return { rules: rulesOfGame(state), table: state, rack, bar, bag: state.bag.length };
}

/** A spectator holds nothing. */
export function positionOfView(view: GameView): Position {
  return { rules: rulesOfGame(view), table: view, rack: view.own?.rack ?? [], bar: view.own?.bar ?? [], bag: view.bag };
}
