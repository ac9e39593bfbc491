import { describe, expect, it } from "vitest";
import type { OwnView } from "../../../shared/rules/view.types.ts";
import { shopItems } from "./shop-items.ts";

const own: Pick<OwnView, "bar" | "coins" | "prices"> = {
  bar: ["charge", "charge", "alfa:hexagon"],
  coins: 8,
  prices: { swap: 5, charge: 1, erase: 6, morph: 10, dice: 5 },
};

describe("the shop", () => {
  it("A-72 shows every power of the rule set, with its price and how many one has", () => {
    const shown = shopItems({ slots: 7 }, own);
    expect(shown.map(({ power, price }) => [power, price])).toEqual([
      ["swap", 5],
      ["charge", 1],
      ["erase", 6],
      ["morph", 10],
      ["dice", 5],
    ]);
    expect(shown.find(({ power }) => power === "charge")?.have).toBe(2);
  });

  it("A-72 says how many coins are short", () => {
    const morph = shopItems({ slots: 7 }, own).find(({ power }) => power === "morph");
    expect(morph?.obstacle).toEqual({ kind: "coins", missing: 2 });
  });

  it("K-39 sells nothing while no slot is free", () => {
    expect(shopItems({ slots: 3 }, own).every(({ obstacle }) => obstacle?.kind === "slot")).toBe(true);
  });
});
