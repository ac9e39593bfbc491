import type { RuleSet } from "../ruleset.types.ts";
import { passesInARow } from "../strategies/passes.ts";
import { AGREEMENTS } from "./agreements.ts";
import { boardPlan } from "./boards.ts";
import { kraft } from "./kraft.ts";
import { turnTimes } from "./turn-times.ts";
import { withoutShop } from "./without-shop.ts";

/** Wordfeud (W-). */
export const wordfeud: RuleSet = {
  ...kraft,
  ...withoutShop,
  id: "wordfeud",
  board: boardPlan("wordfeud"),
  tileSet: "wordfeud",
  turnMs: turnTimes(AGREEMENTS.wordfeud),
  exchange: "draw-first",
  fullRackBonus: () => 40,
  passLimit: passesInARow(6),
  leftoverGained: true,
  equalScores: "draw",
};
