import type { RuleSet } from "../ruleset.types.ts";
import { oneWord } from "../strategies/line.ts";
import { twiceEach } from "../strategies/passes.ts";
import { AGREEMENTS } from "./agreements.ts";
import { boardPlan } from "./boards.ts";
import { kraft } from "./kraft.ts";
import { turnTimes } from "./turn-times.ts";
import { withoutShop } from "./without-shop.ts";

/** Alfapet (P-). */
export const alfapet: RuleSet = {
  ...kraft,
  ...withoutShop,
  id: "alfapet",
  board: boardPlan("alfapet"),
  size: 17,
  tileSet: "alfapet",
  specialTiles: { "#": 4, ">": 4 },
  turnMs: turnTimes(AGREEMENTS.alfapet),
  firstTurn: AGREEMENTS.alfapet.startIsDrawn ? "drawn" : "joined",
  exchange: "return-first",
  line: oneWord,
  fullRackBonus: (rackSize) => 10 * (rackSize - 2),
  passLimit: twiceEach,
  skipsEmptyRacks: true,
  endsWhenEmpty: "all-racks",
  endsWhenBlocked: true,
  equalScores: "shared",
};
