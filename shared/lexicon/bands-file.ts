import type { LexiconId } from "../rules/model.ts";
import { MAX_LENGTH } from "./alphabet.ts";
import { type Dawg, walk } from "./dawg.ts";
import { DawgBuilder } from "./dawg-builder.ts";
import { type Expected, type Kind, type LexiconFault, seal, unseal } from "./envelope.ts";
import { BANDS_FORMAT } from "./formats.ts";
import { eachWord, type ListFile } from "./list-file.ts";

/** How common a word is: 1 for what everybody says every day, 5 for most of the list. Bots and puzzles choose by it. */
export const BANDS = [1, 2, 3, 4, 5] as const;
export type Band = (typeof BANDS)[number];
export const RAREST: Band = 5;

/**
 * The bands of a list's words, in the list's order: for each word that is not in the rarest band, one number of seven bits
 * a byte, lowest first, the highest bit set while more follow: words passed over since the last × 4 + band − 1.
 */
const KIND: Kind = { magic: "AKWC", format: BANDS_FORMAT };

export function writeBands(id: LexiconId, version: string, bands: readonly Band[]): Uint8Array {
  const content: number[] = [];
  let passed = 0;
  for (const band of bands) {
    if (band === RAREST) {
      passed++;
      continue;
    }
    let rest = passed * 4 + band - 1;
    for (; rest > 127; rest >>>= 7) content.push((rest & 127) | 128);
    content.push(rest);
    passed = 0;
  }
  return seal(KIND, { id, version, words: bands.length, extra: 0, content: Uint8Array.from(content) });
}

/** One band a word, in the order of the list. */
export function readBands(
  bytes: Uint8Array,
  expected: Expected = {},
): { readonly bands: Uint8Array } | { readonly fault: LexiconFault } {
  const read = unseal(KIND, bytes, expected);
  if ("fault" in read) return read;
  const { words, content } = read.envelope;
  const bands = new Uint8Array(words).fill(RAREST);
  let word = 0;
  for (let at = 0; at < content.length; ) {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = content[at++] ?? 0;
      number |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    word += number >>> 2;
    bands[word++] = (number & 3) + 1;
  }
  return { bands };
}

/** The word graph of the words up to a band: what a bot knows. */
export const dawgOfBands = ({ coded }: ListFile, bands: Uint8Array, rarest: Band): Dawg =>
  upTo(rarest, bands, (visit) => eachWord(coded, visit));

/** The same from the graph of all words, which has them in the list's order: a device keeps no list. */
export const narrowedDawg = (all: Dawg, bands: Uint8Array, rarest: Band): Dawg =>
  upTo(rarest, bands, (visit) => {
    const before = new Uint8Array(MAX_LENGTH);
    let longest = 0;
    let index = 0;
    walk(
      all,
      (places, length) => {
        let shared = 0;
        while (shared < longest && shared < length && before[shared] === places[shared]) shared++;
        for (let at = shared; at < length; at++) before[at] = places[at] ?? 0;
        longest = length;
        visit(places, length, shared, index++);
      },
      MAX_LENGTH,
    );
  });

/** `shared`: with the word before it, whether that is taken or not. */
type EachWord = (visit: (places: Uint8Array, length: number, shared: number, index: number) => void) => void;

function upTo(rarest: Band, bands: Uint8Array, each: EachWord): Dawg {
  const builder = new DawgBuilder(MAX_LENGTH);
  let shared = 0;
  each((places, length, withLast, index) => {
    shared = Math.min(shared, withLast);
    if ((bands[index] ?? RAREST) <= rarest) {
      builder.add(places, length, shared);
      shared = length;
    }
  });
  return builder.build();
}
