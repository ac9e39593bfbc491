/** What bots are rated at, as measured by `npm run bench:bots`. A rule set that is not measured shows none. */
import type { RulesetId } from "../rules/index.ts";
import type { Level } from "./levels.ts";
import measured from "./ratings.generated.json" with { type: "json" };

export type Ratings = Readonly<Record<Level, number>>;

export const RATINGS: Readonly<Partial<Record<RulesetId, Ratings>>> = measured;
