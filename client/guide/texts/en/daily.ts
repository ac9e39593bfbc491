import { formats } from "../../../i18n/format.ts";
import type { PageText } from "../texts.types.ts";
import { allWords, eachWord, inLine, letterSquares, onceOnly, touching } from "./shared.ts";

const { number } = formats("en");

export const daily: PageText<"daily"> = {
  lead: ({ moves }) =>
    `A new position every day, the same for everyone. ${number(moves)} moves to take as many points as you can.`,
  sections: {
    puzzle: {
      title: "The puzzle",
      says: ({ size, rackSize }) => [
        [
          ["Every day.", "A new puzzle at midnight, Swedish time, for each word list. Earlier ones stay there to play."],
          [
            "The position.",
            `A board of ${number(size)} × ${number(size)} squares with words in place, ${number(rackSize)} tiles in your hand, a bag and a sum of coins.`,
          ],
          [
            "No chance.",
            "The order of the bag is fixed, and you are told from the start what the dice will show. The same moves always give the same result.",
          ],
        ],
      ],
    },
    moves: {
      title: "The moves",
      says: ({ powersOnly, sells, swapIsMove }) => [
        [
          powersOnly ? "A move is one word or several, powers alone, or a pass." : "A move is one word or several, or a pass.",
          swapIsMove
            ? "Swapping tiles is a move as well. Buying is none."
            : `${sells ? "Buying, selling and swapping" : "Buying and swapping"} use no move.`,
          "Swap draws the next tiles of the bag in order. The ones that you give go last.",
          "Tap the bag to see which letters are left, though not in which order.",
          "The attempt ends with the last move, even if the bag runs out before.",
        ],
      ],
    },
    placing: { title: "Laying tiles", says: () => [[inLine, touching, allWords]] },
    scoring: {
      title: "Points",
      says: ({ twoAndThree }) => [
        [
          ["Letter squares.", letterSquares],
          ["Word squares.", `They multiply the whole word. 2× and 3× in one word make ${number(twoAndThree)}×.`],
          ["Words.", eachWord],
        ],
        `${onceOnly} Only points count in the end: coins left give nothing, and tiles in your hand cost nothing.`,
      ],
    },
    coins: {
      title: "Coins",
      says: ({ coinsPerTile }) => [
        `You begin with the puzzle’s coins and earn ${number(coinsPerTile)} for every tile of every word you form. All of it can go on powers.`,
      ],
    },
    powers: {
      title: "Powers",
      says: ({ slots, pricesGrow }) => [
        `The power bar has ${number(slots)} slots. ${
          pricesGrow
            ? "Each time you buy the same power it costs one and a half times the last price, rounded up."
            : "The price is the same every time."
        }`,
      ],
    },
    earned: {
      title: "Tiles you earn",
      says: ({ alfaInBar }) => [
        alfaInBar
          ? "Big moves earn special tiles for the power bar. They get their letter when you lay them."
          : "Lay many tiles in one move, and one of the new ones in your hand is an Alfa Power Tile. It gets its letter when you lay it.",
        "An Alfa Power Tile is worth 0 but gives its word a factor, and may lie on any empty square.",
      ],
    },
    attempts: {
      title: "Attempts and medals",
      says: () => [
        "Try as often as you like, old puzzles too. Your best finished attempt counts, and of equal results the earlier one stands first.",
        "The limits for bronze, silver and gold come from solutions that exist: gold from one that makes do with common words.",
      ],
    },
    words: {
      title: "About the words",
      says: () => [
        "Words on the board, or words that can be laid, may be found offensive. That they are in the word list does not mean that anybody stands behind them.",
      ],
    },
  },
};
