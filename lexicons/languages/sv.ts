import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expandDictionary, type Form } from "../hunspell.ts";
import { readList } from "../lists.ts";
import { GRAVE_AND_ACUTE, hasVowel, playable, type Spelling } from "../playable.ts";
import type { Harvest, Recipe, Removal } from "../recipe.types.ts";

const dictionary = dirname(createRequire(import.meta.url).resolve("dictionary-sv"));
const affixes = join(dictionary, "index.aff");
const entries = join(dictionary, "index.dic");
const about = join(dictionary, "package.json");
const licence = join(dictionary, "license");
const own = (name: string): string => fileURLToPath(new URL(`../sources/sv/${name}`, import.meta.url));
const allowFile = own("allow.txt");
const denyFile = own("deny.txt");

const SPELLING: Spelling = {
  letters: "abcdefghijklmnopqrstuvwxyzåäö",
  vowels: "aeiouyåäö",
  folds: GRAVE_AND_ACUTE,
  notNumerals: new Set(["di", "div", "liv", "mix", "vi"]),
};

/**
 * The source gives flag `r` to what takes a hyphen in compounds: initialisms and pieces of foreign phrases. With no other
 * flag than this (and `b`, the hyphen itself) an entry has no inflection, so it is no ordinary noun (app/AbDGr is one).
 */
const INITIALISM = /^b?rb?$/;

/** What affixes make of an abbreviation without a vowel (kl/B) is no word; single letters carry real ones (å/bCEGr: ån, åt). */
function isAbbreviation({ entry, flags }: Form): boolean {
  return (entry.length > 1 && !hasVowel(entry.toLowerCase(), SPELLING)) || INITIALISM.test(flags);
}

async function harvest(): Promise<Harvest> {
  const [allow, deny, expansion] = await Promise.all([
    readList(allowFile),
    readList(denyFile),
    expandDictionary(affixes, entries),
  ]);
  const words = new Set<string>();
  const out = new Map<string, Removal>();
  for (const form of expansion.forms) {
    const verdict: { word: string } | { removed: Removal } = expansion.forbidden.has(form.word)
      ? { removed: "forbidden by the source" }
      : playable(form.word, SPELLING);
    if ("removed" in verdict) out.set(form.word, verdict.removed);
    else if (isAbbreviation(form)) out.set(verdict.word, "abbreviation by the source's marks");
    else if (deny.has(verdict.word)) out.set(verdict.word, "deny list");
    else words.add(verdict.word);
  }
  const added = [...allow.keys()].filter((word) => !words.has(word));
  for (const word of added) words.add(word);
  const removed = new Map<Removal, number>();
  for (const [word, why] of out) if (!words.has(word)) removed.set(why, (removed.get(why) ?? 0) + 1);
  const { version } = JSON.parse(await readFile(about, "utf8")) as { version: string };
  return {
    sources: [
      {
        name: "dictionary-sv (DSSO, Den stora svenska ordlistan)",
        version,
        licence: "LGPL-3.0-only",
        texts: ["LGPL-3.0.txt", "GPL-3.0.txt"],
        origin: "https://www.npmjs.com/package/dictionary-sv",
        notice: await readFile(licence, "utf8"),
      },
    ],
    words,
    removed,
    added,
  };
}

export const sv: Recipe = { id: "sv", inputs: [affixes, entries, about, licence, allowFile, denyFile], harvest };
