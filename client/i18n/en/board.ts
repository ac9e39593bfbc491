import type { Premium } from "../../../shared/rules/model.ts";
import { formats } from "../format.ts";

const { number, plural } = formats("en");

const premium: Readonly<Record<Premium, string>> = {
  "2L": "2× Letter",
  "3L": "3× Letter",
  "4L": "4× Letter",
  "2W": "2× Word",
  "3W": "3× Word",
  "4W": "4× Word",
  "-2L": "letter times minus 2",
};

export const board = {
  /** After the factor on a premium square: 2L, 3W. */
  marks: { letter: "L", word: "W" },
  premium,
  start: "centre star",
  empty: "empty",
  square: (at: string, what: string) => `${at}: ${what}`,
  tile: (letter: string, points: number) => plural(points, { one: `${letter}, # point`, other: `${letter}, # points` }),
  stop: "stop tile",
  arrow: "arrow",
  blank: "blank",
  drafted: "drafted",
  lastMove: "last move",
  charges: (count: number) => plural(count, { one: "# buff", other: "# buffs" }),
  die: (roll: number) => `dice ${number(roll)}`,
  dieWaits: "dice rolls when you play",
  morphedFrom: (letter: string) => `was ${letter}`,
  erased: "will be erased",
  blocked: "closed this turn",
  across: "across",
  down: "down",

  hand: "Hand",
  powerBar: "Power bar",
  freeSlot: "Free slot",
  laidAt: (what: string, at: string) => `${what} is on ${at}: take back`,

  pickTile: (what: string) => `${what}. Choose a square.`,
  pickPower: (what: string) => `${what}. Choose where on the board.`,
  orSell: (price: number) => plural(price, { one: "Delete sells it for # coin.", other: "Delete sells it for # coins." }),
  putDown: "Put down",
  laid: (what: string, at: string) => `${what} on ${at}`,
  takenBack: (what: string) => `${what} taken back`,
  allBack: "Everything taken back",
  shuffled: "Shuffled",
  moved: (what: string, place: number) => `${what} in place ${number(place)}`,
  score: (points: number) => plural(points, { one: "# point", other: "# points" }),
  cannotLay: (at: string) => `Nothing can be laid on ${at}.`,
  cannotPlace: (what: string, at: string) => `${what} does nothing on ${at}.`,
  noSuchTile: (letter: string) => `You have no ${letter} in your hand.`,
  takeBackFirst: "Take the tile back first.",

  letterTitle: "Choose a letter",
  morphTitle: (letter: string) => `New letter for ${letter}`,
  sell: (price: number) => `Sell +${number(price)}`,
  sellPower: (what: string, price: number) =>
    plural(price, { one: `Sell ${what} for # coin`, other: `Sell ${what} for # coins` }),
  sold: (what: string) => `${what} sold`,
  diceLater: "dice rolls on Play",
  zoomOut: "Show the whole board",
};
