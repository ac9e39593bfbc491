import { formats } from "../format.ts";

const { number, plural } = formats("en");

export const history = {
  title: "History",
  open: "Show the history",
  move: (at: number, of: number) => `Move ${number(at)} of ${number(of)}`,
  start: "Before the first move",
  draft: "Your draft",
  draftHelp: "Not played yet",
  board: (what: string) => `Board: ${what}`,
  slider: "Move",
  earlier: "Earlier",
  later: "Later",
  loading: "Fetching the moves…",
  /** The breakdown of the score, read out: `GE: 2 + 1 = 3`. */
  sum: (word: string, sum: string, points: number) => `${word}: ${sum} = ${number(points)}`,
  tiles: (count: number) => plural(count, { one: "# tile laid", other: "# tiles laid" }),
  words: (count: number) => plural(count, { one: "# word formed", other: "# words formed" }),
  gives: (what: string) => `earns a ${what}`,
  noRoom: (what: string) => `no free slot for a ${what}`,
  fullRack: "All tiles in hand laid",
  theme: "Words of the theme",
  powers: "Powers",
  powerAt: (power: string, at: string) => `${power} on ${at}`,
  rolled: (power: string, roll: number) => `${power}: ${number(roll)}`,
  penalties: "Refused words",
  standing: "Score after the move",
  standingAtStart: "Score at the start",
};
