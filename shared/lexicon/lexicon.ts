import { alphabetOf, lettersOf } from "../rules/lexicons.ts";
import type { Letter, LexiconId, WordList } from "../rules/model.ts";
import { letterPlaces, MAX_LENGTH, MIN_LENGTH, NO_LETTER } from "./alphabet.ts";
import { type AutomatonFile, readAutomaton } from "./automaton-file.ts";
import { countBits, type Dawg } from "./dawg.ts";
import type { Expected, LexiconFault } from "./envelope.ts";
import type { ListFile } from "./list-file.ts";
import { type ListIndex, lookUpIn } from "./list-index.ts";

/** Why a lexicon does not accept a word, the plainest reason first (V-11). */
export const REJECTIONS = ["letter-not-in-alphabet", "too-short", "too-long", "inflected-form", "not-in-list"] as const;
export type Rejection = (typeof REJECTIONS)[number];

/** What tells of a word whether it is valid, and if not, why. Words are upper case and NFC: `normalise` what a person typed. */
export interface Verdicts extends WordList {
  readonly id: LexiconId;
  readonly version: string;
  readonly alphabet: readonly Letter[];
  /** How many words it holds. */
  readonly words: number;
  /** Allocates nothing: it is called for every word of every preview. */
  has(word: string): boolean;
  /** `null` where the word is valid. `wider` tells inflected forms: `sv` for `sv-strict` (P-04). */
  why(word: string, wider?: WordList): Rejection | null;
}

export interface Lexicon extends Verdicts {
  readonly dawg: Dawg;
}

export function lexiconFrom(file: AutomatonFile): Lexicon {
  return { ...verdictsBy(file, lookUpInDawg(alphabetOf(file.id), file.dawg)), dawg: file.dawg };
}

/** The list itself gives verdicts until the automaton stands. */
export function verdictsFromList(file: ListFile, index: ListIndex): Verdicts {
  return verdictsBy(file, lookUpIn(file, index));
}

function verdictsBy(
  { id, version, words }: Pick<AutomatonFile, "id" | "version" | "words">,
  has: (word: string) => boolean,
): Verdicts {
  const alphabet = alphabetOf(id);
  function why(word: string, wider?: WordList): Rejection | null {
    for (const letter of word) if (!alphabet.includes(letter)) return "letter-not-in-alphabet";
    if (word.length < MIN_LENGTH) return "too-short";
    if (word.length > MAX_LENGTH) return "too-long";
    if (has(word)) return null;
    return wider?.has(word) === true ? "inflected-form" : "not-in-list";
  }
  return { id, version, alphabet: lettersOf(id), words, has, why };
}

function lookUpInDawg(alphabet: string, { nodes, root }: Dawg): (word: string) => boolean {
  const places = letterPlaces(alphabet);
  return (word) => {
    let block = root;
    let accepts = 0;
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at);
      if (code >= places.length) return false;
      const place = places[code] ?? NO_LETTER;
      if (place === NO_LETTER) return false;
      const mask = nodes[block] ?? 0;
      const bit = 1 << place;
      if ((mask & bit) === 0) return false;
      const arc = nodes[block + 1 + countBits(mask & (bit - 1))] ?? 0;
      block = arc >>> 1;
      accepts = arc & 1;
    }
    return accepts === 1;
  };
}

/** The one way from a file's bytes to a lexicon, in a Durable Object, a browser and Node. The bytes are used in place: leave them alone. */
export function openLexicon(
  bytes: Uint8Array,
  expected: Expected = {},
): { readonly lexicon: Lexicon } | { readonly fault: LexiconFault } {
  const read = readAutomaton(bytes, expected);
  return "fault" in read ? read : { lexicon: lexiconFrom(read.file) };
}
