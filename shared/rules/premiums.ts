import type { Premium } from "./model.ts";

const LETTER_FACTORS: Readonly<Partial<Record<Premium, number>>> = { "2L": 2, "3L": 3, "4L": 4, "-2L": -2 };
const WORD_FACTORS: Readonly<Partial<Record<Premium, number>>> = { "2W": 2, "3W": 3, "4W": 4 };

/** What a premium multiplies the letter on it by; 1 for word premiums (R-02, P-06). */
export function letterFactor(premium: Premium | undefined): number {
  return (premium && LETTER_FACTORS[premium]) ?? 1;
}

/** What a premium multiplies each word through it by; undefined for letter premiums, which add no factor to a sum (C-01). */
export function wordFactor(premium: Premium | undefined): number | undefined {
  return premium && WORD_FACTORS[premium];
}
