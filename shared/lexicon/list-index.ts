import { alphabetOf } from "../rules/lexicons.ts";
import { letterPlaces, MAX_LENGTH, NO_LETTER } from "./alphabet.ts";
import { FIRST_LETTER, type ListFile } from "./list-file.ts";

/** Words from one mark to the next: few enough to be read through for every look-up, many enough for a small index. */
const EVERY = 256;

/**
 * Marks in a list, so that a word is found without reading all before it: some microseconds a look-up, a moment after the
 * list has come and long before the automaton stands.
 */
export interface ListIndex {
  /** Where the code of the word after each marked one begins. */
  readonly after: Int32Array;
  /** The marked words, each in `MAX_LENGTH` bytes: places in the alphabet + 1, then zeros, so that bytes sort as words do. */
  readonly heads: Uint8Array;
}

export function indexList({ coded, words }: ListFile): ListIndex {
  const marks = Math.ceil(words / EVERY);
  const after = new Int32Array(marks);
  const heads = new Uint8Array(marks * MAX_LENGTH);
  // `eachWord` by hand: nothing of a word is needed between the marks, and a first look-up waits for this.
  const now = new Uint8Array(MAX_LENGTH);
  let length = 0;
  for (let at = 0, index = 0; at < coded.length; index++) {
    length -= coded[at++] ?? 0;
    for (let code = coded[at] ?? 0; code >= FIRST_LETTER; code = coded[++at] ?? 0) now[length++] = code - FIRST_LETTER + 1;
    if (index % EVERY !== 0) continue;
    const mark = index / EVERY;
    after[mark] = at;
    heads.set(now.subarray(0, length), mark * MAX_LENGTH);
  }
  return { after, heads };
}

/** Negative where the word at `from` in `words` sorts before `wanted`, 0 where it is the same. */
function compare(words: Uint8Array, from: number, wanted: Uint8Array): number {
  for (let at = 0; at < MAX_LENGTH; at++) {
    const difference = (words[from + at] ?? 0) - (wanted[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Look-ups in the list itself, upper case and NFC. */
export function lookUpIn({ id, coded }: ListFile, { after, heads }: ListIndex): (word: string) => boolean {
  const places = letterPlaces(alphabetOf(id));
  const wanted = new Uint8Array(MAX_LENGTH);
  const now = new Uint8Array(MAX_LENGTH + 1);

  /** False where a letter is none of the alphabet's, or the word too long for any list. */
  function want(word: string): boolean {
    if (word.length === 0 || word.length > MAX_LENGTH) return false;
    wanted.fill(0);
    for (let at = 0; at < word.length; at++) {
      const place = places[word.charCodeAt(at)] ?? NO_LETTER;
      if (place === NO_LETTER) return false;
      wanted[at] = place + 1;
    }
    return true;
  }

  /** The last mark that does not sort after the wanted word, or -1. */
  function markBefore(): number {
    let [low, high] = [0, after.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(heads, middle * MAX_LENGTH, wanted) <= 0) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  return (word) => {
    if (!want(word)) return false;
    const mark = markBefore();
    if (mark < 0) return false;
    now.set(heads.subarray(mark * MAX_LENGTH, (mark + 1) * MAX_LENGTH));
    let length = now.indexOf(0);
    let at = after[mark] ?? coded.length;
    const end = after[mark + 1] ?? coded.length;
    for (let order = compare(now, 0, wanted); ; order = compare(now, 0, wanted)) {
      if (order === 0) return true;
      if (order > 0 || at >= end) return false;
      length -= coded[at++] ?? 0;
      for (let code = coded[at] ?? 0; code >= FIRST_LETTER; code = coded[++at] ?? 0) now[length++] = code - FIRST_LETTER + 1;
      now.fill(0, length);
    }
  };
}
