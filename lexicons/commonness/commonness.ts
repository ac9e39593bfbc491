import { type Band, RAREST } from "../../shared/lexicon/bands-file.ts";
import { fold, type Spelling } from "../filter/playable.ts";
import type { Expansion } from "../hunspell/expand.ts";
import { countCompounds, logarithm, UNIT } from "./compounds.ts";
import { bandOfForm, endingOf, type FormsInSpeech, formsByLine } from "./forms.ts";
import type { Seeds } from "./seeds.ts";

/**
 * The score ranks the base words: the first 3,000 are in band 1, and so on. Readers read the first three bands. A word that they
 * removed keeps its rank, so that no unread word moves up into its place.
 */
const BAND_ENDS = [3_000, 7_000, 10_600, 60_000] as const;
/** The rarest band of a word that readers marked as common. */
const MARKED_COMMON_BAND = 2;

const EACH_LETTER_FROM_THE_FIFTH = 111;
const STOPWORD = 2216;
const EMOJI_NAME = 739;

/** True for a dictionary entry that is only the genitive or passive of another word: it makes no forms of its own. */
function endsAsForm(word: string, words: ReadonlySet<string>, inflected: ReadonlySet<string>): boolean {
  return word.endsWith("s") && words.has(word.slice(0, -1)) && !inflected.has(word);
}

/**
 * How common the words of a hunspell dictionary are, from the dictionary alone. A word is common if many compounds begin or end
 * with it; a long word is less common. `rare` lists the words for which this fails. The forms of a rare word are rare too, unless
 * another word makes them. Words that are not in the result are in band 5.
 */
export function commonness(
  { entries, forms }: Expansion,
  words: ReadonlySet<string>,
  spelling: Spelling,
  seeds: Seeds,
  speech: FormsInSpeech,
): ReadonlyMap<string, Band> {
  const lowered = (entry: string): string => (entry === entry.toLowerCase() ? fold(entry, spelling) : "");
  const known = new Set(entries.map(({ entry }) => lowered(entry)).filter((entry) => words.has(entry)));
  const { begins, ends } = countCompounds(known);
  const inflected = new Set(forms.filter(({ word, entry }) => word !== entry).map(({ entry }) => lowered(entry)));
  const ownWords = new Set(entries.filter((each) => speech.isStem?.(each) !== true).map(({ entry }) => lowered(entry)));
  const isStem = (word: string): boolean => known.has(word) && !ownWords.has(word);
  const isRare = (word: string): boolean => seeds.rare.has(word) || speech.neverSaid?.test(word) === true;
  const scored: { word: string; score: number }[] = [];
  for (const word of new Set([...known, ...seeds.stopwords, ...seeds.emojiNames])) {
    const isSeed = seeds.stopwords.has(word) || seeds.emojiNames.has(word);
    if (!words.has(word) || (!isSeed && endsAsForm(word, words, inflected))) continue;
    let score = logarithm(1 + (begins.get(word) ?? 0)) + logarithm(1 + (ends.get(word) ?? 0));
    score -= EACH_LETTER_FROM_THE_FIFTH * Math.max(0, word.length - 4);
    if (seeds.stopwords.has(word)) score += STOPWORD;
    if (seeds.emojiNames.has(word)) score += EMOJI_NAME;
    if (score > -UNIT) scored.push({ word, score });
  }
  scored.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
  const bases = new Map<string, number>();
  for (const [rank, { word }] of scored.entries()) {
    if (!isRare(word) && !isStem(word)) bases.set(word, 1 + BAND_ENDS.filter((end) => rank >= end).length);
  }
  for (const word of seeds.common) {
    if (words.has(word)) bases.set(word, Math.min(bases.get(word) ?? MARKED_COMMON_BAND, MARKED_COMMON_BAND));
  }
  const all = new Map([...bases].filter(([word]) => !seeds.rareEntries.has(word)));
  for (const [entry, made] of formsByLine(forms, (text) => fold(text, spelling))) {
    const stem = lowered(entry);
    const base = bases.get(stem);
    if (base === undefined) continue;
    const endings = new Set(made.map((form) => endingOf(form, stem)));
    for (const form of made) {
      if (form === stem || !words.has(form) || isRare(form)) continue;
      const band = bandOfForm(form, stem, base, endings, speech);
      if (band < (all.get(form) ?? RAREST)) all.set(form, band);
    }
  }
  const bands = new Map<string, Band>();
  for (const [word, band] of all) if (band < RAREST) bands.set(word, band as Band);
  return bands;
}
