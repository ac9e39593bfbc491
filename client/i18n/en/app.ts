import type { Format } from "../../../shared/rules/model.ts";
import { formats } from "../format.ts";
import { lexiconNames } from "../lexicon-names.ts";

const { number } = formats("en");

const lexicon = lexiconNames({
  en: "English",
  sv: "Swedish",
  "sv-strict": "Swedish (strict)",
  da: "Danish",
  nb: "Norwegian",
});

const format: Readonly<Record<Format, { readonly name: string; readonly pace: string }>> = {
  casual: { name: "Casual", pace: "7 days a turn" },
  blitz: { name: "Blitz", pace: "2 minutes a turn" },
};

export const app = {
  lexicon,
  format,
  /** Days, but for a few days, which are told in hours. */
  paceHours: (hours: number) => (hours > 72 ? `${number(hours / 24)} days a turn` : `${number(hours)} hours a turn`),
  /** Between the name of the game and the format: `Alfa Kraft, Casual`. */
  paceRounds: (minutes: number) => `${number(minutes)} minutes a round`,
  game: (name: string, pace: string) => `${name}, ${pace}`,
  home: "To the matches",
  rulesOf: (name: string) => `The rules of ${name}`,
  otherRules: "Rules of other games",
  close: "Close",
  cancel: "Cancel",
  tryAgain: "Try again",
  loading: "Loading",
  settings: "Settings",
  language: "Language",
  theme: "Colours",
  themes: { auto: "As the device", light: "Light", dark: "Dark" },
  unkept: "The browser does not keep what you choose: it holds until the tab is closed.",
  notFound: "There is nothing at this address",
  notFoundHelp: "The link may be mistyped, or what it led to is gone.",
  offline: "No connection. Trying again…",
  offlineSends: "No connection. Your move is sent when it is back.",
  offlineLocal: "Your device is offline. The match goes on when it is back.",
  elsewhere: "The match is open in another window",
  elsewhereHelp: "It is open in many places at once. Nothing is lost: go on there, or take it here.",
  takeHere: "Open it here",
  left: "You have left the match",
  leftHelp: "The seat is free again. The link or the code lets you join once more.",
  loggedOut: "You are logged out",
  loggedOutHelp: "The session of this device was ended.",
  outdated: "There is a newer version of the game.",
  reload: "Reload",
  broken: "Something went wrong here",
  brokenHelp: "Nothing in your matches is lost. Reload to go on.",
};
