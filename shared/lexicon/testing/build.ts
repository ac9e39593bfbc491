import { alphabetOf } from "../../rules/lexicons.ts";
import type { LexiconId } from "../../rules/model.ts";
import { letterPlaces } from "../alphabet.ts";
import type { AutomatonFile } from "../automaton-file.ts";
import type { Dawg } from "../dawg.ts";
import { DawgBuilder } from "../dawg-builder.ts";

/** A word graph of words given as places in an alphabet, in any order and with doubles. */
export function build(words: readonly (readonly number[])[]): Dawg {
  const longest = Math.max(1, ...words.map(({ length }) => length));
  const sorted = [...words].sort((a, b) => {
    for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return (a[at] ?? 0) - (b[at] ?? 0);
    return a.length - b.length;
  });
  const builder = new DawgBuilder(longest);
  let before: readonly number[] | undefined;
  for (const word of sorted) {
    let shared = 0;
    if (before !== undefined) while (shared < word.length && before[shared] === word[shared]) shared++;
    if (before !== undefined && shared === word.length && before.length === shared) continue;
    builder.add(Uint8Array.from(word), word.length, shared);
    before = word;
  }
  return builder.build();
}

/** A small lexicon for tests. */
export function fileOf(id: LexiconId, version: string, words: readonly string[]): AutomatonFile {
  const places = letterPlaces(alphabetOf(id));
  const dawg = build(words.map((word) => [...word].map((letter) => places[letter.charCodeAt(0)] ?? 255)));
  return { id, version, words: words.length, dawg };
}
