import { formats } from "../format.ts";

const { plural } = formats("en");

const draws = (count: number) => plural(count, { one: "# draw", other: "# draws" });

/** The fair bag: its seal, and the page on which a finished match is checked. */
export const fair = {
  sealed: "The tiles are already shuffled",
  sealedHelp:
    "The order of the tiles was fixed before the match began and can’t be changed. When the match is over, anyone can check it.",
  check: "Check the bag",
  title: "Was the bag fair?",
  intro:
    "Your device has fetched the log of the match, worked out again everything that chance decided, and checked every step against the rules. Times, the players’ choices and whether a word is in the word list can’t be checked.",
  yes: "Yes, everything agrees",
  yesUnkept: "Everything agrees with the seal of the match",
  notVouched: "Nothing differs, but not everything can be checked",
  no: "No, something is wrong",
  notChecked: "This could not be checked",
  unkept: "This device has saved nothing from the match, so it can’t tell whether the seal is the one you got then.",
  unvouched: {
    "no-commit": "The match has no seal. It may be old or a test, or the record has lost the seal.",
    "server-part": "A player's device sent no part of its own. That player has to trust the server or the other players.",
    "other-times": "The match ran on a different clock than the rules say, as in a test.",
  },
  why: {
    unreadable: "The file is not the record of a match.",
    "not-over": "The log ends before the match does.",
    prepared: "The match began from a prepared position.",
    "other-game": "This game can’t be checked here yet.",
    "other-rules": "The match was played by an earlier version of the rules.",
  },
  subject: {
    commit: () => "The seal fits the server's part",
    key: () => "The key is made from the server’s part and everyone else’s",
    "first-turn": () => "The draw for the first turn",
    board: () => "The board and its squares",
    bag: () => "The order of the bag, and what everyone was dealt",
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
  gone: "This match has no record",
  goneHelp: "The record is available once the match is over for all players.",
};
