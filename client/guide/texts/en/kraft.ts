import { formats } from "../../../i18n/format.ts";
import type { PageText } from "../texts.types.ts";
import { allWords, bag, eachWord, firstOfTwo, inLine, leftStanding, letterSquares, onceOnly, time, touching } from "./shared.ts";

const { number, plural } = formats("en");

export const kraft: PageText<"kraft"> = {
  lead: () =>
    "Lay words, earn coins, buy powers that change the board. Whoever has most when points, coins and leftover tiles are counted wins.",
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
      says: () => [
        "A turn ends when you do one of these:",
        [
          ["Play.", "Lay tiles that form words, and use as many powers as you like along with them."],
          ["Powers alone.", "They take effect and your turn is over. It gives neither points nor coins."],
          ["Pass.", "You get nothing, and what you have drafted goes back."],
        ],
        "Buying, selling, swapping tiles and arranging your hand do not end the turn. The Shop is open in your opponent’s turn too.",
        "Until you press Play, everything is a draft: take back what you like, your opponent sees none of it.",
      ],
    },
    placing: {
      title: "Laying tiles",
      says: ({ minRackTiles }) => [
        [
          "The first word covers the star.",
          inLine,
          touching,
          allWords,
          `At least ${plural(minRackTiles, { one: "one tile", other: "# tiles" })} of the turn must come from your hand.`,
        ],
        "Words that are not in the list are framed in red as you lay them. They cost nothing, and you may try as often as you like.",
      ],
    },
    scoring: {
      title: "Points",
      says: ({ twoAndThree }) => [
        [
          ["The tile.", "Its value, buffs and dice included."],
          ["Letter squares.", letterSquares],
          ["Word squares and the star.", `They multiply the whole word. 2× and 3× in one word make ${number(twoAndThree)}×.`],
          ["Words.", eachWord],
          ["Bonuses.", "Last come bonuses for many tiles and for many words. Only the highest row that you reach counts."],
        ],
        onceOnly,
      ],
    },
    coins: {
      title: "Coins",
      says: ({ coinsPerTile }) => [
        [
          `${plural(coinsPerTile, { one: "# coin", other: "# coins" })} for every tile of every word you form. Tiles that were there already count, and a tile in two words counts twice.`,
          "Coins left at the end are worth 1 point each.",
          "Your opponent sees what you had after your last turn, and never which powers you bought.",
        ],
      ],
    },
    powers: {
      title: "Powers",
      says: ({ slots }) => [
        `Powers are bought in the Shop and lie in the power bar, which has ${number(slots)} slots. The price is the same every time.`,
        [
          "Buff, Dice and Alfa Morf work on any ordinary tile, whoever laid it, also on one that you lay in the same turn.",
          "No power works on Alfa Power Tiles and gold tiles.",
          "Every word through a morphed tile must be in the word list.",
          "The dice roll once the turn is accepted. A tile gets one at most.",
          "An erased square can be laid on again from the next turn on. The star cannot be erased before somebody has laid a tile.",
          "Swap needs tiles in the bag, and starts the count of passes anew.",
          "Changed your mind? An unused power is sold back for its full price.",
        ],
      ],
    },
    earned: {
      title: "Tiles you earn",
      says: () => [
        "Big turns earn special tiles. They take a slot in the power bar and get their letter when you lay them.",
        [
          [
            "Alfa Power Tile.",
            "Worth 0, but it gives its word a factor. It may lie on any empty square, and then the other tiles of the turn need not touch anything either. The turn must still form a word.",
          ],
          ["Gold tile.", "Any letter, with that letter’s own value. It is laid like an ordinary tile."],
          "Without a free slot the tile is lost. If there is room for one of two, it is the Alfa Power Tile.",
          "The turn that ends the match gives its bonuses but no tiles.",
        ],
      ],
    },
    end: {
      title: "How it ends",
      says: ({ passLimit }) => [
        [
          "The bag is empty and somebody lays their last tile.",
          `${number(passLimit)} passes in a row, both players’ together.`,
          "Somebody resigns, or time runs out.",
        ],
        "The final score is the points plus 1 for every coin, minus the value of the letters left in the hand. Powers and earned tiles left over count nothing. Equal final scores are a draw.",
        leftStanding,
      ],
    },
    time: { title: "Time", says: (facts) => [time(facts)] },
    tiles: { title: "The tiles", says: (facts) => [bag(facts)] },
  },
};
