/** A lexicon holds no shorter and no longer word: one file serves boards of 15 and of 17 squares. */
export const MIN_LENGTH = 2;
export const MAX_LENGTH = 17;

/** Every letter of every alphabet is a single UTF-16 unit below this. */
const CODES = 256;
export const NO_LETTER = 255;

/** UTF-16 unit → place in the alphabet, `NO_LETTER` elsewhere. A place is the letter's bit in every mask: at most 30 letters. */
export function letterPlaces(alphabet: string): Uint8Array {
  const places = new Uint8Array(CODES).fill(NO_LETTER);
  for (let place = 0; place < alphabet.length; place++) places[alphabet.charCodeAt(place)] = place;
  return places;
}

/** The form in which a lexicon compares words. */
export function normalise(word: string): string {
  return word.normalize("NFC").toUpperCase();
}
