import { formats } from "../format.ts";
import type { Messages } from "../index.ts";
import { possessive } from "./possessive.ts";

const { number, plural } = formats("sv");

export const summary: Messages["summary"] = {
  won: "Du vann",
  shared: (names) => `${names} delar segern`,
  lost: (name) => `${name} vann`,
  out: "Du är ute",
  botsPlayOn: "Botarna spelar klart utan dig.",
  othersPlayOn: "De andra spelar vidare.",
  draw: "Oavgjort",
  reason: {
    "racks-empty": { you: "Du lade din sista bricka", they: (name) => `${name} lade sista brickan` },
    resigned: { you: "Du gav upp", they: (name) => `${name} gav upp` },
    clock: { you: "Din tid gick ut", they: (name) => `${possessive(name)} tid gick ut` },
    inactivity: { you: "Du var borta tre gånger", they: (name) => `${name} var borta tre gånger` },
    ended: { you: "Du avslutade spelet", they: (name) => `${name} avslutade spelet` },
    blocked: { you: "Inga drag är möjliga", they: () => "Inga drag är möjliga" },
    moves: { you: "Sista draget är spelat", they: () => "Sista draget är spelat" },
  },
  several: {
    "racks-empty": "Alla brickor är lagda",
    resigned: "Alla utom en har lämnat matchen",
    clock: "Alla utom en har lämnat matchen",
    inactivity: "Alla utom en har lämnat matchen",
    ended: "Spelet avslutades",
    blocked: "Inga drag är möjliga",
    moves: "Sista draget är spelat",
  },
  passes: (count) => plural(count, { other: "# pass i rad" }),
  wonByTurn: (name) => `Lika poäng: segern går till ${name}, som började`,
  wonByTurnYou: "Lika poäng: du vinner, eftersom du började",
  partsPlain: (points, leftover, gained) =>
    [
      number(points),
      leftover > 0 ? `− ${number(leftover)} i hand` : "",
      gained > 0 ? `+ ${number(gained)} från den andra handen` : "",
    ]
      .filter(Boolean)
      .join(" "),
  parts: (points, coins, leftover) => `${number(points)} + ${plural(coins, { other: "# mynt" })} − ${number(leftover)} i hand`,
  asTheyStand: "Poängen ändras inte",
  bestWord: "Bästa ord",
  longestWord: "Längsta ord",
  words: "Ord lagda",
  turns: "Drag",
  tiles: "Brickor lagda",
  coins: "Mynt tjänade",
  none: "inget",
  race: "Poängen drag för drag",
  move: (count) => `drag ${number(count)}`,
  explore: "Utforska brädet",
  newGame: "Nytt spel",
  playAgain: "Spela igen",
};
