import { fileURLToPath } from "node:url";
import type { Band } from "../../../shared/lexicon/bands-file.ts";
import { commonness } from "../../commonness/commonness.ts";
import type { FormsInSpeech } from "../../commonness/forms.ts";
import { seedSources } from "../../commonness/seed-sources.ts";
import { readSeeds, SEED_FILES } from "../../commonness/seeds.ts";
import { fileBeside } from "../../file-beside.ts";
import { collectWords } from "../../filter/collect.ts";
import { GRAVE_AND_ACUTE, hasVowel, type Spelling } from "../../filter/playable.ts";
import { readReasons } from "../../filter/read-lists.ts";
import { allowWith, readSupplement } from "../../filter/supplement.ts";
import { candidatesOf, dictionaryAt } from "../../hunspell/dictionary.ts";
import type { Form } from "../../hunspell/expand.ts";
import type { CollectedWords, Recipe, Removal, Source } from "../../recipe.types.ts";

export const dictionary = dictionaryAt(fileURLToPath(import.meta.resolve("dictionary-sv")), "dictionary-sv");
const own = (name: string): string => fileBeside(import.meta.url, name);
const allow = own("allow.txt");
const deny = own("deny.txt");
const supplement = own("supplement.txt");

export const SPELLING: Spelling = {
  word: /^[a-zåäö]+$/,
  vowels: "aeiouyåäö",
  folds: GRAVE_AND_ACUTE,
  notNumerals: new Set(["di", "div", "liv", "mix", "vi"]),
};

/**
 * Flag `r` marks entries that take a hyphen in compounds: initialisms and parts of foreign phrases. An entry with no other flag
 * than this (and `b`, the hyphen itself) has no inflection, so it is no ordinary noun (app/AbDGr is one).
 */
const INITIALISM = /^b?rb?$/;

/** Affixes make no words from an abbreviation without a vowel (kl/B), but they do from single letters (å/bCEGr: ån, åt). */
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

/** Flags of entries that begin compounds and make no forms. Those in -ar are stems of agent nouns (bagar, kejsar). */
const COMPOUNDS_ALONE = /^[UX]?Z$|^UXZ$/;

let collected: Promise<CollectedWords> | undefined;

/** Collected once, since the strict lexicon selects from the result. */
function collect(): Promise<CollectedWords> {
  collected ??= collectOnce();
  return collected;
}

/** Endings by the rarest band of words that people use with them: of a rarer word people use fewer forms. */
const ENDINGS: Readonly<Record<2 | 3, string>> = {
  2: "ad d na arna erna orna",
  3: "n en et t tt ar er or r a at it ett an ade de te dde",
};
const SPEECH: FormsInSpeech = {
  commonEndings: new Map<string, Band>([
    ["", 3],
    ...([2, 3] as const).flatMap((band) => ENDINGS[band].split(" ").map((ending) => [ending, band] as const)),
  ]),
  // The plural of neuters is common for common words only: husen, hardly forumen.
  exceptions: [{ ending: "en", other: "et", rarest: 1 }],
  isStem: ({ entry, flags }) => COMPOUNDS_ALONE.test(flags) && /..ar$/.test(entry),
};

async function collectOnce(): Promise<CollectedWords> {
  const expansion = await dictionary.expand();
  const candidates = candidatesOf(expansion, judge);
  const found = collectWords(
    candidates,
    SPELLING,
    { allow: allowWith(await readReasons(allow), await readSupplement(supplement)), deny: await readReasons(deny) },
    await swedishSources(),
  );
  const bands = commonness(expansion, found.words, SPELLING, await readSeeds(own), SPEECH);
  return { ...found, bands };
}

export const recipe: Recipe = { inputs: [...dictionary.files, allow, deny, supplement, ...SEED_FILES.map(own)], collect };
