import { POWER_IDS, type PowerId } from "../../../shared/rules/model.ts";
import type { GameView, OwnView } from "../../../shared/rules/view.types.ts";

/** The reason why a power cannot be bought now. `missing` is the number of coins short. */
export type Obstacle = { readonly kind: "coins"; readonly missing: number } | { readonly kind: "slot" };

export interface ShopItem {
  readonly power: PowerId;
  readonly price: number;
  /** The number that the player has, with drafted ones. */
  readonly have: number;
  readonly obstacle: Obstacle | null;
}

type Purse = Pick<OwnView, "bar" | "coins" | "prices">;

export const freeSlots = (own: Pick<OwnView, "bar">, slots: number): number => Math.max(0, slots - own.bar.length);

/** The items of the shop: everything that this rule set sells, and the obstacle to buying it (K-39). */
export function shopItems(game: Pick<GameView, "slots">, own: Purse): readonly ShopItem[] {
  const full = freeSlots(own, game.slots) === 0;
  return POWER_IDS.flatMap((power) => {
    const price = own.prices[power];
    if (price === undefined) return [];
    const missing = price - own.coins;
    const obstacle: Obstacle | null = full ? { kind: "slot" } : missing > 0 ? { kind: "coins", missing } : null;
    return [{ power, price, have: own.bar.filter((item) => item === power).length, obstacle }];
  });
}
