import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { number, plural } = formats("sv");

export const shop: Messages["shop"] = {
  title: "Butik",
  purse: (coins) => plural(coins, { other: "# mynt" }),
  free: (slots) =>
    slots === 0
      ? "Kraftraden är full"
      : plural(slots, { one: "En plats ledig i kraftraden", other: "# platser lediga i kraftraden" }),
  buy: (name, price) => plural(price, { other: `Köp ${name} för # mynt` }),
  have: (count) => `Du har ${number(count)}`,
  tooDear: (missing) => plural(missing, { other: "# mynt saknas" }),
  noSlot: "Ingen ledig plats",
  noSelling: "Samma kraft blir dyrare för varje köp. Du kan inte sälja det du har köpt.",
  sellHint: "Ångrar du dig? Dra kraften till brädets övre högra hörn och få tillbaka hela priset.",
};
