import { FORMATS, type LexiconId, type RulesetId } from "../../shared/rules/model.ts";

/** What New game offers: what is not built is not offered. */
export const OFFERED = {
  lexicons: ["sv"],
  rulesets: ["kraft"],
  formats: FORMATS,
} as const satisfies { lexicons: readonly LexiconId[]; rulesets: readonly RulesetId[]; formats: typeof FORMATS };
