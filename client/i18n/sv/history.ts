import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { number, plural } = formats("sv");

export const history: Messages["history"] = {
  title: "Historik",
  open: "Visa historiken",
  move: (at, of) => `Drag ${number(at)} av ${number(of)}`,
  start: "Före första draget",
  draft: "Ditt utkast",
  draftHelp: "Inte spelat än",
  board: (what) => `Bräde: ${what}`,
  slider: "Drag",
  earlier: "Tidigare",
  later: "Senare",
  loading: "Hämtar dragen…",
  sum: (word, sum, points) => `${word}: ${sum} = ${number(points)}`,
  tiles: (count) => plural(count, { one: "# bricka lagd", other: "# brickor lagda" }),
  words: (count) => plural(count, { other: "# ord bildade" }),
  gives: (what) => `ger en ${what}`,
  noRoom: (what) => `ingen ledig plats för en ${what}`,
  fullRack: "Hela handen lagd",
  theme: "Temaord",
  powers: "Krafter",
  powerAt: (power, at) => `${power} på ${at}`,
  rolled: (power, roll) => `${power}: ${number(roll)}`,
  penalties: "Ogiltiga ord",
  standing: "Ställningen efter draget",
  standingAtStart: "Ställningen från början",
};
