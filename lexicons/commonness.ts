import { type Band, RAREST } from "../shared/lexicon/bands-file.ts";
import type { Expansion } from "./hunspell.ts";
import { readLines } from "./lists.ts";
import { fold, type Spelling } from "./playable.ts";

/** What is known of words from elsewhere (`sources/<id>/stopwords.txt`, `annotations.txt`, `seldom.txt`). */
export interface Seeds {
  /** Function words. */
  readonly stopwords: ReadonlySet<string>;
  /** Words that name everyday things. */
  readonly everyday: ReadonlySet<string>;
  /** Words that would pass for common and are not: nobody says them every day, or not at table. */
  readonly seldom: ReadonlySet<string>;
}

export async function readSeeds(stopwords: string, everyday: string, seldom: string): Promise<Seeds> {
  return { stopwords: await readLines(stopwords), everyday: await readLines(everyday), seldom: await readLines(seldom) };
}

/** Which forms of its words a language says every day. */
export interface Speech {
  /** Endings, each with the rarest band of words that one says with it; genitives, passives and comparisons are not among them. */
  readonly plain: ReadonlyMap<string, Band>;
  /** What nobody says, though the rules make it: imperatives that end in no syllable (klistr, handl). */
  readonly unsaid?: RegExp;
}

/** Base words by score: how many of the first are in band 1, 2, 3, 4. The first three were read through. */
const BAND_ENDS = [2_500, 6_000, 10_000, 60_000] as const;
/** What a bot of everyday words knows, and the band of what is only known. */
const EVERYDAY_BAND = 3;
const KNOWN_BAND = 4;
/** An inflected form drops no more of its entry than this. */
const MOST_DROPPED = 2;

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

/**
 * A form has a band of its own: the forms that everybody makes (`plain`, by their ending) are nearly as common as the word,
 * while genitives, passives, comparisons and what is derived are known to those who know the word, and seldom said.
 */
function bandOfForm(form: string, entry: string, base: number, { plain }: Speech): number {
  let shared = 0;
  while (shared < form.length && shared < entry.length && form[shared] === entry[shared]) shared++;
  const rarest = entry.length - shared > MOST_DROPPED ? 0 : (plain.get(form.slice(shared)) ?? 0);
  if (base > rarest) return base < EVERYDAY_BAND ? KNOWN_BAND : RAREST;
  return Math.min(base + 1, EVERYDAY_BAND);
}

/** What the dictionary lists as an entry and is the genitive or passive of another word: it makes no forms of its own. */
function endsAsForm(word: string, words: ReadonlySet<string>, inflected: ReadonlySet<string>): boolean {
  return word.endsWith("s") && words.has(word.slice(0, -1)) && !inflected.has(word);
}

/**
 * How common the words of a hunspell dictionary are, from the dictionary alone: a word that many compounds begin or end
 * with is common, a long one less so. What is not, all the same, was found by reading and stands in `seldom`; the forms
 * of such a word go with it, unless another word makes them. Words that are not in
 * the map are in band 5.
 */
export function commonness(
  { entries, forms }: Expansion,
  words: ReadonlySet<string>,
  spelling: Spelling,
  seeds: Seeds,
  speech: Speech,
): ReadonlyMap<string, Band> {
  const lowered = (entry: string): string => (entry === entry.toLowerCase() ? fold(entry, spelling) : "");
  const known = new Set(entries.map(({ entry }) => lowered(entry)).filter((entry) => words.has(entry)));
  const { begins, ends } = countCompounds(known);
  const inflected = new Set(forms.filter(({ word, entry }) => word !== entry).map(({ entry }) => lowered(entry)));
  const isUnsaid = (word: string): boolean => seeds.seldom.has(word) || speech.unsaid?.test(word) === true;
  const scored: { word: string; score: number }[] = [];
  for (const word of new Set([...known, ...seeds.stopwords, ...seeds.everyday])) {
    const isSeed = seeds.stopwords.has(word) || seeds.everyday.has(word);
    if (!words.has(word) || isUnsaid(word) || (!isSeed && endsAsForm(word, words, inflected))) continue;
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
    if (base === undefined) continue;
    const form = fold(word, spelling);
    if (form === stem || !words.has(form) || isUnsaid(form)) continue;
    const band = bandOfForm(form, stem, base, speech);
    if (band < (all.get(form) ?? RAREST)) all.set(form, band);
  }
  const out = new Map<string, Band>();
  for (const [word, band] of all) if (band < RAREST) out.set(word, band as Band);
  return out;
}
