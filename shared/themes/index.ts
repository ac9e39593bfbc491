/** The shipped themes (P-23), by lexicon. */
import { type LexiconId, languageOf } from "../rules/lexicons.ts";
import { animals } from "./animals.ts";
import { food } from "./food.ts";
import type { ThemeId } from "./ids.ts";
import { nature } from "./nature.ts";
import type { ThemeWords } from "./theme.types.ts";

const THEMES: Readonly<Record<ThemeId, ThemeWords>> = { animals, food, nature };

/** Upper case, as words on the board are written. */
export function themeWords(id: ThemeId, lexicon: LexiconId): readonly string[] {
  const words = THEMES[id][languageOf(lexicon)];
  return words.trim().toUpperCase().split(/\s+/);
}
