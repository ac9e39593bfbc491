import { fileBeside } from "../../file-beside.ts";
import { playable } from "../../filter/playable.ts";
import { readReasons } from "../../filter/read-lists.ts";
import { allowWith, readSupplement } from "../../filter/supplement.ts";
import type { CollectedWords, Recipe } from "../../recipe.types.ts";
import { dictionary, judge, SPELLING, recipe as sv, swedishSources } from "../sv/recipe.ts";
import { swedishBaseForms } from "./base-forms.ts";

const own = (name: string): string => fileBeside(import.meta.url, name);
const allow = own("allow.txt");
const deny = own("deny.txt");
/** The allow list of `sv`. A reason that begins with "inflected form" keeps the word out of the strict lexicon. */
const allowedInFull = own("../sv/allow.txt");
const INFLECTED = "inflected form";

/** The base forms among the words of `sv`. */
async function collect(): Promise<CollectedWords> {
  const [expansion, full, allowed, denied, reasons] = await Promise.all([
    dictionary.expand(),
    sv.collect(),
    readReasons(allow),
    readReasons(deny),
    readReasons(allowedInFull).then(async (listed) => allowWith(listed, await readSupplement(own("../sv/supplement.txt")))),
  ]);
  const laid = (entry: string, flags: string): string | null => {
    const verdict = playable(entry, SPELLING);
    return "word" in verdict && judge({ entry, flags }) === null ? verdict.word : null;
  };
  const words = swedishBaseForms({ expansion, words: full.words, laid });
  for (const word of denied.keys())
    if (!words.delete(word)) throw new Error(`sv-strict: the deny list names ${word}, which is no word of the lexicon`);
  const bases = full.added.filter((word) => reasons.get(word)?.startsWith(INFLECTED) !== true);
  const added = [...new Set([...allowed.keys(), ...bases])].filter((word) => !words.has(word));
  for (const word of added) {
    if (!full.words.has(word)) throw new Error(`sv-strict: the allow list names ${word}, which is not in sv`);
    words.add(word);
  }
  const removed = new Map([["inflected form", full.words.size - words.size] as const]);
  const bands = new Map([...full.bands].filter(([word]) => words.has(word)));
  return { sources: await swedishSources(), words, removed, added, bands };
}

export const recipe: Recipe = { inputs: [...sv.inputs, own("../sv/recipe.ts"), allow, deny], collect };
