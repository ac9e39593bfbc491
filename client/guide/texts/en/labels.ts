import { formats } from "../../../i18n/format.ts";
import type { Labels } from "../texts.types.ts";

const { number, plural } = formats("en");

export const labels: Labels = {
  contents: "Contents",
  otherGames: "Other games",
  startSquare: "start square",
  onBoard: (squares) => plural(squares, { one: "# square", other: "# squares" }),
  board: (size) => `The board, ${number(size)} × ${number(size)} squares.`,
  steps: { tiles: "Tiles laid", words: "Words formed", rack: "Tiles in the hand", bonus: "Bonus" },
  orMore: (from) => `${number(from)} or more`,
  opening: (word) => `${word} opens and covers the start square.`,
  joining: (word, longer) => `The next turn: ${word} downwards also makes ${longer} across. Both words count.`,
  coins: (coins) => plural(coins, { one: "# coin", other: "# coins" }),
  total: (points) => plural(points, { one: "# point", other: "# points" }),
  rackMorph: {
    how: "tap",
    effect: "Makes an ordinary tile in your hand a wildcard worth 0. You choose its letter when you lay it.",
  },
  price: (prices) => `Price: ${prices}`,
  earnedByTiles: (tiles, last) => (last ? `${number(tiles)} tiles or more` : `${number(tiles)} tiles`),
  earnedByWords: (words) => `${number(words)} words or more`,
  wordFactor: (factor) => (factor === 1 ? "no factor" : `the whole word × ${number(factor)}`),
  goldWorth: "the letter’s own value",
  charged: "Buffed",
  rolled: "Dice",
  morphed: "Morphed",
  stop: (before, word) => `The stop tile ends ${before}. Right after it begins ${word}.`,
  arrowRightDown: (word) => `Right–down: ${word} comes from the left and goes on downwards.`,
  arrowDownRight: (word) => `Down–right: ${word} comes from above and goes on to the right.`,
  tileCount: (letter, value, count) =>
    `${letter}, ${plural(value, { one: "# point", other: "# points" })}, ${plural(count, { one: "# tile", other: "# tiles" })}`,
};
