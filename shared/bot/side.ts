/** What a seat holds while a bot thinks ahead, and what it holds after a play. */
import type { Play } from "../rules/effects.ts";
import { barAfterPlay, fitInBar, isBarTile } from "../rules/hand.ts";
import type { OwnView, PlacedPower } from "../rules/index.ts";
import { salePrice } from "../rules/prices.ts";
import type { RuleSet } from "../rules/ruleset.types.ts";

export type Side = Pick<OwnView, "rack" | "bar" | "coins" | "prices">;

/** Powers at hand for what they cost, where they can be sold (K-40). */
export function allSold({ rack, bar, coins, prices }: Side, rules: RuleSet): Side {
  if (!rules.actions.includes("sell")) return { rack, bar, coins, prices };
  const sold = bar.reduce((sum, item) => sum + (salePrice(rules, item) ?? 0), 0);
  return { rack, bar: bar.filter(isBarTile), coins: coins + sold, prices };
}

/** With what the play earns, as far as there is room (K-60 to K-62), and its powers paid; the rack as it was. */
export function sideAfter(
  side: Side,
  { tiles, powers }: Play,
  { words, coins }: { readonly words: number; readonly coins: number },
  rules: RuleSet,
  slots: number,
): Side {
  const paid = paidFor(side, powers, rules);
  const bar = barAfterPlay(paid.bar, { tiles, powers: [] }, []);
  const { kept } = fitInBar(rules.earns(tiles.length, words), bar, slots);
  return { ...paid, bar: [...bar, ...kept], coins: paid.coins + coins };
}

/** A power that is held is used, another bought at its price (C-06). */
function paidFor(side: Side, powers: readonly PlacedPower[], rules: RuleSet): Side {
  let { bar, coins, prices } = side;
  for (const { power } of powers) {
    const held = bar.indexOf(power);
    if (held >= 0) bar = bar.toSpliced(held, 1);
    else {
      const price = prices[power] ?? 0;
      coins -= price;
      prices = { ...prices, [power]: rules.priceAfter(price) };
    }
  }
  return { ...side, bar, coins, prices };
}
