import { type Band, RAREST } from "../shared/lexicon/bands-file.ts";
import type { Expansion, Form } from "./hunspell.ts";
import { readLines } from "./lists.ts";
import { fold, type Spelling } from "./playable.ts";

/** What is known of words from elsewhere (`sources/<id>/stopwords.txt`, `annotations.txt`, `seldom.txt`, `said.txt`). */
export interface Seeds {
  /** Function words. */
  readonly stopwords: ReadonlySet<string>;
  /** Words that name everyday things. */
  readonly everyday: ReadonlySet<string>;
  /** Words that would pass for common and are not: nobody says them every day, or not at table. */
  readonly seldom: ReadonlySet<string>;
  /** Words that everybody says, though few compounds tell of it. */
  readonly said: ReadonlySet<string>;
  /** Entries that nobody says by themselves, though all say their forms (pojk: pojken). */
  readonly bare: ReadonlySet<string>;
}

export async function readSeeds(stopwords: string, everyday: string, seldom: string, said?: string): Promise<Seeds> {
  const read = [...(await readLines(seldom))];
  const bare = new Set(read.filter((word) => word.endsWith("-")).map((word) => word.slice(0, -1)));
  return {
    stopwords: await readLines(stopwords),
    everyday: await readLines(everyday),
    seldom: new Set(read),
    said: said === undefined ? new Set() : await readLines(said),
    bare,
  };
}

/** Which forms of its words a language says every day. */
export interface Speech {
  /** Endings, each with the rarest band of words that one says with it; genitives, passives and comparisons are not among them. */
  readonly plain: ReadonlyMap<string, Band>;
  /** Endings of which the rarest band is another where the same word makes a certain form as well (forumen beside forumet). */
  readonly beside?: readonly Beside[];
  /** What nobody says, though the rules make it: imperatives that end in no syllable (klistr, handl). */
  readonly unsaid?: RegExp;
  /** Entries that only begin compounds (bagar, kejsar) and are no words that one says by themselves. */
  readonly isStem?: (entry: Expansion["entries"][number]) => boolean;
}

interface Beside {
  readonly ending: string;
  readonly other: string;
  /** 0: of none. */
  readonly rarest: Band | 0;
}

/**
 * Base words by score: how many of the first are in band 1, 2, 3, 4. The first three were read through. What reading took away
 * keeps its place, so that no unread word moves up into it.
 */
const BAND_ENDS = [3_000, 7_000, 10_600, 60_000] as const;
/** What a bot of everyday words knows, and the band of what is only known. */
const EVERYDAY_BAND = 3;
const KNOWN_BAND = 4;
/** The rarest of what was found by reading to be said by everybody. */
const SAID_BAND = 2;
/** An inflected form drops no more of its entry than this. */
const MOST_DROPPED = 2;
const UNSAID = "-";

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
function bandOfForm(form: string, entry: string, base: number, endings: ReadonlySet<string>, speech: Speech): number {
  const ending = endingOf(form, entry);
  const beside = speech.beside?.find((each) => each.ending === ending && endings.has(each.other));
  const rarest = beside?.rarest ?? speech.plain.get(ending) ?? 0;
  if (base > rarest) return base < EVERYDAY_BAND ? KNOWN_BAND : RAREST;
  return Math.min(base + 1, EVERYDAY_BAND);
}

/** What a form has in place of its entry's end; nothing that is said where it drops more than a little of the entry. */
function endingOf(form: string, entry: string): string {
  let shared = 0;
  while (shared < form.length && shared < entry.length && form[shared] === entry[shared]) shared++;
  return entry.length - shared > MOST_DROPPED ? UNSAID : form.slice(shared);
}

/** The forms that each line of the dictionary makes: a word of two kinds stands on two. */
function* formsByLine(forms: readonly Form[], read: (text: string) => string): Iterable<readonly [string, readonly string[]]> {
  let made: string[] = [];
  for (const [at, form] of forms.entries()) {
    made.push(read(form.word));
    const next = forms[at + 1];
    if (next?.entry === form.entry && next.flags === form.flags) continue;
    yield [form.entry, made];
    made = [];
  }
}

/** What the dictionary lists as an entry and is the genitive or passive of another word: it makes no forms of its own. */
function endsAsForm(word: string, words: ReadonlySet<string>, inflected: ReadonlySet<string>): boolean {
  return word.endsWith("s") && words.has(word.slice(0, -1)) && !inflected.has(word);
}

/**
 * How common the words of a hunspell dictionary are, from the dictionary alone: a word that many compounds begin or end
 * with is common, a long one less so. What is not, all the same, was found by reading and stands in `seldom`; the forms
 * of such a word go with it, unless another word makes them. Words that are not in the map are in band 5.
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
  const ownWords = new Set(entries.filter((each) => speech.isStem?.(each) !== true).map(({ entry }) => lowered(entry)));
  const isStem = (word: string): boolean => known.has(word) && !ownWords.has(word);
  const isUnsaid = (word: string): boolean => seeds.seldom.has(word) || speech.unsaid?.test(word) === true;
  const scored: { word: string; score: number }[] = [];
  for (const word of new Set([...known, ...seeds.stopwords, ...seeds.everyday])) {
    const isSeed = seeds.stopwords.has(word) || seeds.everyday.has(word);
    if (!words.has(word) || (!isSeed && endsAsForm(word, words, inflected))) continue;
    let score = logarithm(1 + (begins.get(word) ?? 0)) + logarithm(1 + (ends.get(word) ?? 0));
    score -= EACH_LETTER_FROM_THE_FIFTH * Math.max(0, word.length - 4);
    if (seeds.stopwords.has(word)) score += STOPWORD;
    if (seeds.everyday.has(word)) score += EVERYDAY;
    if (score > -UNIT) scored.push({ word, score });
  }
  scored.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
  const bands = new Map<string, number>();
  for (const [place, { word }] of scored.entries()) {
    if (!isUnsaid(word) && !isStem(word)) bands.set(word, 1 + BAND_ENDS.filter((end) => place >= end).length);
  }
  for (const word of seeds.said) {
    if (words.has(word)) bands.set(word, Math.min(bands.get(word) ?? SAID_BAND, SAID_BAND));
  }
  const all = new Map([...bands].filter(([word]) => !seeds.bare.has(word)));
  for (const [entry, made] of formsByLine(forms, (text) => fold(text, spelling))) {
    const stem = lowered(entry);
    const base = bands.get(stem);
    if (base === undefined) continue;
    const endings = new Set(made.map((form) => endingOf(form, stem)));
    for (const form of made) {
      if (form === stem || !words.has(form) || isUnsaid(form)) continue;
      const band = bandOfForm(form, stem, base, endings, speech);
      if (band < (all.get(form) ?? RAREST)) all.set(form, band);
    }
  }
  const out = new Map<string, Band>();
  for (const [word, band] of all) if (band < RAREST) out.set(word, band as Band);
  return out;
}
