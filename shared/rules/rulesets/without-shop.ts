import type { RuleSet } from "../ruleset.types.ts";

/** What rule sets without coins, powers and earned tiles have in common (P-, W-). */
export const withoutShop = {
  actions: ["play", "pass", "exchange", "resign"],
  startingCoins: 0,
  slots: 0,
  prices: {},
  barTiles: [],
  tapped: [],
  powersOnly: false,
  placementBonus: [],
  comboBonus: [],
  coinsPerTile: 0,
  earns: () => [],
  coinsCount: false,
} as const satisfies Partial<RuleSet>;
