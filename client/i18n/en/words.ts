import { formats } from "../format.ts";

const { number, plural } = formats("en");

/** Word lists: which one, why a word is not valid, and saying so when the list is wrong. */
export const words = {
  title: "Word list",
  open: (name: string) => `Word list: ${name}`,
  size: (count: number) => plural(count, { one: "# word", other: "# words" }),
  version: (version: string) => `version ${version}`,
  source: "Source and licence",

  lookUp: "Look up a word",
  closed: "Invalid words cost something here, so no word is looked up until the match is over.",
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
  strict: "The strict word list holds base forms alone.",
  sentence: (word: string, refused: string) => `${word} ${refused}.`,

  report: (word: string) => `Report ${word}`,
  reportMissing: "Report: it should be valid",
  reportWrong: "Report: it should not be valid",
  reported: (word: string) => `Thank you. ${word} has been noted, and somebody will look at it.`,
  tooMany: "That is enough for today. Thank you for helping.",

  loading: (percent: number) => `The word list is loading: ${number(percent)} %`,
  trouble: {
    "no-connection": "The word list could not be fetched.",
    offline: "The word list is fetched when the network is back.",
    gone: "This version of the word list is no longer there.",
    damaged: "The word list arrived damaged.",
  },
  serverChecks: "The server still checks every word.",
  tryingAgain: "Trying again…",
};
