import type { LexiconId } from "./model.ts";

/** The language of each lexicon's words, by its BCP 47 tag. */
export const LANGUAGE_OF = {
  en: "en",
  sv: "sv",
  "sv-strict": "sv",
  da: "da",
  nb: "nb",
} as const satisfies Readonly<Record<LexiconId, string>>;
