import { fileURLToPath } from "node:url";
import type { Band } from "../../shared/lexicon/bands-file.ts";
import { commonness, readSeeds, type Speech } from "../commonness.ts";
import { candidatesOf, dictionaryAt } from "../dictionary.ts";
import { gather } from "../harvest.ts";
import type { Form } from "../hunspell.ts";
import { readList } from "../lists.ts";
import { ownFile } from "../own-file.ts";
import { GRAVE_AND_ACUTE, hasVowel, type Spelling } from "../playable.ts";
import type { Harvest, Recipe, Removal, Source } from "../recipe.types.ts";
import { seedSources } from "../seed-sources.ts";

export const dictionary = dictionaryAt(fileURLToPath(import.meta.resolve("dictionary-sv")), "dictionary-sv");
const allow = ownFile("sv/allow.txt");
const deny = ownFile("sv/deny.txt");
const stopwords = ownFile("sv/stopwords.txt");
const everyday = ownFile("sv/annotations.txt");
const seldom = ownFile("sv/seldom.txt");
const said = ownFile("sv/said.txt");

export const SPELLING: Spelling = {
  word: /^[a-zåäö]+$/,
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
export function judge({ entry, flags }: Pick<Form, "entry" | "flags">): Removal | null {
  const abbreviation = (entry.length > 1 && !hasVowel(entry.toLowerCase(), SPELLING)) || INITIALISM.test(flags);
  return abbreviation ? "abbreviation by the source's marks" : null;
}

export async function swedishSources(): Promise<readonly Source[]> {
  const source = await dictionary.source({
    name: "dictionary-sv (DSSO, Den stora svenska ordlistan)",
    licence: "LGPL-3.0-only",
    texts: ["LGPL-3.0.txt", "GPL-3.0.txt"],
  });
  return [source, ...(await seedSources())];
}

/** Flags of what begins compounds and makes no forms: with -ar the stems of those who do something (bagar, kejsar). */
const COMPOUNDS_ALONE = /^[UX]?Z$|^UXZ$/;

let made: Promise<Harvest> | undefined;

/** Made once: the strict lexicon is chosen from it. */
function harvest(): Promise<Harvest> {
  made ??= harvestOnce();
  return made;
}

/** Endings by the rarest band of words that one says with them: who seldom says a word hardly says all its forms. */
const ENDINGS: Readonly<Record<2 | 3, string>> = {
  2: "ad d na arna erna orna",
  3: "n en et t tt ar er or r a at it ett an ade de te dde",
};
const SPEECH: Speech = {
  plain: new Map<string, Band>([
    ["", 3],
    ...([2, 3] as const).flatMap((band) => ENDINGS[band].split(" ").map((ending) => [ending, band] as const)),
  ]),
  // The plural of neuters: husen are said, hardly forumen.
  beside: [{ ending: "en", other: "et", rarest: 1 }],
  isStem: ({ entry, flags }) => COMPOUNDS_ALONE.test(flags) && /..ar$/.test(entry),
};

async function harvestOnce(): Promise<Harvest> {
  const expansion = await dictionary.expand();
  const candidates = candidatesOf(expansion, judge);
  const gathered = gather(
    candidates,
    SPELLING,
    { allow: await readList(allow), deny: await readList(deny) },
    await swedishSources(),
  );
  const bands = commonness(expansion, gathered.words, SPELLING, await readSeeds(stopwords, everyday, seldom, said), SPEECH);
  return { ...gathered, bands };
}

export const sv: Recipe = { id: "sv", inputs: [...dictionary.files, allow, deny, stopwords, everyday, seldom, said], harvest };
