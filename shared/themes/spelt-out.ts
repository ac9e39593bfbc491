import type { ShownOptions, WantedOptions } from "../protocol/options.ts";
import type { LexiconId, RuleOptions } from "../rules/model.ts";
import { themeWords } from "./index.ts";

/** What players chose, as the rules have it: a shipped theme with its words (P-23). */
export function speltOut({ theme, ...rest }: WantedOptions, lexicon: LexiconId): RuleOptions {
  if (theme === undefined) return rest;
  const words = "list" in theme ? themeWords(theme.list, lexicon) : theme.words;
  return { ...rest, theme: { words, bonus: theme.bonus } };
}

/** What lists keep, with the words of a shipped theme too: for whoever is asked to agree to it (P-23). */
export function withWords(options: ShownOptions, lexicon: LexiconId): ShownOptions {
  const { theme } = options;
  if (theme === undefined || theme.list === null) return options;
  return { ...options, theme: { ...theme, spelt: [...themeWords(theme.list, lexicon)] } };
}
