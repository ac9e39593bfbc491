import { formats } from "../format.ts";

const { number } = formats("en");

export const bots = {
  title: "Bot match",
  level: { easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert" },
  /** The bots of the earlier rules have names (C-18). */
  classic: { easy: "Rookie", medium: "Wordsmith", hard: "Wordsmith+", expert: "Alfa" },
  /** One of several bots. The name must fit a quarter of the width. */
  numbered: (which: number) => `Bot ${number(which)}`,
  levelOf: (level: number, levels: number) => `Bot, level ${number(level)} of ${number(levels)}`,
  rating: (rating: number) => `Rating ${number(rating)}`,
  easier: "Easier",
  harder: "Harder",
  about: {
    powers: {
      easy: "Short everyday words. Only the simplest powers.",
      medium: "More words, and longer ones. Uses most powers.",
      hard: "Nearly always its best move. Uses most powers.",
      expert: "The whole word list and every power. Gives up a turn to set up a bigger one.",
    },
    words: {
      easy: "Short everyday words.",
      medium: "More words, and longer ones.",
      hard: "Nearly always its best move.",
      expert: "The whole word list. Thinks ahead, and works out the end once the bag is empty.",
    },
    /** For several opponents. */
    expertOfMany: "The whole word list. Keeps good tiles for its next move.",
    classic: {
      easy: "Plays simply and fast.",
      medium: "Balanced: good words, and powers where they pay.",
      hard: "Also considers what a play opens for you.",
      expert: "Looks ahead, guards bonus squares, and makes no mistakes once the bag is empty.",
    },
  },
  noClock: "No clock. Works without a connection.",
  play: (name: string) => `Play ${name}`,
  playMany: (count: number, name: string) => `Play ${number(count)} × ${name}`,
  preparing: "Dealing…",
  thinking: (name: string) => `${name} is thinking`,
  skip: "Skip",
  stuck: "The bot couldn’t start.",
  stuckOffline: "The bot comes when the network is back.",
  unkept: "Your browser doesn’t save this match. It is lost when you close or reload the page.",
  unkeptRead: "OK",
  gone: "This match isn’t here",
  goneHelp: "A bot match exists only in the browser where you started it.",
  cardNote: "bot",
};
