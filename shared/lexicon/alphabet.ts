import { ALPHABETS as LETTERS } from "../rules/alphabets.ts";
import type { Letter, LexiconId } from "../rules/model.ts";

/** Words shorter or longer than this stand in no lexicon: one file serves boards of 15 and 17 squares. */
export const MIN_LENGTH = 2;
export const MAX_LENGTH = 17;

/** In the order in which the language sorts; a letter's place here is its bit in every mask. At most 30 fit. */
export const ALPHABETS: Readonly<Record<LexiconId, string>> = {
  en: LETTERS.en.join(""),
  sv: LETTERS.sv.join(""),
  "sv-strict": LETTERS["sv-strict"].join(""),
  da: LETTERS.da.join(""),
  nb: LETTERS.nb.join(""),
};

/** Every letter above is a single UTF-16 unit below this. */
const CODES = 256;
export const NO_LETTER = 255;

/** UTF-16 unit → place in the alphabet, `NO_LETTER` elsewhere. Look up only codes below its length. */
export function letterPlaces(alphabet: string): Uint8Array {
  const places = new Uint8Array(CODES).fill(NO_LETTER);
  for (let place = 0; place < alphabet.length; place++) places[alphabet.charCodeAt(place)] = place;
  return places;
}

export function lettersOf(alphabet: string): readonly Letter[] {
  return [...alphabet];
}

/** As a lexicon compares words. */
export function normalise(word: string): string {
  return word.normalize("NFC").toUpperCase();
}
