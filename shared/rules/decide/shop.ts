/** Buying and selling, in both players' turns (K-10, K-39, K-40, C-06). */
import { isBarTile } from "../hand.ts";
import type { Command, Seat } from "../model.ts";
import { priceOf } from "../prices.ts";
import { rulesOf } from "../rulesets/index.ts";
import type { GameState } from "../state.types.ts";
import { type Context, type Decision, done, refused } from "./decision.ts";

export function decideBuy(
  state: GameState,
  seat: Seat,
  { power }: Extract<Command, { type: "buy" }>,
  { now }: Context,
): Decision {
  const buyer = state.seats[seat];
  const price = priceOf(rulesOf(state.ruleset), power, buyer?.bought[power] ?? 0);
  if (buyer === undefined || price === null) return refused("unknown-power");
  if (buyer.bar.length >= state.slots) return refused("no-free-slot");
  if (buyer.coins < price) return refused("not-enough-coins");
  return done([{ type: "bought", at: now, seat, power, price }]);
}

/** For the full price (K-40). */
export function decideSell(
  state: GameState,
  seat: Seat,
  { power }: Extract<Command, { type: "sell" }>,
  { now }: Context,
): Decision {
  const earned = isBarTile(power);
  const price = earned ? null : priceOf(rulesOf(state.ruleset), power, 0);
  if (!earned && price === null) return refused("unknown-power");
  if (state.seats[seat]?.bar.includes(power) !== true) return refused("not-held");
  if (earned || price === null) return refused("not-for-sale");
  return done([{ type: "sold", at: now, seat, power, price }]);
}
