/** What bots are rated at, as measured by `npm run bench:bots`. A rule set that is not measured shows none. */
import type { RulesetId } from "../rules/index.ts";
import type { Level } from "./levels.ts";

export type Ratings = Readonly<Record<Level, number>>;

/** Medium stands where a new player does, the others as far off as bench/bots.json tells. */
export const RATINGS: Readonly<Partial<Record<RulesetId, Ratings>>> = {
  kraft: { easy: 900, medium: 1200, hard: 1430, expert: 1980 },
};
