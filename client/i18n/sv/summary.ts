import { formats } from "../format.ts";
import type { Messages } from "../index.ts";
import { possessive } from "./possessive.ts";

const { number, plural } = formats("sv");

export const summary: Messages["summary"] = {
  won: "Du vann",
  lost: (name) => `${name} vann`,
  draw: "Oavgjort",
  reason: {
    "racks-empty": { you: "Du lade din sista bricka", they: (name) => `${name} lade sista brickan` },
    passes: { you: "Tre pass i rad", they: () => "Tre pass i rad" },
    resigned: { you: "Du gav upp", they: (name) => `${name} gav upp` },
    clock: { you: "Din tid gick ut", they: (name) => `${possessive(name)} tid gick ut` },
    inactivity: { you: "Du var borta tre gånger", they: (name) => `${name} var borta tre gånger` },
    ended: { you: "Du avslutade spelet", they: (name) => `${name} avslutade spelet` },
    blocked: { you: "Inget drag är kvar", they: () => "Inget drag är kvar" },
    moves: { you: "Sista draget är spelat", they: () => "Sista draget är spelat" },
  },
  parts: (points, coins, leftover) => `${number(points)} + ${plural(coins, { other: "# mynt" })} − ${number(leftover)} i hand`,
  asTheyStand: "Poängen står som de är",
  bestWord: "Bästa ord",
  longestWord: "Längsta ord",
  words: "Ord lagda",
  turns: "Drag",
  tiles: "Brickor lagda",
  coins: "Mynt tjänade",
  none: "inget",
  race: "Poängen drag för drag",
  move: (count) => `drag ${number(count)}`,
  explore: "Se brädet",
  newGame: "Nytt spel",
};
