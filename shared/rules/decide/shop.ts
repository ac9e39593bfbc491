/** Buying and selling, in both players' turns (K-10, K-39, K-40, C-06). */
import { isBarTile } from "../hand.ts";
import type { BarItem, Command, Seat } from "../model.ts";
import { priceOf, salePrice } from "../prices.ts";
import type { RuleSet } from "../ruleset.types.ts";
import { rulesOfGame } from "../rulesets/index.ts";
import type { GameState } from "../state.types.ts";
import { type Context, type Decision, done, refused } from "./decision.ts";

export function decideBuy(
  state: GameState,
  seat: Seat,
  { power }: Extract<Command, { type: "buy" }>,
  { now }: Context,
): Decision {
  const rules = rulesOfGame(state);
  const buyer = state.seats[seat];
  if (buyer === undefined || !exists(rules, power)) return refused("unknown-power");
  if (buyer.bar.length >= state.slots) return refused("no-free-slot");
  const price = isBarTile(power) ? null : priceOf(rules, power, buyer.bought[power] ?? 0);
  if (price !== null && buyer.coins < price) return refused("not-enough-coins");
  if (price === null || isBarTile(power)) return refused("not-for-sale");
  return done([{ type: "bought", at: now, seat, power, price }]);
}

/** For the full price (K-40). */
export function decideSell(
  state: GameState,
  seat: Seat,
  { power }: Extract<Command, { type: "sell" }>,
  { now }: Context,
): Decision {
  const rules = rulesOfGame(state);
  if (!exists(rules, power)) return refused("unknown-power");
  if (state.seats[seat]?.bar.includes(power) !== true) return refused("not-held");
  const price = salePrice(rules, power);
  if (price === null || isBarTile(power)) return refused("not-for-sale");
  return done([{ type: "sold", at: now, seat, power, price }]);
}

function exists(rules: RuleSet, item: BarItem): boolean {
  return isBarTile(item) ? rules.barTiles.includes(item) : priceOf(rules, item, 0) !== null;
}
