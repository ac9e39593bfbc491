import type { RuleSet } from "../ruleset.types.ts";
import { nothing } from "../strategies/leftover.ts";
import { never } from "../strategies/passes.ts";
import { kraft } from "./kraft.ts";
import { kraftClassic } from "./kraft-classic.ts";

/** What the daily puzzle changes in the rules that it is played by (D-02 to D-05). */
const attempt = {
  version: 1,
  board: null,
  size: 11,
  seats: 1,
  turnMs: null,
  swappedGo: "last",
  passCoins: 0,
  passLimit: never,
  freeAttempts: null,
  skipsEmptyRacks: false,
  forcedFinish: false,
  endsWhenEmpty: "never",
  moves: 3,
  turnLimits: null,
  coinsCount: false,
  leftover: nothing,
} as const satisfies Partial<RuleSet>;

/** The generations of the puzzle: each keeps the rules that it was published with (D-12). */
export const daily3: RuleSet = { ...kraft, ...attempt, id: "daily-3", actions: ["play", "pass", "swap", "buy", "sell"] };

export const daily2: RuleSet = {
  ...kraftClassic,
  ...attempt,
  id: "daily-2",
  actions: ["play", "pass", "swap", "buy", "morph-rack"],
};

export const daily1: RuleSet = { ...daily2, id: "daily-1", swapIsMove: true };
