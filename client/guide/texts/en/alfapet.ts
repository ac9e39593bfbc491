import { formats } from "../../../i18n/format.ts";
import type { PageText } from "../texts.types.ts";
import { allWords, bag, eachWord, free, letterSquares, onceOnly, time } from "./shared.ts";

const { number } = formats("en");

export const alfapet: PageText<"alfapet"> = {
  lead: ({ size }) =>
    `Two to four players on a large board, ${number(size)} × ${number(size)}. Stop tiles part words from each other, and with an arrow a word can turn a corner.`,
  sections: {
    start: {
      title: "How it starts",
      says: ({ rackSize, stops, arrows }) => [
        [
          [
            "Hand.",
            `6, 7 or 8 tiles, as agreed before the match. ${number(rackSize)} is usual, 8 is easier for beginners. After every turn it is refilled from the bag.`,
          ],
          [
            "Special tiles.",
            `${number(stops)} stop tiles and ${number(arrows)} arrows are in the bag, unless you chose to play without.`,
          ],
          [
            "Who begins.",
            "Each draws a tile, and the highest value begins. A tie draws again. The tiles go back, and from then on turns go clockwise.",
          ],
        ],
      ],
    },
    turn: {
      title: "Your turn",
      says: () => [
        [
          ["Play.", "Lay tiles that form words."],
          [
            "Exchange.",
            "Put one tile or more into the bag, which is mixed, and draw as many. That is your whole turn, and it needs a bag that is not empty.",
          ],
          ["Pass.", "Always possible."],
        ],
        "Tiles on the board never move.",
      ],
    },
    placing: {
      title: "Laying tiles",
      says: () => [
        [
          "The first word covers the start square.",
          "The tiles of one turn lie in one row or one column, with no gaps between, unless an arrow bends the word.",
          "Every later turn touches, side to side, a letter that was there before.",
          allWords,
          "A blank becomes any letter, is worth 0 and keeps its letter for the rest of the match.",
        ],
        free,
      ],
    },
    scoring: {
      title: "Points",
      says: () => [
        [
          [
            "Letter squares.",
            `${letterSquares} On a −2 square, twice the tile’s value is taken off instead, so a word can be worth less than nothing.`,
          ],
          ["Word squares.", "Once the letters are added up, word squares multiply the whole word, and each other."],
          ["Words.", eachWord],
          ["The whole hand.", "Laying a full hand in one turn gives a bonus at the end. Stop tiles and arrows count as tiles."],
        ],
        onceOnly,
      ],
    },
    stops: {
      title: "Stop tiles",
      says: () => [
        "The black tile has no letter and no points. Words end at it as at the edge of the board.",
        [
          "One a turn at most, and always together with at least one letter.",
          "It lies directly after the last letter of a word that was there before, and the word of your turn begins directly after it: to its right or below it.",
          "In that turn it is what connects you to the older word. Later it connects nothing, and no new word may begin directly after it.",
          "The bonus square under it is used up without effect.",
        ],
      ],
    },
    arrows: {
      title: "Arrows",
      says: () => [
        "An arrow is laid under a letter of the same turn, on the same square, and the word turns there. You choose which way.",
        [
          [
            "Right–down.",
            "A word from the left goes on downwards. A word from above ends on the square, and one to the right begins on the square after it.",
          ],
          [
            "Down–right.",
            "A word from above goes on to the right. A word from the left ends on the square, and one below begins on the square under it.",
          ],
          "A bent word is a single word, for the word list and the score, and may turn more than once. All letters that you lay must be part of it.",
          "The arrow stays: later words through the square turn as well.",
          "It has no points. The bonus square works on the letter that lies on it.",
        ],
      ],
    },
    end: {
      title: "How it ends",
      says: () => [
        "Once the bag is empty, those who still have tiles go on and the others are skipped. The match is over when",
        ["all tiles are laid,", "everyone who has tiles has passed twice in a row,", "or nobody can lay a word any more."],
        "The value of what is left in each hand is taken off. Most points win, and those who are equal share the win.",
        "Whoever resigns or loses on time is skipped and cannot win. The others play on while two are left. If only one is left, that player wins and the scores stand as they are.",
      ],
    },
    variants: {
      title: "To choose before the match",
      says: () => [
        [
          ["The word list.", "In Swedish all inflected forms, or the stricter list of base forms."],
          ["Easy.", "Bonus squares off, or every letter worth 1 point."],
          ["Theme.", "Agree on a list of words. Each word of the list that is formed gives extra points."],
        ],
      ],
    },
    time: { title: "Time", says: (facts) => [time(facts)] },
    tiles: { title: "The tiles", says: (facts) => [bag(facts)] },
  },
};
