import { formats } from "../format.ts";

const { number, plural } = formats("en");

const inBag = (count: number): string => plural(count, { one: "# tile in the bag", other: "# tiles in the bag" });

export const match = {
  you: "You",
  deletedPlayer: "Deleted player",
  somebody: "Opponent",
  others: "The others",
  yourTurn: "Your turn",
  allPlay: "Everyone plays at once",
  theirTurn: (name: string) => `${name}’s turn`,
  heading: (name: string) => `Match against ${name}`,
  titleYourTurn: (app: string) => `Your turn – ${app}`,
  coins: (count: number) => plural(count, { one: "# coin", other: "# coins" }),
  /** Short labels of a clock that counts only hours (C-16). */
  daysLeft: (days: number) => `${number(days)} d`,
  hoursLeft: (hours: number) => `${number(hours)} h`,
  timeLeft: (time: string) => `${time} left`,
  online: "here",
  /** The player has the app open outside this match. */
  near: "has the app open",
  away: "away",
  warnings: (count: number) => `Inactivity strike ${number(count)} of 3`,
  bag: inBag,
  bagIn: { alfapet: inBag, wordfeud: inBag, express: inBag },
  board: "Board",

  /** The texts of games that have their own. */
  passIn: {
    alfapet: {
      pass: "Pass",
      passedYou: "You passed",
      passedThey: (name: string) => `${name} passed`,
      passTitle: "Pass this turn?",
      passNextEnds: (name: string) => `If ${name} passes too, the match ends.`,
      passLast: "If you pass now, the match ends and the final score decides.",
      passConfirm: "Pass",
      passConfirmEnd: "Pass and end the match",
    },
  },
  beginIn: { wordfeud: "You start. Cover the start square." },
  beginYou: "You start. Cover the star.",
  beginThey: (name: string) => `${name} starts.`,
  laidYou: "You played",
  laidThey: (name: string) => `${name} played`,
  powersYou: "You used powers",
  powersThey: (name: string) => `${name} used powers`,
  passedYou: "You passed",
  passedThey: (name: string) => `${name} passed`,
  timeOutYou: "Your time ran out",
  timeOutThey: (name: string) => `${name}’s time ran out`,
  aroundTheCorner: "around the corner",
  penalties: (count: number) =>
    plural(count, {
      one: "# point and as many coins lost for refused words",
      other: "# points and as many coins lost for refused words",
    }),
  swappedYou: (count: number) => plural(count, { one: "You swapped # tile", other: "You swapped # tiles" }),
  swappedThey: (name: string, count: number) =>
    plural(count, { one: `${name} swapped # tile`, other: `${name} swapped # tiles` }),
  exchangedYou: (count: number) => plural(count, { one: "You exchanged # tile", other: "You exchanged # tiles" }),
  exchangedThey: (name: string, count: number) =>
    plural(count, { one: `${name} exchanged # tile`, other: `${name} exchanged # tiles` }),

  earns: (coins: number) => plural(coins, { one: "earns # coin", other: "earns # coins" }),
  placement: (tiles: number, bonus: string) => plural(tiles, { one: `# tile ${bonus}`, other: `# tiles ${bonus}` }),
  combo: (words: number, bonus: string) => plural(words, { one: `# word ${bonus}`, other: `# words ${bonus}` }),
  unknown: (words: number) => plural(words, { one: "is not in the word list", other: "are not in the word list" }),
  rejected: (list: string, words: number) =>
    plural(words, { one: `${list} is not in the word list`, other: `${list} are not in the word list` }),
  powersOnly: "If you play only powers, your turn ends with no points.",
  earnedYou: (tiles: string) => `You earned ${tiles}`,
  earnedThey: (name: string, tiles: string) => `${name} earned ${tiles}`,
  lostYou: (tiles: string) => `No free slot for ${tiles}`,

  shop: "Shop",
  shuffle: "Shuffle",
  recall: "Take back",
  pass: "Pass",
  more: "More",
  play: "Play",
  playAnyway: "Play anyway",
  sending: "Sending…",

  /** The refused words, where they are counted (C-12). */
  freeTries: (left: number) => plural(left, { one: "# free try left", other: "# free tries left" }),
  noFreeTries: "A refused word costs 1 point and 1 coin",
  endGame: "End game",
  endGameTitle: "End the game?",
  endGameBody: (cost: number) =>
    cost === 0
      ? "Only you have tiles left. The match ends, and the final score decides."
      : plural(cost, {
          one: "Only you have tiles left. What is in your hand costs # point, and the match ends.",
          other: "Only you have tiles left. What is in your hand costs # points, and the match ends.",
        }),
  onlyYou: "Only you have tiles left. Lay them, or end the game.",
  about: "About this match",
  drawTitle: "Who starts",
  drawHelp: "Everyone draws a tile. The highest value starts. The tiles go back.",
  drawAgain: "Tie: they draw again",
  youBegin: "You start.",
  drawOk: "To the board",
  tileWorth: (tile: string, value: number) => plural(value, { one: `${tile}, # point`, other: `${tile}, # points` }),

  passTitle: "Pass this turn?",
  passPlain: (coins: number) =>
    coins === 0
      ? "You get nothing, and what you have laid goes back."
      : plural(coins, {
          one: "You get # coin, and what you have laid goes back.",
          other: "You get # coins, and what you have laid goes back.",
        }),
  passNextEnds: (name: string) => `If ${name} passes too, the match ends.`,
  passLast: "If you pass now, the match ends and the final score decides.",
  passConfirm: "Pass",
  passConfirmEnd: "Pass and end the match",
  resign: "Resign",
  resignTitle: "Resign the match?",
  resignBody: (name: string) => `${name} wins at once. You can’t undo this.`,
  /** For three or four players. */
  resignBodyMany: "You are out, and the others play on. You can’t undo this.",
  gone: "has left the match",
  goneYou: "have left the match",
  youAreOut: "You are out. The others play on.",
  resignedYou: "You resigned",
  resignedThey: (name: string) => `${name} resigned`,
  lexiconChanged: "The word list was updated. It applies from now on.",
  swapHelp: (most: number) => plural(most, { one: "Choose the tile to swap.", other: "Choose the tiles to swap, at most #." }),
  swapConfirm: (count: number) => plural(count, { one: "Swap # tile", other: "Swap # tiles" }),

  moves: "All moves",
  keys: { space: "Space", turn: "turn", enter: "Enter", play: "play", escape: "Esc", recall: "take back" },

  announceMove: (move: string, turn: string) => `${move}. ${turn}.`,
  forPoints: (points: number) => plural(points, { one: "for # point", other: "for # points" }),
  showResult: "Show the result",
  showStanding: "Show the score",
};
