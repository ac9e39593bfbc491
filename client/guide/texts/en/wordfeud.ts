import { formats } from "../../../i18n/format.ts";
import type { PageText } from "../texts.types.ts";
import {
  allWords,
  bag,
  eachWord,
  firstOfTwo,
  free,
  inLine,
  leftStanding,
  letterSquares,
  onceOnly,
  time,
  touching,
} from "./shared.ts";

const { number } = formats("en");

export const wordfeud: PageText<"wordfeud"> = {
  lead: () => "Words and bonus squares, plain and simple. No coins and no powers.",
  sections: {
    start: {
      title: "How it starts",
      says: ({ size, rackSize }) => [
        [
          [
            "Board.",
            `${number(size)} × ${number(size)} squares. The standard board always has its bonus squares in the same places. A random one has as many of each kind, scattered anew for every match.`,
          ],
          ["Hand.", `${number(rackSize)} tiles each. After every turn the hand is refilled from the bag, as far as it goes.`],
          ["Who begins.", firstOfTwo],
        ],
      ],
    },
    turn: {
      title: "Your turn",
      says: () => [
        [
          ["Play.", "Lay tiles that form words."],
          [
            "Exchange.",
            "Exchange one tile or more for new ones. That is your whole turn, and possible while the bag holds at least as many tiles as you exchange.",
          ],
          ["Pass.", "The turn goes over."],
        ],
      ],
    },
    placing: {
      title: "Laying tiles",
      says: () => [
        [
          "The first word covers the start square.",
          inLine,
          touching,
          allWords,
          "A blank becomes any letter, is worth 0 and keeps its letter for the rest of the match.",
        ],
        free,
      ],
    },
    scoring: {
      title: "Points",
      says: ({ rackSize, fullRack, twoAndThree }) => [
        [
          ["Letter squares.", letterSquares],
          ["Word squares.", `They multiply the whole word. 2× and 3× in one word make ${number(twoAndThree)}×.`],
          ["Words.", eachWord],
          ["Bingo.", `All ${number(rackSize)} tiles of your hand in one turn give ${number(fullRack[7])} points more.`],
        ],
        onceOnly,
      ],
    },
    end: {
      title: "How it ends",
      says: ({ passLimit }) => [
        [
          "The bag is empty and somebody lays their last tile.",
          `Both have passed ${number(passLimit / 2)} times in a row: ${number(passLimit)} passes with no play or exchange between.`,
          "Somebody resigns, or time runs out.",
        ],
        "Whoever has tiles left loses their value, and the opponent gains it. After passes this goes both ways. Most points win, equal is a draw.",
        leftStanding,
      ],
    },
    time: { title: "Time", says: (facts) => [time(facts)] },
    tiles: { title: "The tiles", says: (facts) => [bag(facts)] },
  },
};
