import { isBarTile } from "./hand.ts";
import type { BarItem, PowerId } from "./model.ts";
import type { RuleSet } from "./ruleset.types.ts";

/** The price of a power for a seat that has bought it so often; null where the rule set has no such power (C-06). */
export function priceOf(rules: RuleSet, power: PowerId, timesBought: number): number | null {
  const base = Object.hasOwn(rules.prices, power) ? rules.prices[power] : undefined;
  if (base === undefined) return null;
  let price = base;
  for (let time = 0; time < timesBought; time++) price = rules.priceAfter(price);
  return price;
}

/** What selling gives back: the full price (K-40). Null for earned tiles, and where nothing is sold (C-02). */
export function salePrice(rules: RuleSet, item: BarItem): number | null {
  return isBarTile(item) || !rules.actions.includes("sell") ? null : priceOf(rules, item, 0);
}

export function pricesOf(
  rules: RuleSet,
  bought: Readonly<Partial<Record<PowerId, number>>>,
): Readonly<Partial<Record<PowerId, number>>> {
  const powers = Object.keys(rules.prices) as PowerId[];
  return Object.fromEntries(powers.map((power) => [power, priceOf(rules, power, bought[power] ?? 0) ?? 0]));
}
