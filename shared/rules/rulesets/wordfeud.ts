import type { RuleSet } from "../ruleset.types.ts";
import { passesInARow } from "../strategies/passes.ts";
import { boardPlan } from "./boards.ts";
import { kraft, TURN_MS } from "./kraft.ts";
import { withoutShop } from "./without-shop.ts";

const HOUR = 60 * 60 * 1000;

/** Wordfeud (W-). */
export const wordfeud: RuleSet = {
  ...kraft,
  ...withoutShop,
  id: "wordfeud",
  board: boardPlan("wordfeud"),
  tileSet: "wordfeud",
  turnMs: { ...TURN_MS, casual: 72 * HOUR },
  exchange: "draw-first",
  fullRackBonus: () => 40,
  passLimit: passesInARow(6),
  leftoverGained: true,
  equalScores: "draw",
};
