import { normalise } from "../shared/lexicon/alphabet.ts";

/**
 * A typed word in upper case and NFC, letter for letter: a letter that upper case would make another of, or several (ß, ſ, ﬁ),
 * stays as it is, since a word with it is none of the words that upper case makes of it.
 */
export function upperCaseOf(typed: string): string {
  let word = "";
  for (const letter of typed.normalize("NFC")) {
    const upper = normalise(letter);
    word += upper.toLowerCase() === letter.toLowerCase() ? upper : letter;
  }
  return word;
}
