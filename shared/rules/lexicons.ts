/**
 * The lexicons and the facts that the code needs about each. A new lexicon is one row here and one folder in `lexicons/recipes`.
 * This is the order in which players see them.
 */
import type { Letter } from "./model.ts";

/** ISO 639-1. Tile sets, themes, the leaves that bots learned and links to dictionaries belong to a language. */
export type Language = "en" | "sv" | "da" | "nb";

interface LexiconFacts {
  readonly language: Language;
  /** In the order in which the language sorts: Å Ä Ö and Æ Ø Å are letters of their own. */
  readonly alphabet: string;
  /** `base`: infinitives, singulars and positives only, as strict word games count words (P-04). */
  readonly forms: "all" | "base";
}

const LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const TABLE = {
  en: { language: "en", alphabet: LATIN, forms: "all" },
  sv: { language: "sv", alphabet: `${LATIN}ÅÄÖ`, forms: "all" },
  "sv-strict": { language: "sv", alphabet: `${LATIN}ÅÄÖ`, forms: "base" },
  da: { language: "da", alphabet: `${LATIN}ÆØÅ`, forms: "all" },
  nb: { language: "nb", alphabet: `${LATIN}ÆØÅ`, forms: "all" },
} as const satisfies Readonly<Record<string, LexiconFacts>>;

export type LexiconId = keyof typeof TABLE;

export const LEXICONS: Readonly<Record<LexiconId, LexiconFacts>> = TABLE;

export const LEXICON_IDS = Object.keys(TABLE) as readonly LexiconId[];

export function languageOf(id: LexiconId): Language {
  return LEXICONS[id].language;
}

/** The lexicon that holds the inflected forms which `id` leaves out; null if `id` leaves none out. */
export function fullLexiconOf(id: LexiconId): LexiconId | null {
  if (LEXICONS[id].forms === "all") return null;
  return LEXICON_IDS.find((other) => languageOf(other) === languageOf(id) && LEXICONS[other].forms === "all") ?? null;
}

export function alphabetOf(id: LexiconId): string {
  return LEXICONS[id].alphabet;
}

export function lettersOf(id: LexiconId): readonly Letter[] {
  return [...alphabetOf(id)];
}
