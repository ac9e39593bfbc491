import type { PowerId } from "../rules/index.ts";

export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** The simplest words, those of everyday, and the whole lexicon. */
export type Words = "simple" | "everyday" | "all";

/** What tells the levels apart. */
export interface Skill {
  /** Which words it knows; where those give nothing good, it falls back on all. */
  readonly words: Words;
  /** Plays of more tiles are left alone while a shorter one will do. */
  readonly tiles: number;
  /** Takes any of its plays that are worth so many hundredths of its best. */
  readonly content: number;
  /** Weighs so many of the plays that are worth most at once. */
  readonly weighed: number;
  /** Thinks of what stays in rack and bar. */
  readonly looksAhead: boolean;
  /** Tries its best plays against so many racks that the opponent may hold; 0: against none. */
  readonly racks: number;
  /** Nodes of the search that plays a match out once the bag is empty; 0: none. */
  readonly endgame: number;
  readonly powers: readonly PowerId[];
  /** The most powers in one play. */
  readonly mostPowers: number;
}

const EVERY_POWER: readonly PowerId[] = ["swap", "charge", "dice", "place-2L", "place-3L", "place-2W", "place-3W"];

export const SKILLS: Readonly<Record<Level, Skill>> = {
  easy: {
    words: "simple",
    tiles: 5,
    content: 75,
    weighed: 300,
    looksAhead: false,
    racks: 0,
    endgame: 0,
    powers: ["swap", "charge"],
    mostPowers: 2,
  },
  medium: {
    words: "everyday",
    tiles: 6,
    content: 96,
    weighed: 300,
    looksAhead: false,
    racks: 0,
    endgame: 0,
    powers: ["swap", "charge"],
    mostPowers: 3,
  },
  hard: {
    words: "all",
    tiles: 15,
    content: 95,
    weighed: 20,
    looksAhead: false,
    racks: 0,
    endgame: 0,
    powers: EVERY_POWER,
    mostPowers: 3,
  },
  expert: {
    words: "all",
    tiles: 15,
    content: 100,
    weighed: 60,
    looksAhead: true,
    racks: 12,
    endgame: 400,
    powers: EVERY_POWER,
    mostPowers: 13,
  },
};
