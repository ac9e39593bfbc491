import { POWER_IDS, type PowerId } from "../../../shared/rules/model.ts";
import type { GameView, OwnView } from "../../../shared/rules/view.types.ts";

/** Why a power cannot be bought now. `missing`: coins that are short. */
export type Obstacle = { readonly kind: "coins"; readonly missing: number } | { readonly kind: "slot" };

export interface Offer {
  readonly power: PowerId;
  readonly price: number;
  /** How many of it the player has, drafted ones too. */
  readonly have: number;
  readonly obstacle: Obstacle | null;
}

type Purse = Pick<OwnView, "bar" | "coins" | "prices">;

export const freeSlots = (own: Pick<OwnView, "bar">, slots: number): number => Math.max(0, slots - own.bar.length);

/** What the shop shows: everything that this rule set sells, and what stands in the way of buying it (K-39). */
export function offers(game: Pick<GameView, "slots">, own: Purse): readonly Offer[] {
  const full = freeSlots(own, game.slots) === 0;
  return POWER_IDS.flatMap((power) => {
    const price = own.prices[power];
    if (price === undefined) return [];
    const missing = price - own.coins;
    const obstacle: Obstacle | null = full ? { kind: "slot" } : missing > 0 ? { kind: "coins", missing } : null;
    return [{ power, price, have: own.bar.filter((item) => item === power).length, obstacle }];
  });
}
