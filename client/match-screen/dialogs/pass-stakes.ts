import { rulesOf } from "../../../shared/rules/index.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";

/** The stakes of a pass: nothing yet, the next one could end the match, or this one does (K-17). */
export type PassStakes = "nothing" | "next-ends" | "ends";

/** Follows the rule set's own limit of passes in a row (K-16, C-11, P-13, W-09). */
export function passStakes(game: Pick<GameView, "ruleset" | "passes" | "bag" | "seats">): PassStakes {
  const limit = rulesOf(game.ruleset).passLimit(game);
  if (limit === null) return "nothing";
  const left = limit - (game.passes + 1);
  return left <= 0 ? "ends" : left === 1 ? "next-ends" : "nothing";
}
