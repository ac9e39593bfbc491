import type { Band } from "../lexicon/bands-file.ts";
import { type PowerId, type RulesetId, rulesOf } from "../rules/index.ts";
import type { Level } from "./level-ids.ts";

export { LEVELS, type Level } from "./level-ids.ts";

/** The simplest words, those of everyday, those that one has heard of, and the whole lexicon. */
export type Words = "simple" | "everyday" | "known" | "all";

/** The rarest band of each but the last. */
export const RAREST_OF: Readonly<Record<Exclude<Words, "all">, Band>> = { simple: 2, everyday: 3, known: 4 };

/** What tells the levels apart. */
export interface Skill {
  /** Which words it knows; where those give no play, it falls back on more. */
  readonly words: Words;
  /** Plays of more tiles are left alone while a shorter one will do. */
  readonly tiles: number;
  /** Each play that it could find is seen with so many chances of a hundred. */
  readonly sees: number;
  /** Weighs so many of the plays that are worth most at once. */
  readonly weighed: number;
  /** Alfa and gold tiles thought of in one play, and whether one is tried off the line too (K-23). */
  readonly jokers: number;
  readonly offLine: boolean;
  /** Thinks of what stays in rack and bar. */
  readonly looksAhead: boolean;
  /** So many plays are thought through, each against so many racks that the opponent may hold; 0: against none. */
  readonly thought: number;
  readonly racks: number;
  /** Nodes of the search that plays a match out once the bag is empty; 0: none. */
  readonly endgame: number;
  /** Racks drawn to see what new tiles would bring; 0: goes by what is kept. */
  readonly refills: number;
  /** Plays on boards changed by erase or morph that are looked for; 0: none. */
  readonly reshapings: number;
  readonly powers: readonly PowerId[];
  /** The most powers in one play. */
  readonly mostPowers: number;
}

const BOOSTS: readonly PowerId[] = ["swap", "charge", "dice", "place-2L", "place-3L", "place-2W", "place-3W"];

const SKILLS: Readonly<Record<Level, Skill>> = {
  easy: {
    words: "simple",
    tiles: 5,
    sees: 100,
    weighed: 200,
    jokers: 1,
    offLine: false,
    looksAhead: true,
    thought: 4,
    racks: 0,
    endgame: 0,
    refills: 0,
    reshapings: 0,
    powers: ["swap", "charge"],
    mostPowers: 5,
  },
  medium: {
    words: "everyday",
    tiles: 7,
    sees: 100,
    weighed: 200,
    jokers: 1,
    offLine: false,
    looksAhead: true,
    thought: 6,
    racks: 0,
    endgame: 0,
    refills: 0,
    reshapings: 0,
    powers: BOOSTS,
    mostPowers: 5,
  },
  hard: {
    words: "all",
    tiles: 15,
    sees: 47,
    weighed: 40,
    jokers: 2,
    offLine: false,
    looksAhead: false,
    thought: 6,
    racks: 0,
    endgame: 0,
    refills: 0,
    reshapings: 0,
    powers: BOOSTS,
    mostPowers: 5,
  },
  expert: {
    words: "all",
    tiles: 15,
    sees: 100,
    weighed: 60,
    jokers: 3,
    offLine: true,
    looksAhead: true,
    thought: 8,
    racks: 5,
    endgame: 300,
    refills: 8,
    reshapings: 60,
    powers: [...BOOSTS, "erase", "morph"],
    mostPowers: 13,
  },
};

type Changes = Readonly<Partial<Record<Level, Partial<Skill>>>>;

/** In the earlier rules Medium makes no premiums, and Hard weighs what a play opens to the opponent too (C-18). */
const CLASSIC: Changes = {
  medium: { powers: ["swap", "charge", "dice"], mostPowers: 4 },
  hard: { racks: 3 },
  expert: { endgame: 500 },
};

/** Without a shop, words alone tell the levels apart, and searches are short: Expert makes more of them. */
const SHOPLESS: Changes = {
  easy: { sees: 50 },
  medium: { sees: 60 },
  hard: { sees: 75 },
  expert: { thought: 12, racks: 12, endgame: 1500 },
};

const OF_RULESET: Readonly<Partial<Record<RulesetId, Changes>>> = { "kraft-classic": CLASSIC };

export function skillOf(level: Level, ruleset: RulesetId): Skill {
  const shopless = Object.keys(rulesOf(ruleset).prices).length === 0;
  const changes = OF_RULESET[ruleset] ?? (shopless ? SHOPLESS : {});
  return { ...SKILLS[level], ...changes[level] };
}
