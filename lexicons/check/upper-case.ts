import { normalise } from "../../shared/lexicon/alphabet.ts";

/**
 * A word from the keyboard in upper case and NFC, letter by letter. A letter whose upper case is another letter or several
 * letters (ß, ſ, ﬁ) is unchanged: "straße" is not the word STRASSE.
 */
export function toUpperCase(input: string): string {
  let word = "";
  for (const letter of input.normalize("NFC")) {
    const upper = normalise(letter);
    word += upper.toLowerCase() === letter.toLowerCase() ? upper : letter;
  }
  return word;
}
