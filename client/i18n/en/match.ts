import { formats } from "../format.ts";

const { number, plural } = formats("en");

export const match = {
  you: "You",
  somebody: "Opponent",
  others: "The others",
  yourTurn: "Your turn",
  theirTurn: (name: string) => `${name}’s turn`,
  heading: (name: string) => `Match with ${name}`,
  titleYourTurn: (app: string) => `Your turn – ${app}`,
  coins: (count: number) => plural(count, { one: "# coin", other: "# coins" }),
  timeLeft: (time: string) => `${time} left`,
  online: "here",
  away: "away",
  warnings: (count: number) => `Inactivity warning ${number(count)} of 3`,
  bag: (count: number) => plural(count, { one: "# tile in the bag", other: "# tiles in the bag" }),
  board: "Board",

  beginYou: "You begin. Cover the star.",
  beginThey: (name: string) => `${name} begins.`,
  laidYou: "You laid",
  laidThey: (name: string) => `${name} laid`,
  powersYou: "You used powers",
  powersThey: (name: string) => `${name} used powers`,
  passedYou: "You passed",
  passedThey: (name: string) => `${name} passed`,
  timeOutYou: "Your time ran out",
  timeOutThey: (name: string) => `${name}’s time ran out`,
  swappedYou: (count: number) => plural(count, { one: "You swapped # tile", other: "You swapped # tiles" }),
  swappedThey: (name: string, count: number) =>
    plural(count, { one: `${name} swapped # tile`, other: `${name} swapped # tiles` }),

  earns: (coins: number) => plural(coins, { one: "earns # coin", other: "earns # coins" }),
  placement: (tiles: number, bonus: string) => plural(tiles, { one: `# tile ${bonus}`, other: `# tiles ${bonus}` }),
  combo: (words: number, bonus: string) => plural(words, { one: `# word ${bonus}`, other: `# words ${bonus}` }),
  unknown: (words: number) => plural(words, { one: "is not in the word list", other: "are not in the word list" }),
  rejected: (list: string, words: number) =>
    plural(words, { one: `${list} is not in the word list`, other: `${list} are not in the word list` }),
  powersOnly: "The powers take effect and end your turn. They score nothing.",
  earnedYou: (tiles: string) => `You earned: ${tiles}`,
  lostYou: (tiles: string) => `No free slot for: ${tiles}`,
  lexiconFailed: "The word list did not load. The server still checks every word.",

  shop: "Shop",
  shuffle: "Shuffle",
  recall: "Recall",
  pass: "Pass",
  more: "More",
  play: "Play",
  playAnyway: "Play anyway",
  sending: "Sending…",

  passTitle: "Pass this turn?",
  passPlain: (coins: number) =>
    coins === 0
      ? "You get nothing, and what you have laid goes back."
      : plural(coins, {
          one: "You get # coin, and what you have laid goes back.",
          other: "You get # coins, and what you have laid goes back.",
        }),
  passNextEnds: (name: string) => `After this pass ${name} can end the match by passing too.`,
  passLast: "This pass ends the match, and the final score decides.",
  passConfirm: "Pass",
  passConfirmEnd: "Pass and end the match",
  resign: "Resign",
  resignTitle: "Resign the match?",
  resignBody: (name: string) => `${name} wins at once. This cannot be undone.`,
  swapHelp: (most: number) => plural(most, { one: "Choose the tile to swap.", other: "Choose the tiles to swap, at most #." }),
  swapConfirm: (count: number) => plural(count, { one: "Swap # tile", other: "Swap # tiles" }),

  moves: "All moves",
  keys: { space: "Space", turn: "turn", enter: "Enter", play: "play", escape: "Esc", recall: "recall" },

  announceMove: (move: string, turn: string) => `${move}. ${turn}.`,
  forPoints: (points: number) => plural(points, { one: "for # point", other: "for # points" }),
  showResult: "Show the result",
};
