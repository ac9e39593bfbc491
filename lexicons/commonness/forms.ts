import { type Band, RAREST } from "../../shared/lexicon/bands-file.ts";
import type { Expansion, Form } from "../hunspell/expand.ts";

/** Which forms of its words a language uses in everyday speech. */
export interface FormsInSpeech {
  /** Ending → the rarest band of words that people use with it. Genitives, passives and comparisons are left out. */
  readonly commonEndings: ReadonlyMap<string, Band>;
  /** Endings whose limit differs if the same word also has a certain other form (forumen beside forumet). */
  readonly exceptions?: readonly EndingException[];
  /** Forms that the rules make but nobody says: imperatives that end in no syllable (klistr, handl). */
  readonly neverSaid?: RegExp;
  /** True for entries that only begin compounds (bagar, kejsar). */
  readonly isStem?: (entry: Expansion["entries"][number]) => boolean;
}

interface EndingException {
  readonly ending: string;
  readonly other: string;
  /** 0: no word is common with this ending. */
  readonly rarest: Band | 0;
}

/** The band that bots of everyday words still know, and the band of words that most people only recognise. */
export const EVERYDAY_BAND = 3;
const KNOWN_BAND = 4;
/** An inflected form drops at most this many letters of its entry. */
const MAX_DROPPED = 2;
const NO_ENDING = "-";

/**
 * Each form has its own band. Forms with a common ending are nearly as common as the word itself. Genitives, passives,
 * comparisons and derived words are known to those who know the word, but rarely said.
 */
export function bandOfForm(
  form: string,
  entry: string,
  base: number,
  endings: ReadonlySet<string>,
  speech: FormsInSpeech,
): number {
  const ending = endingOf(form, entry);
  const exception = speech.exceptions?.find((each) => each.ending === ending && endings.has(each.other));
  const rarest = exception?.rarest ?? speech.commonEndings.get(ending) ?? 0;
  if (base > rarest) return base < EVERYDAY_BAND ? KNOWN_BAND : RAREST;
  return Math.min(base + 1, EVERYDAY_BAND);
}

/** What the form has in place of the end of its entry. */
export function endingOf(form: string, entry: string): string {
  let shared = 0;
  while (shared < form.length && shared < entry.length && form[shared] === entry[shared]) shared++;
  return entry.length - shared > MAX_DROPPED ? NO_ENDING : form.slice(shared);
}

/** The forms that each line of the dictionary makes. A word of two kinds has two lines. */
export function* formsByLine(
  forms: readonly Form[],
  read: (text: string) => string,
): Iterable<readonly [string, readonly string[]]> {
  let made: string[] = [];
  for (const [at, form] of forms.entries()) {
    made.push(read(form.word));
    const next = forms[at + 1];
    if (next?.entry === form.entry && next.flags === form.flags) continue;
    yield [form.entry, made];
    made = [];
  }
}
