import { formats } from "../format.ts";

const { number, plural } = formats("en");

export const express = {
  createHelp: "You get a link and a room code to share. All play at once, each on a half of their own.",
  inviteHelp: "All play at once, each on a half of their own: take the seat when you have time to play.",
  heading: (names: string) => `Express with ${names}`,
  half: "Your half",
  tray: "Letters to lay",
  round: (round: number) => `Round ${number(round)}`,
  draw: "Draw",
  drew: (tile: string) => `You drew ${tile}`,
  done: "Done",
  undone: "Go on",
  progress: (name: string, laid: number, of: number, held: number) =>
    `${name}: ${number(laid)} of ${number(of)} letters laid, ${number(held)} drawn`,
  hasLaid: (name: string, laid: number, of: number) => `${name} has laid ${number(laid)} of ${number(of)} letters`,
  isDone: (name: string) => `${name} is done`,
  isDoneYou: "You are done",
  points: (points: number, of: number) => `${number(points)} of ${number(of)} points`,

  begin: "Draw letters, one at a time, and build a crossword.",
  standing: (words: number, letters: number, of: number) =>
    `${plural(words, { one: "# word", other: "# words" })} · ${number(letters)} of ${number(of)} letters`,
  apart: "Join everything in one crossword to fill your half.",
  valid: (words: string, count: number) => plural(count, { one: `${words} is valid`, other: `${words} are valid` }),
  youAreDone: "You are done. The round goes on until all are.",
  between: "The round is over. All halves lie open.",
  youLeft: "You have left. The others play on.",
  goneAway: (name: string) => `${name} is out after being away too long`,
  goneAwayYou: "You are out: you have been away too long",

  filledYou: "You filled your half!",
  filled: (name: string) => `${name} filled a half`,
  ends: {
    time: "The time is up",
    done: "Everybody is done",
    left: "Too few are left",
  },
  prizes: {
    words: "Most words",
    longest: "Longest word",
    letters: "Most letters",
  },
  prize: "1 point",
  matchPoints: "Points",
  wins: (points: number) => `First to ${number(points)} points wins.`,
  won: "You won",
  wonBy: (name: string) => `${name} won`,
  shared: (names: string) => `${names} share the win`,
  because: {
    resigned: "The others have left.",
    inactivity: "The others have been away for too long.",
    "no-points": "Nobody has won a point for several rounds.",
  },
  ready: "Next round",
  unready: "Wait a little",
  nextIn: (seconds: number) => `in ${number(seconds)} s`,
  isReady: (name: string) => `${name} is ready`,
  isReadyYou: "You are ready",
  showRound: "Show the round",
  words: (words: string) => `Words: ${words}`,
  invalid: (words: string) => `Not valid: ${words}`,
  nothing: "Nothing laid",
  stats: { words: "Words", longest: "Longest word", letters: "Letters", filled: "Halves filled" },

  names: "Names that count as words",
  namesNone: "No names are agreed on.",
  namesHelp: (most: number) =>
    `Paste names, separated by spaces or commas, at most ${number(most)}. Who presses Ready agrees to them.`,
  namesChange: "Change the names",
  namesPropose: "Propose these",
  namesWrong: (name: string) => `${name} cannot be laid: a name is 2 to 17 letters.`,
  namesMany: "That is more than the list holds.",
  english: "English words count too.",
  lobbyHelp: "A round begins when everybody is ready.",
};
