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
  /** Uses days, except for three days or fewer, which it gives in hours. */
  paceHours: (hours: number) => (hours > 72 ? `${number(hours / 24)} days a turn` : `${number(hours)} hours a turn`),
  /** Between the name of the game and the format: `Alfa Kraft, Casual`. */
  paceRounds: (minutes: number) => `${number(minutes)} minutes a round`,
  game: (name: string, pace: string) => `${name}, ${pace}`,
  home: "Back to matches",
  rulesOf: (name: string) => `Rules of ${name}`,
  otherRules: "Rules of other games",
  close: "Close",
  cancel: "Cancel",
  tryAgain: "Try again",
  loading: "Loading",
  settings: "Settings",
  language: "Language",
  theme: "Colours",
  themes: { auto: "Same as device", light: "Light", dark: "Dark" },
  unkept: "Your browser doesn’t save your choices. They last until you close the tab.",
  notFound: "Page not found",
  notFoundHelp: "The link may be mistyped or out of date.",
  offline: "No connection. Trying again…",
  offlineSends: "No connection. Your move is sent when the network is back.",
  offlineLocal: "You are offline. Your move is sent when the network is back.",
  elsewhere: "The match is open in another window",
  elsewhereHelp: "Nothing is lost. Go on in the other window, or open the match here.",
  takeHere: "Open it here",
  left: "You have left the match",
  leftHelp: "The seat is free again. Use the link or the code to join again.",
  loggedOut: "You are logged out",
  loggedOutHelp: "You were logged out on this device.",
  outdated: "There is a newer version of the game.",
  reload: "Reload",
  broken: "Something went wrong here",
  brokenHelp: "Your matches are safe. Reload to continue.",
};
