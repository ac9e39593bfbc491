import type { Arrow, Premium } from "../../../shared/rules/model.ts";
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

/** Part of the spoken name of a square or a piece. */
const bend: Readonly<Record<Arrow, string>> = { "right-down": "arrow right–down", "down-right": "arrow down–right" };

const ways: Readonly<Record<Arrow, { readonly name: string; readonly effect: string }>> = {
  "right-down": { name: "Right, then down", effect: "A word from the left goes on downwards here." },
  "down-right": { name: "Down, then right", effect: "A word from above goes on to the right here." },
};

export const board = {
  /** Follows the factor on a premium square: 2L, 3W. */
  marks: { letter: "L", word: "W" },
  premium,
  start: "centre star",
  /** The name in games that have their own. */
  startIn: { wordfeud: "start square" },
  empty: "empty",
  square: (at: string, what: string) => `${at}: ${what}`,
  tile: (letter: string, points: number) => plural(points, { one: `${letter}, # point`, other: `${letter}, # points` }),
  stop: "stop tile",
  arrow: "arrow",
  blank: "blank",
  wildcard: "morphed tile",
  bend,
  drafted: "drafted",
  lastMove: "last move",
  charges: (count: number) => plural(count, { one: "# buff", other: "# buffs" }),
  die: (roll: number) => `dice ${number(roll)}`,
  dieWaits: "the dice roll when you play",
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
  cannotLay: (at: string) => `You can’t lay a tile on ${at}.`,
  cannotPlace: (what: string, at: string) => `${what} doesn’t work on ${at}.`,
  noSuchTile: (letter: string) => `You have no ${letter} in your hand.`,
  pickArrow: "Arrow. Choose the letter that it goes under, or an empty square.",
  cannotBend: (at: string) => `The arrow goes under a letter that you lay, not on ${at}.`,
  bareArrow: (at: string) => `Lay a letter on the arrow on ${at}.`,
  notOneWord: "All letters must be part of the same word.",
  stopGoes: "Put the stop tile between an older word and the new one.",
  oneStop: "You can lay one stop tile a turn.",
  beginsAfterStop: "A new word can’t begin at an older stop tile.",

  fullRack: (bonus: string) => `all tiles ${bonus}`,
  theme: (bonus: string) => `theme ${bonus}`,
  attemptPaid: "It cost 1 point and 1 coin",

  exchange: "Exchange",
  choose: {
    exchange: {
      help: (most: number) =>
        plural(most, {
          one: "Exchange # tile: your whole turn.",
          other: "Exchange up to # tiles: your whole turn.",
        }),
      confirm: (count: number) => plural(count, { one: "Exchange # tile", other: "Exchange # tiles" }),
    },
    "morph-rack": {
      help: (_most: number) => "The letter you choose becomes any letter, worth 0.",
      confirm: (_count: number) => "Morph the tile",
    },
  },
  cannotChoose: (what: string) => `You can’t choose ${what}.`,

  letterTitle: "Choose a letter",
  arrowTitle: "Which way does the word turn?",
  ways,
  morphTitle: (letter: string) => `New letter for ${letter}`,
  sell: (price: number) => `Sell +${number(price)}`,
  sellPower: (what: string, price: number) =>
    plural(price, { one: `Sell ${what} for # coin`, other: `Sell ${what} for # coins` }),
  sold: (what: string) => `${what} sold`,
  diceLater: "the dice roll when you play",
  zoomOut: "Show the whole board",
};
