import type { RuleSet } from "../ruleset.types.ts";
import { add } from "../strategies/factors.ts";
import { multipliedByAlfas } from "../strategies/leftover.ts";
import { passesInARow } from "../strategies/passes.ts";
import { refillWithAlfa } from "../strategies/refill.ts";
import { AGREEMENTS } from "./agreements.ts";
import { kraft } from "./kraft.ts";
import { turnTimes } from "./turn-times.ts";

/** Alfa Kraft's earlier rules, as differences from the current ones (C-). */
export const kraftClassic: RuleSet = {
  ...kraft,
  id: "kraft-classic",
  turnMs: turnTimes(AGREEMENTS["kraft-classic"]),
  actions: ["play", "pass", "swap", "buy", "morph-rack", "end-game", "resign"],

  prices: { swap: 2, charge: 1, erase: 2, morph: 6, "place-2L": 2, "place-3L": 4, "place-2W": 6, "place-3W": 8 },
  priceAfter: (price) => Math.ceil((price * 3) / 2),
  barTiles: [],
  tapped: ["swap", "morph"],
  powersOnly: false,

  combine: add,
  placementBonus: [],
  comboBonus: [],
  earns: () => [],
  refill: refillWithAlfa,

  passCoins: 2,
  passLimit: passesInARow(4),
  freeAttempts: 3,
  skipsEmptyRacks: true,
  forcedFinish: true,
  endsWhenEmpty: "all-racks",

  leftover: multipliedByAlfas(kraft.gemFactors),
  equalScores: "first-turn",
};
