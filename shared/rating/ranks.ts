/** Ranks with names, derived from the rating: the Wordsmith Path (C-17). */

const TIERS = ["apprentice", "scribe", "penman", "linguist", "scholar", "sage", "master", "grandmaster"] as const;
type Tier = (typeof TIERS)[number];

/** `division`: 1 to 3, the highest 3; null where the tier has none. */
export interface Rank {
  readonly tier: Tier;
  readonly division: 1 | 2 | 3 | null;
}

/** A new player's rating, at the start of Linguist I. */
export const FIRST_RATING = 1200;

const DIVISIONS = [1, 2, 3] as const;
const DIVISION = 50;
/** Whole tiers between the first that has divisions and the one of a new player. */
const BELOW = TIERS.indexOf("linguist") - 1;

/** The ladder: the least rating of each rank, rising. Below the first step everybody is an apprentice. */
export const LADDER: readonly (Rank & { readonly from: number })[] = [
  { tier: "apprentice", division: null, from: Number.NEGATIVE_INFINITY },
  ...TIERS.slice(1, -1).flatMap((tier, step) =>
    DIVISIONS.map((division) => ({ tier, division, from: FIRST_RATING + ((step - BELOW) * 3 + division - 1) * DIVISION })),
  ),
  { tier: "grandmaster", division: null, from: FIRST_RATING + (TIERS.length - 2 - BELOW) * 3 * DIVISION },
];

/** The highest rank whose limit the rating has reached; a rating may have a fraction. */
export function rankOf(rating: number): Rank {
  const reached = LADDER.findLast(({ from }) => rating >= from);
  return { tier: reached?.tier ?? "apprentice", division: reached?.division ?? null };
}
