import type { Letter, LexiconId } from "./model.ts";

const LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letters of each lexicon, in the language's order: Å Ä Ö, Æ Ø are letters of their own. */
export const ALPHABETS: Readonly<Record<LexiconId, readonly Letter[]>> = {
  en: [...LATIN],
  sv: [...`${LATIN}ÅÄÖ`],
  "sv-strict": [...`${LATIN}ÅÄÖ`],
  da: [...`${LATIN}ÆØÅ`],
  nb: [...`${LATIN}ÆØÅ`],
};
