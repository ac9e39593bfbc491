import { formats } from "../format.ts";

const { number } = formats("en");

export const hints = {
  step: (which: number, of: number) => `Hint ${number(which)} of ${number(of)}`,
  lay: "Drag tiles to the board, or tap a tile and then a square",
  shop: "Every letter in your words earns a coin. Buy a power in the Shop",
  power: "Drag the power to a tile on the board, or tap the power and then the square",
  /** Short hints that fit one line. */
  short: {
    lay: "Drag or tap tiles onto the board",
    shop: "Buy a power in the Shop",
    power: "Drag the power to a laid tile",
  },
  putAway: "Hide hints",
};
