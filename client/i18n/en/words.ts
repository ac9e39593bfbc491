import { formats } from "../format.ts";

const { number, plural } = formats("en");

/** The word lists: which one, why a word is not valid, and how to report a fault. */
export const words = {
  title: "Word list",
  open: (name: string) => `Word list: ${name}`,
  size: (count: number) => plural(count, { one: "# word", other: "# words" }),
  version: (version: string) => `version ${version}`,
  source: "Source and licence",

  lookUp: "Look up a word",
  closed: "Invalid words cost points in this match. You can look words up when it is over.",
  lookUpHelp: "See whether a word is valid, and tell us if the list is wrong.",
  valid: (word: string) => `${word} is in the word list.`,
  refused: {
    "not-in-list": (count: number) => plural(count, { one: "is not in the word list", other: "are not in the word list" }),
    "inflected-form": (count: number) => plural(count, { one: "is an inflected form", other: "are inflected forms" }),
    "letter-not-in-alphabet": (count: number) =>
      plural(count, { one: "has a letter that is not in the alphabet", other: "have letters that are not in the alphabet" }),
    "too-short": (count: number) => plural(count, { one: "is too short", other: "are too short" }),
    "too-long": (count: number) =>
      plural(count, { one: `is longer than ${number(17)} letters`, other: `are longer than ${number(17)} letters` }),
  },
  strict: "The strict word list has base forms only.",
  sentence: (word: string, refused: string) => `${word} ${refused}.`,

  report: (word: string) => `Report ${word}`,
  reportMissing: "Report the word: should be valid",
  reportWrong: "Report the word: should not be valid",
  reported: (word: string) => `Thank you! We will look at ${word}.`,
  tooMany: "You have reported many words today. Thank you for helping!",

  loading: (percent: number) => `Loading the word list: ${number(percent)} %`,
  trouble: {
    "no-connection": "Couldn’t load the word list.",
    offline: "The word list loads when the network is back.",
    gone: "This version of the word list is no longer available.",
    damaged: "Something went wrong while loading the word list.",
  },
  serverChecks: "The server still checks every word.",
  tryingAgain: "Trying again…",
};
