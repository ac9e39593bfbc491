import type { ShownOptions, WantedOptions } from "../protocol/options.ts";
import type { LexiconId, RuleOptions } from "../rules/model.ts";
import { themeWords } from "./index.ts";

/** What players chose, as the rules have it: a shipped theme with its words (P-23). */
export function speltOut({ theme, ...rest }: WantedOptions, lexicon: LexiconId): RuleOptions {
  if (theme === undefined) return rest;
  const words = "list" in theme ? themeWords(theme.list, lexicon) : theme.words;
  return { ...rest, theme: { words, bonus: theme.bonus } };
}

/** The words of a theme as lists keep it; null where there is none, or where they were not kept. */
export function wordsOfTheme({ theme }: ShownOptions, lexicon: LexiconId): readonly string[] | null {
  if (theme === undefined) return null;
  return theme.list === null ? (theme.own ?? null) : themeWords(theme.list, lexicon);
}
