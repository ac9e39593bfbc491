import {
  FILLS,
  HALF,
  IDLE_ROUNDS,
  MOST_HELD,
  PAUSE_MS,
  POINTLESS_ROUNDS,
  ROUND_MS,
  WINS_AT,
} from "../../../../shared/express/rules.ts";
import { formats } from "../../../i18n/format.ts";
import type { PageText } from "../texts.types.ts";

const { number, plural } = formats("en");

export const express: PageText<"express"> = {
  lead: () =>
    "Alfapet against the clock, with everybody playing at once: draw letters from a common bag and build a crossword on your own half.",
  sections: {
    start: {
      title: "How it begins",
      says: ({ tiles }) => [
        [
          ["Players.", "Two, three or four, all present at the same time. The round begins once everybody has pressed Ready."],
          [
            "The half.",
            `${number(HALF.columns)} × ${number(HALF.rows)} squares, with no bonus squares. Only you see it while the round runs.`,
          ],
          [
            "The bag.",
            `Alfapet’s ${number(tiles)} tiles, blanks among them but neither stop tiles nor arrows. With three or four of you, two sets lie in the bag.`,
          ],
        ],
      ],
    },
    drawing: {
      title: "Drawing",
      says: () => [
        `Press Draw and you get a letter, as often as you like. You need not lay it first, but you can draw no more than ${number(MOST_HELD)} in a round and give none back.`,
        "The others see how many letters you have drawn and laid, never which.",
      ],
    },
    building: {
      title: "Building",
      says: () => [
        [
          "Letters go anywhere on the half, and may be moved, changed about and taken back as often as you like.",
          "Tap a laid letter and then a square, or drag it there. Two taps take it back.",
          "A blank becomes the letter you choose when you lay it. Take it back to choose another.",
          `A half holds ${number(FILLS)} letters.`,
        ],
      ],
    },
    valid: {
      title: "Words that count",
      says: () => [
        "A word is valid if it is in the word list of the match or in the English one. Before the match you can paste in names that are to count as well; who presses Ready agrees to them.",
        "Words that are not valid get a frame. They cost nothing, but they count for nothing either.",
      ],
    },
    filled: {
      title: "When the round is over",
      says: () => [
        [
          ["Somebody fills their half.", `${number(FILLS)} letters in one connected crossword in which every word is valid.`],
          [
            "The time is up.",
            plural(ROUND_MS / 60_000, { one: "A round lasts # minute at most.", other: "A round lasts # minutes at most." }),
          ],
          ["Everybody has pressed Done.", "Who can do no more may say so, and change their mind."],
        ],
        "On a half that is not full, one connected crossword counts: the one with most letters in valid words.",
      ],
    },
    prizes: {
      title: "Points",
      says: () => [
        "One point for each of three things:",
        [
          ["Most words.", "The same word in two places counts twice."],
          ["The longest word.", "Only its length counts."],
          ["Most letters.", "Those that lie in valid words."],
        ],
        "Where several share the place, each gets the point.",
      ],
    },
    match: {
      title: "How to win",
      says: () => [
        `The first to have ${number(WINS_AT)} points after a round wins. If several do, the one with most wins, and equals share the win.`,
        `Between rounds all halves lie open. The next one begins after ${number(PAUSE_MS / 1000)} seconds, or once everybody is ready.`,
        `If nobody wins a point in ${number(POINTLESS_ROUNDS)} rounds in a row, the match ends.`,
      ],
    },
    leaving: {
      title: "Leaving",
      says: () => [
        "Who resigns is out, and the others play on while at least two remain. When one is left, they win.",
        `If you lose the connection the round goes on, and your half is there when you come back. Who draws not a single letter in ${number(IDLE_ROUNDS)} rounds in a row is out.`,
      ],
    },
  },
};
