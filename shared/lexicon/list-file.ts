import { alphabetOf } from "../rules/lexicons.ts";
import type { LexiconId } from "../rules/model.ts";
import { letterPlaces, MAX_LENGTH, NO_LETTER } from "./alphabet.ts";
import type { Dawg } from "./dawg.ts";
import { DawgBuilder } from "./dawg-builder.ts";
import { type Expected, type Kind, type LexiconFault, seal, unseal } from "./envelope.ts";
import { LIST_FORMAT } from "./formats.ts";

/**
 * The words as they cross the wire, a third of the automaton once compressed. Front-coded, each word in order: how many
 * letters of the word before to drop, then the letters that follow. Letters stand above every number of letters dropped,
 * so they part the words. Counting what is dropped (not kept) makes the endings of one stem look alike to the compressor.
 */
const LIST: Kind = { magic: "AKWL", format: LIST_FORMAT };
/** Codes below are numbers of letters dropped. */
export const FIRST_LETTER = 65;

export interface ListFile {
  readonly id: LexiconId;
  readonly version: string;
  readonly words: number;
  /** The front-coded words. */
  readonly coded: Uint8Array;
}

/** `words` in the order of the alphabet, without doubles. */
export function writeList(id: LexiconId, version: string, words: readonly string[]): Uint8Array {
  const places = letterPlaces(alphabetOf(id));
  const coded: number[] = [];
  let before = "";
  for (const word of words) {
    let shared = 0;
    while (shared < before.length && shared < word.length && before[shared] === word[shared]) shared++;
    coded.push(before.length - shared);
    for (let at = shared; at < word.length; at++) coded.push(FIRST_LETTER + (places[word.charCodeAt(at)] ?? NO_LETTER));
    before = word;
  }
  return seal(LIST, { id, version, words: words.length, extra: 0, content: Uint8Array.from(coded) });
}

export function readList(
  bytes: Uint8Array,
  expected: Expected = {},
): { readonly file: ListFile } | { readonly fault: LexiconFault } {
  const read = unseal(LIST, bytes, expected);
  if ("fault" in read) return read;
  const { id, version, words, content } = read.envelope;
  return { file: { id, version, words, coded: content } };
}

/**
 * Calls `visit` with every word in order, as places in the alphabet: how many of its letters are those of the word
 * before, and which word it is, from 0. The array is reused.
 */
export function eachWord(
  coded: Uint8Array,
  visit: (places: Uint8Array, length: number, shared: number, index: number) => void,
): void {
  const places = new Uint8Array(MAX_LENGTH);
  let length = 0;
  let index = 0;
  for (let at = 0; at < coded.length; ) {
    const shared = length - (coded[at++] ?? 0);
    length = shared;
    for (let code = coded[at] ?? 0; code >= FIRST_LETTER; code = coded[++at] ?? 0) places[length++] = code - FIRST_LETTER;
    visit(places, length, shared, index++);
  }
}

/** A tenth of a second for the largest list; the result is the automaton that the build made, bit for bit. */
export function dawgFromList({ coded }: ListFile): Dawg {
  const builder = new DawgBuilder(MAX_LENGTH);
  eachWord(coded, (places, length, shared) => builder.add(places, length, shared));
  return builder.build();
}
