import { MAX_LENGTH, MIN_LENGTH } from "../../shared/lexicon/alphabet.ts";
import type { Removal } from "../recipe.types.ts";

/** The letters of a language, and how it folds the accents that no tile has. */
export interface Spelling {
  /** Matches a lower-case word of the language's own letters. */
  readonly word: RegExp;
  readonly vowels: string;
  /** Accented letter → the letter on the tile, as in Nordic word games. */
  readonly folds: Readonly<Record<string, string>>;
  /** Words that look like roman numerals. */
  readonly notNumerals: ReadonlySet<string>;
}

const ROMAN = /^(?=.)m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/;

export const GRAVE_AND_ACUTE = { é: "e", è: "e", ê: "e", ë: "e", à: "a", á: "a", â: "a" } as const;

export function fold(word: string, spelling: Spelling): string {
  if (spelling.word.test(word)) return word;
  let out = "";
  for (const letter of word.normalize("NFC")) out += spelling.folds[letter] ?? letter;
  return out;
}

export function hasVowel(word: string, spelling: Spelling): boolean {
  for (const letter of word) if (spelling.vowels.includes(letter)) return true;
  return false;
}

/** The word as tiles spell it, in lower case, or the reason why it cannot be laid. */
export function playable(form: string, spelling: Spelling): { readonly word: string } | { readonly removed: Removal } {
  if (form !== form.toLowerCase()) return { removed: "not lower case" };
  const word = fold(form, spelling);
  if (!spelling.word.test(word)) return { removed: "not a word's letters" };
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return { removed: "length" };
  if (!hasVowel(word, spelling)) return { removed: "no vowel" };
  if (ROMAN.test(word) && !spelling.notNumerals.has(word)) return { removed: "roman numeral" };
  return { word };
}
