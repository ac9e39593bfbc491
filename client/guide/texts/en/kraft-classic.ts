import { formats } from "../../../i18n/format.ts";
import type { PageText } from "../texts.types.ts";
import { allWords, bag, eachWord, firstOfTwo, inLine, leftStanding, letterSquares, onceOnly, time, touching } from "./shared.ts";

const { number, plural } = formats("en");

export const kraftClassic: PageText<"kraft-classic"> = {
  lead: () =>
    "Alfa Kraft as it used to be played. Factors are added, powers cost more each time you buy them, Alfa Power Tiles lie in your hand, and wrong words can cost you.",
  sections: {
    start: {
      title: "How it starts",
      says: ({ size, rackSize, startingCoins }) => [
        [
          ["Board.", `${number(size)} × ${number(size)} squares with a star in the centre.`],
          ["Hand.", `${number(rackSize)} tiles each. After every turn the hand is refilled from the bag, as far as it goes.`],
          ["Coins.", `${number(startingCoins)} each to begin with.`],
          ["Who begins.", firstOfTwo],
        ],
      ],
    },
    turn: {
      title: "Your turn",
      says: ({ passCoins }) => [
        [
          ["Play.", "Lay tiles that form words, with or without powers. Powers without tiles cannot be played."],
          [
            "Pass.",
            `Gives ${plural(passCoins, { one: "# coin", other: "# coins" })}. If the clock passes for you, you get none.`,
          ],
        ],
        "Buying, swapping tiles, using Alfa Morf and arranging your hand do not end the turn. The Shop is open in your opponent’s turn too.",
      ],
    },
    placing: { title: "Laying tiles", says: () => [["The first word covers the star.", inLine, touching, allWords]] },
    attempts: {
      title: "Words that are not in the list",
      says: ({ freeAttempts }) => [
        `The first ${number(freeAttempts)} times in the match that a turn of yours is stopped by such a word are free. After that each time costs 1 point and 1 coin, and both may go below zero.`,
        "Other mistakes never cost anything. The game does not show beforehand which words are missing from the list.",
      ],
    },
    scoring: {
      title: "Points",
      says: ({ twoAndThree }) => [
        [
          ["The tile.", "Its value, buffs included."],
          ["Letter squares.", letterSquares],
          [
            "Word squares and the star.",
            `They multiply the whole word. Several factors are added first: 2× and 3× in one word make ${number(twoAndThree)}×.`,
          ],
          ["Words.", eachWord],
        ],
        `${onceOnly} There is no bonus for many tiles or words.`,
      ],
    },
    coins: {
      title: "Coins",
      says: ({ coinsPerTile }) => [
        [
          `${plural(coinsPerTile, { one: "# coin", other: "# coins" })} for every tile of every word you form. Tiles that were there already count, and a tile in two words counts twice.`,
          "Coins left at the end are worth 1 point each.",
        ],
      ],
    },
    powers: {
      title: "Powers",
      says: ({ slots }) => [
        `Powers are bought in the Shop and lie in the power bar, which has ${number(slots)} slots. Each time you buy the same power it costs one and a half times the last price, rounded up. Powers cannot be sold.`,
        [
          "A bonus square that you place stays for the rest of the match and counts in the same turn. It goes on an empty square without a bonus.",
          "An erased square is left bare. Neither tile nor bonus can be put there until the next turn.",
          "No power works on Alfa Power Tiles.",
          "Swap needs tiles in the bag, and starts the count of passes anew.",
        ],
      ],
    },
    earned: {
      title: "Alfa Power Tiles",
      says: () => [
        "Lay many tiles in one turn, and your refill is one tile shorter with an Alfa Power Tile in its place. An empty bag gives none.",
        [
          "It lies in your hand, is worth 0 and becomes any letter when you lay it. Its word gets its factor.",
          "It may lie on any empty square, and then the other tiles of the turn need not touch anything either. The turn must still form a word.",
          "It cannot be swapped away.",
          "Left over it costs nothing by itself, but it makes your other letters dearer: the factors of all Alfa Power Tiles left are added, and the sum multiplies what is taken off.",
        ],
      ],
    },
    end: {
      title: "How it ends",
      says: ({ passLimit }) => [
        [
          "The bag and both hands are empty.",
          `${number(passLimit)} passes in a row, both players’ together.`,
          "Somebody resigns, or time runs out.",
        ],
        "If only one player still has tiles once the bag is empty, that player keeps the turn: lay more, or choose End game. Buying is possible; passing, swapping and morphing are not.",
        "The final score is the points plus 1 for every coin, minus the value of the letters left in the hand. Of equal final scores the player who began wins.",
        leftStanding,
      ],
    },
    time: { title: "Time", says: (facts) => [time(facts)] },
    tiles: { title: "The tiles", says: (facts) => [bag(facts)] },
  },
};
