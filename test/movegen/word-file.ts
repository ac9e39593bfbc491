/** A list of words as a lexicon: one word a line, plain or gzip (V-10). */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Dawg } from "../../shared/lexicon/dawg.ts";
import { DawgBuilder } from "../../shared/lexicon/dawg-builder.ts";
import { MAX_SIZE } from "../../shared/rules/model.ts";

/** As many letters as the search's masks hold. */
const MOST_LETTERS = 30;
const SHORTEST = 2;

export interface WordGraph {
  /** In the order of their places. */
  readonly letters: readonly string[];
  readonly dawg: Dawg;
  /** Length of the longest word. */
  readonly longest: number;
}

export function readWordFile(path: string): string[] {
  const bytes = readFileSync(path);
  const gzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = (gzipped ? gunzipSync(bytes) : bytes).toString("utf8");
  return text.split(/\r?\n/);
}

/** Compares as the rules do: NFC, upper case. A single letter is no word. */
export function graphOf(lines: Iterable<string>): WordGraph {
  const all = new Set<string>();
  const used = new Set<string>();
  for (const line of lines) {
    const word = line.trim().normalize("NFC").toUpperCase();
    if (word.length < SHORTEST || word.startsWith("//")) continue;
    for (const letter of word) used.add(letter);
    // No board has room for the word; its letters are in the alphabet all the same (V-04).
    if (word.length <= MAX_SIZE) all.add(word);
  }
  const letters = [...used].sort();
  if (letters.length > MOST_LETTERS) throw new Error(`the words have ${letters.length} letters; at most ${MOST_LETTERS} fit`);
  const places = new Map(letters.map((letter, place) => [letter, place]));
  const words = [...all].sort();
  const longest = words.reduce((most, word) => Math.max(most, word.length), SHORTEST);
  const builder = new DawgBuilder(longest);
  const spelled = new Uint8Array(longest);
  let before = "";
  for (const word of words) {
    let shared = 0;
    while (shared < before.length && word.charCodeAt(shared) === before.charCodeAt(shared)) shared++;
    for (let at = shared; at < word.length; at++) spelled[at] = places.get(word.charAt(at)) ?? 0;
    builder.add(spelled, word.length, shared);
    before = word;
  }
  return { letters, dawg: builder.build(), longest };
}
