import { readFile } from "node:fs/promises";
import { type Band, RAREST } from "../shared/lexicon/bands-file.ts";
import type { Expansion } from "./hunspell.ts";
import { fold, type Spelling } from "./playable.ts";

/** Words known to be common from elsewhere (`sources/<id>/stopwords.txt`, `annotations.txt`). */
export interface Seeds {
  /** Function words. */
  readonly stopwords: ReadonlySet<string>;
  /** Words that name everyday things. */
  readonly everyday: ReadonlySet<string>;
}

export async function readSeeds(stopwords: string, everyday: string): Promise<Seeds> {
  const read = async (file: string): Promise<ReadonlySet<string>> =>
    new Set((await readFile(file, "utf8")).split("\n").filter((line) => line !== "" && !line.startsWith("#")));
  return { stopwords: await read(stopwords), everyday: await read(everyday) };
}

/** Base words by score: how many of the first are in band 1, 2, 3, 4. */
const BAND_ENDS = [1_500, 6_000, 20_000, 60_000] as const;

/** Scores are in 256ths of a doubling of the number of compounds. */
const UNIT = 256;
const EACH_LETTER_FROM_THE_FIFTH = 111;
const STOPWORD = 2216;
const EVERYDAY = 739;

/** The binary logarithm in 256ths, by squaring: the same on every machine, which `Math.log` need not be. */
export function logarithm(number: number): number {
  const whole = 31 - Math.clz32(number);
  let rest = number / 2 ** whole;
  let bits = whole;
  for (let bit = 0; bit < 8; bit++) {
    rest *= rest;
    bits *= 2;
    if (rest >= 2) {
      rest /= 2;
      bits++;
    }
  }
  return bits;
}

/** How many compounds of the dictionary begin, and how many end, with each entry. */
function countCompounds(entries: ReadonlySet<string>): { begins: Map<string, number>; ends: Map<string, number> } {
  const begins = new Map<string, number>();
  const ends = new Map<string, number>();
  const add = (map: Map<string, number>, word: string): unknown => map.set(word, (map.get(word) ?? 0) + 1);
  for (const word of entries) {
    for (let at = 2; word.length >= 5 && at <= word.length - 2; at++) {
      const last = word.slice(at);
      if (!entries.has(last)) continue;
      const first = word.slice(0, at);
      const bare = /..[se]$/.test(first) ? first.slice(0, -1) : "";
      const found = entries.has(first) ? first : entries.has(bare) ? bare : "";
      if (found === "") continue;
      add(begins, found);
      add(ends, last);
    }
  }
  return { begins, ends };
}

/** A short ending is an everyday inflection, a genitive or a longer one is rarer: one band down, or two. */
function bandsDown(form: string, entry: string): number {
  let shared = 0;
  while (shared < form.length && shared < entry.length && form[shared] === entry[shared]) shared++;
  const ending = form.slice(shared);
  return !ending.endsWith("s") && ending.length <= 3 && entry.length - shared <= 2 ? 1 : 2;
}

/**
 * How common the words of a hunspell dictionary are, from the dictionary alone: a word that many compounds begin or end
 * with is common, a long one less so. Measured against ranks in film subtitles, of band 1 some 97 in 100 are among the
 * 50,000 commonest, and bands 1 and 2 hold three quarters of the 1,000 commonest. Words that are not in the map are in band 5.
 */
export function commonness(
  { entries, forms }: Expansion,
  words: ReadonlySet<string>,
  spelling: Spelling,
  seeds: Seeds,
): ReadonlyMap<string, Band> {
  const lowered = (entry: string): string => (entry === entry.toLowerCase() ? fold(entry, spelling) : "");
  const known = new Set(entries.map(({ entry }) => lowered(entry)).filter((entry) => words.has(entry)));
  const { begins, ends } = countCompounds(known);
  const scored: { word: string; score: number }[] = [];
  for (const word of new Set([...known, ...seeds.stopwords, ...seeds.everyday])) {
    if (!words.has(word)) continue;
    let score = logarithm(1 + (begins.get(word) ?? 0)) + logarithm(1 + (ends.get(word) ?? 0));
    score -= EACH_LETTER_FROM_THE_FIFTH * Math.max(0, word.length - 4);
    if (seeds.stopwords.has(word)) score += STOPWORD;
    if (seeds.everyday.has(word)) score += EVERYDAY;
    if (score > -UNIT) scored.push({ word, score });
  }
  scored.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
  const bands = new Map<string, number>();
  for (const [place, { word }] of scored.entries()) bands.set(word, 1 + BAND_ENDS.filter((end) => place >= end).length);
  const all = new Map(bands);
  let last = "";
  let stem = "";
  for (const { word, entry } of forms) {
    if (entry !== last) stem = lowered(entry);
    last = entry;
    const base = bands.get(stem);
    if (base === undefined || base + 1 >= RAREST) continue;
    const form = fold(word, spelling);
    if (form === stem || !words.has(form)) continue;
    const band = base + bandsDown(form, stem);
    if (band < (all.get(form) ?? RAREST)) all.set(form, band);
  }
  const out = new Map<string, Band>();
  for (const [word, band] of all) if (band < RAREST) out.set(word, band as Band);
  return out;
}
