import { createHash } from "node:crypto";
import { letterPlaces, MAX_LENGTH, NO_LETTER } from "../../shared/lexicon/alphabet.ts";
import type { Dawg } from "../../shared/lexicon/dawg.ts";
import { DawgBuilder } from "../../shared/lexicon/dawg-builder.ts";
import { VERSION_LENGTH } from "../../shared/lexicon/envelope.ts";
import { alphabetOf } from "../../shared/rules/lexicons.ts";
import type { LexiconId } from "../../shared/rules/model.ts";

/** The words in upper case, sorted by the lexicon's alphabet. */
export function inOrder(id: LexiconId, words: Iterable<string>): string[] {
  const alphabet = alphabetOf(id);
  const places = letterPlaces(alphabet);
  const key = (word: string): string => {
    let out = "";
    for (let at = 0; at < word.length; at++) {
      const place = places[word.charCodeAt(at)] ?? NO_LETTER;
      if (place === NO_LETTER) throw new Error(`${id}: "${word}" has a letter that is not in its alphabet`);
      out += String.fromCharCode(place + 1);
    }
    return out;
  };
  return [...words]
    .map((word) => word.toUpperCase())
    .map((word) => ({ word, key: key(word) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ word }) => word);
}

/** The same words in the same alphabet always have the same version. */
export function versionOf(id: LexiconId, words: readonly string[]): string {
  const hash = createHash("sha256").update(`${id}\n${alphabetOf(id)}\n`);
  for (const word of words) hash.update(`${word}\n`);
  return hash.digest("hex").slice(0, VERSION_LENGTH);
}

/** `words` must be sorted by `inOrder`. */
export function compile(id: LexiconId, words: readonly string[]): Dawg {
  const places = letterPlaces(alphabetOf(id));
  const builder = new DawgBuilder(MAX_LENGTH);
  const now = new Uint8Array(MAX_LENGTH);
  let before = "";
  for (const word of words) {
    let shared = 0;
    while (shared < before.length && shared < word.length && before[shared] === word[shared]) shared++;
    for (let at = shared; at < word.length; at++) now[at] = places[word.charCodeAt(at)] ?? NO_LETTER;
    builder.add(now, word.length, shared);
    before = word;
  }
  return builder.build();
}
