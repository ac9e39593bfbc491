import type { Player } from "../../shared/bot/testing/bot-match.ts";
import type { MoveGenerator } from "../../shared/lexicon/movegen/generator.ts";
import { taskOf } from "../../shared/lexicon/movegen/task.ts";
import { mustFinish, rulesOf } from "../../shared/rules/index.ts";
import { positionOfView } from "../../shared/rules/position.ts";

/** Always makes the play of most points, and uses no powers. */
export function greedy(generator: MoveGenerator): Player {
  return {
    name: "greedy",
    choose(view) {
      const play = generator.best(taskOf(positionOfView(view), generator.letters));
      if (play !== null) return [{ type: "play", tiles: play.tiles, powers: [] }];
      const { ruleset, bag, seats, turn, own } = view;
      const rules = rulesOf(ruleset);
      if (mustFinish(rules, { bag, seats }, turn)) return [{ type: "end-game" }];
      const rack = own?.rack ?? [];
      const exchanges = rules.actions.includes("exchange") && rack.length > 0 && bag >= rack.length;
      return [exchanges ? { type: "exchange", tiles: rack } : { type: "pass" }];
    },
  };
}
