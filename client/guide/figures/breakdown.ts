import type { WordAccount } from "../../../shared/rules/index.ts";
import type { Formats } from "../../i18n/format.ts";

/** `3 + 7 × 2 + 4 = 21, × 2 = 42`: the letters with their premiums, then the factor of the whole word. */
export function sayBreakdown({ letters, sum, factor, points }: WordAccount, { number }: Pick<Formats, "number">): string {
  const terms = letters.map((letter) =>
    letter.factor === 1 ? number(letter.value) : `${number(letter.value)} × ${number(letter.factor)}`,
  );
  const added = `${terms.join(" + ")} = ${number(sum)}`;
  return factor === 1 ? added : `${added}, × ${number(factor)} = ${number(points)}`;
}
