import { readList } from "../lists.ts";
import { ownFile } from "../own-file.ts";
import { playable } from "../playable.ts";
import type { Harvest, Recipe } from "../recipe.types.ts";
import { dictionary, judge, SPELLING, sv, swedishSources } from "./sv.ts";
import { swedishBaseForms } from "./swedish-base-forms.ts";

const allow = ownFile("sv-strict/allow.txt");
const deny = ownFile("sv-strict/deny.txt");
/** What `sv` allows; a reason that begins so keeps the word out of here. */
const allowedInFull = ownFile("sv/allow.txt");
const INFLECTED = "inflected form";

/** Base forms alone, all of them words of `sv`. */
async function harvest(): Promise<Harvest> {
  const [expansion, full, allowed, denied, reasons] = await Promise.all([
    dictionary.expand(),
    sv.harvest(),
    readList(allow),
    readList(deny),
    readList(allowedInFull),
  ]);
  const laid = (entry: string, flags: string): string | null => {
    const verdict = playable(entry, SPELLING);
    return "word" in verdict && judge({ entry, flags }) === null ? verdict.word : null;
  };
  const words = swedishBaseForms({ expansion, words: full.words, laid });
  for (const word of denied.keys())
    if (!words.delete(word)) throw new Error(`sv-strict: the deny list names ${word}, which is not there`);
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

export const svStrict: Recipe = { id: "sv-strict", inputs: [...sv.inputs, allow, deny], harvest };
