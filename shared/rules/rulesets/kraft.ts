import type { RuleSet } from "../ruleset.types.ts";
import { multiply } from "../strategies/factors.ts";
import { faceValues } from "../strategies/leftover.ts";
import { straight } from "../strategies/line.ts";
import { passesInARow } from "../strategies/passes.ts";
import { refillToFull } from "../strategies/refill.ts";
import { AGREEMENTS } from "./agreements.ts";
import { boardPlan } from "./boards.ts";
import { turnTimes } from "./turn-times.ts";

/** Alfa Kraft, current rules (K-). */
export const kraft: RuleSet = {
  id: "kraft",
  version: 2,
  board: boardPlan("kraft"),
  size: 15,
  tileSet: "kraft",
  specialTiles: {},
  seats: 2,
  rackSize: 7,
  actions: ["play", "pass", "swap", "buy", "sell", "resign"],
  turnMs: turnTimes(AGREEMENTS.kraft),
  firstTurn: "joined",

  startingCoins: 3,
  slots: 7,
  prices: { swap: 5, charge: 1, erase: 6, morph: 10, dice: 5 },
  priceAfter: (price) => price,
  barTiles: ["alfa:pentagon", "alfa:hexagon", "alfa:septagon", "gold"],
  tapped: ["swap"],
  powersOnly: true,
  swapIsMove: false,
  swappedGo: "mixed",
  exchange: "draw-first",

  minRackTiles: 1,
  line: straight,
  combine: multiply,
  gemFactors: { pentagon: 1, hexagon: 2, septagon: 3 },
  placementBonus: [
    { from: 6, gives: 25 },
    { from: 7, gives: 50 },
    { from: 8, gives: 75 },
    { from: 9, gives: 100 },
    { from: 10, gives: 150 },
    { from: 11, gives: 200 },
    { from: 12, gives: 250 },
    { from: 13, gives: 300 },
  ],
  comboBonus: [
    { from: 4, gives: 20 },
    { from: 5, gives: 40 },
    { from: 6, gives: 80 },
    { from: 7, gives: 150 },
    { from: 8, gives: 200 },
    { from: 9, gives: 250 },
    { from: 10, gives: 300 },
  ],
  fullRackBonus: () => 0,
  coinsPerTile: 1,
  earns: (laid, words) => {
    const alfa = laid >= 8 ? "alfa:septagon" : laid === 7 ? "alfa:hexagon" : laid === 6 ? "alfa:pentagon" : null;
    return [...(alfa === null ? [] : ([alfa] as const)), ...(words >= 4 ? (["gold"] as const) : [])];
  },
  refill: refillToFull,

  passCoins: 0,
  passLimit: passesInARow(3),
  freeAttempts: null,
  skipsEmptyRacks: false,
  forcedFinish: false,
  endsWhenEmpty: "own-rack",
  endsWhenBlocked: false,
  moves: null,
  turnLimits: { withoutTile: 60, inAll: 1000 },

  coinsCount: true,
  leftover: faceValues,
  leftoverGained: false,
  equalScores: "draw",
};
