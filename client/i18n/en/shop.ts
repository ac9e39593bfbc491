import { formats } from "../format.ts";

const { number, plural } = formats("en");

export const shop = {
  title: "Shop",
  purse: (coins: number) => plural(coins, { one: "# coin", other: "# coins" }),
  free: (slots: number) =>
    slots === 0
      ? "The power bar is full"
      : plural(slots, { one: "One free slot in the power bar", other: "# free slots in the power bar" }),
  buy: (name: string, price: number) => plural(price, { one: `Buy ${name} for # coin`, other: `Buy ${name} for # coins` }),
  have: (count: number) => `You have ${number(count)}`,
  tooDear: (missing: number) => plural(missing, { one: "# coin short", other: "# coins short" }),
  noSlot: "No free slot",
  /** Where nothing can be sold, each purchase raises the price of the next of its kind (C-02, C-06). */
  noSelling: "Each power costs more every time you buy it. You can’t sell what you have bought.",
  sellHint: "Changed your mind? Drag the power to the board’s upper right corner and get the whole price back.",
};
