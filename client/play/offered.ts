import { FORMATS, type LexiconId, type RulesetId } from "../../shared/rules/model.ts";

/** What New game offers: what is not built is not offered. */
export const OFFERED = {
  lexicons: ["sv", "sv-strict", "da", "nb", "en"],
  rulesets: ["kraft"],
  formats: FORMATS,
} as const satisfies { lexicons: readonly LexiconId[]; rulesets: readonly RulesetId[]; formats: typeof FORMATS };

/** The reader's language where there is a lexicon of it. */
export function lexiconOf(language: string): LexiconId {
  return OFFERED.lexicons.find((lexicon) => lexicon === language) ?? OFFERED.lexicons[0];
}
