import { formats } from "../format.ts";

const { plural } = formats("en");

const draws = (count: number) => plural(count, { one: "# draw", other: "# draws" });

/** The fair bag: its seal, and the page on which a finished match is checked. */
export const fair = {
  sealed: "The bag is sealed",
  sealedHelp:
    "Before anybody sat down the server fixed its part of all chance behind this mark, so it cannot change it any more. Each player's device adds a part of its own. When the match is over anybody can work the bag out again.",
  check: "Check the bag",
  title: "Was the bag fair?",
  intro:
    "This device has fetched the log of the finished match and worked out anew all that chance decided, from the server's sealed part and the parts of the players, and every step by the rules. Times, what a player chose to do and whether a word is in the word list cannot be seen from the log.",
  yes: "Yes: all of it is as it was promised",
  yesUnkept: "All of it agrees with the seal of the match",
  notVouched: "This cannot be verified: nothing differs, but not all of it can be vouched for",
  no: "No: something is not as it was promised",
  notChecked: "This could not be checked",
  unkept: "This device kept nothing of the match, so it cannot tell whether the seal is the one that was shown to you then.",
  unvouched: {
    "no-commit": "There is no seal: the match was made before bags were sealed, or for a test, or the record has lost it.",
    "server-part": "A player's device sent no part of its own. That player has to trust the server or the other players.",
    "other-times": "The match ran by another clock than that of the rules, as in a test.",
  },
  why: {
    unreadable: "What was fetched is not the log of a match.",
    "not-over": "The log ends before the match does.",
    prepared: "The match began from a position that was laid out by hand.",
    "other-game": "Games of this kind are not worked out anew here yet.",
    "other-rules": "The match was played by an earlier version of the rules.",
  },
  subject: {
    commit: () => "The seal fits the server's part",
    key: () => "The key is made of the server's part and everybody else's",
    "first-turn": () => "The draw for the first turn",
    board: () => "The board and its squares",
    bag: () => "The order of the bag, and what everybody was dealt",
    drawn: (count: number) => `Every tile drawn was the next one in the bag: ${draws(count)}`,
    swaps: (count: number) => `Swapping tiles: ${draws(count)}`,
    course: (count: number) =>
      `What happened follows the rules: ${plural(count, { one: "# comparison", other: "# comparisons" })}`,
    result: () => "How the match ended, and who won",
    dice: (count: number) => `The dice: ${plural(count, { one: "# roll", other: "# rolls" })}`,
  },
  right: "agrees",
  wrong: "differs",
  ownSeal: "The seal is the one that this device was shown",
  ownPart: "The part that this device drew is in it",
  parts: "The players' parts",
  seat: (number: number) => `Player ${number}`,
  byPlayer: "drawn by the player's device",
  byServer: "drawn by the server, since the player's device sent none",
  serversPart: "The server's part",
  save: "Save the record",
  saveHelp: "The file can be checked here at any time, or with verify-match on a computer.",
  open: "Check a saved record",
  toMatch: "To the match",
  gone: "There is no record of this match",
  goneHelp: "A match is told whole once it is over for all of its players.",
};
