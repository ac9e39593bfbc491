/** A word's sum as it is written out. Pure, so that the screen and the screen reader get the same. */
import type { WordAccount } from "../../../shared/rules/index.ts";

/** A summand: a letter's value and the factor of its square, 1 if it has none. */
export interface Term {
  readonly value: number;
  readonly factor: number;
}

/** The most values that are easy to read. Longer words show the sum only, since every tile shows its value. */
const MAX_PLAIN = 4;

/** The values one by one, or the sum alone if there is nothing to explain. */
export function termsOf({ letters, sum }: Pick<WordAccount, "letters" | "sum">): readonly Term[] {
  const plain = letters.every(({ factor }) => factor === 1);
  if (plain && letters.length > MAX_PLAIN) return [{ value: sum, factor: 1 }];
  return letters.map(({ value, factor }) => ({ value, factor }));
}

/** The word factors that change something, and whether the rules add them (C-01). */
export function factorsOf({ factors, factor }: Pick<WordAccount, "factors" | "factor">): {
  readonly parts: WordAccount["factors"];
  readonly added: boolean;
} {
  const parts = factors.filter((part) => part.factor !== 1);
  return { parts, added: parts.reduce((product, part) => product * part.factor, 1) !== factor };
}
