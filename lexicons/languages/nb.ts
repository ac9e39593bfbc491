import { fileURLToPath } from "node:url";
import type { Band } from "../../shared/lexicon/bands-file.ts";
import { commonness, readSeeds, type Speech } from "../commonness.ts";
import { candidatesOf, dictionaryAt } from "../dictionary.ts";
import { type Candidate, gather } from "../harvest.ts";
import type { Expansion, Form } from "../hunspell.ts";
import { readList, readWords } from "../lists.ts";
import { ownFile } from "../own-file.ts";
import { GRAVE_AND_ACUTE, hasVowel, type Spelling } from "../playable.ts";
import type { Harvest, Recipe, Removal, Source } from "../recipe.types.ts";
import { seedSources } from "../seed-sources.ts";

const dictionary = dictionaryAt(fileURLToPath(import.meta.resolve("dictionary-nb")), "dictionary-nb");
/** Words of the same list that the package lost with -oe- and -ae- (noe, poeng, firmaet), and some that it lacks. */
const supplement = ownFile("nb/supplement.txt.gz");
const allow = ownFile("nb/allow.txt");
const deny = ownFile("nb/deny.txt");
const stopwords = ownFile("nb/stopwords.txt");
const everyday = ownFile("nb/annotations.txt");
const seldom = ownFile("nb/seldom.txt");

const SPELLING: Spelling = {
  word: /^[a-zæøå]+$/,
  vowels: "aeiouyæøå",
  folds: { ...GRAVE_AND_ACUTE, ò: "o", ó: "o", ô: "o", ü: "u" },
  notNumerals: new Set(["di", "div", "li", "liv", "mi", "mix", "vi"]),
};

/** Flag `M` on an entry in -et gives its -ede, so the entry is a participle (kastet), and not an adjective such as fet. */
const SHORTEST_PARTICIPLE = 4;
const COMPARED = /^(.+et)(?:ere|est|este)$/;
const ENDS_AS_PARTICIPLE = /(?:..ert|[^e]dd|(?<!r)edd)$/;
/** After t and d a superlative takes -est: this one was made by another words' rule. Eldst and nedst have no such base. */
const MISFORMED = /^(?!(?:eld|ned)ste?$)(.+[td])ste?$/;
/** Ends of adjectives that have such a superlative beside them; what else has one is a participle. */
const ENDS_AS_ADJECTIVE =
  /(?:bevisst|brukt|elegant|fast|fiolett|flott|glad|glatt|kort|korrupt|lat|lett|mett|flat|potent|privat|rett|sort|stolt|svart|tett|tørst|trett|trøtt|vant)$/;

/**
 * Comparisons of participles (kastetere, kastetest) are made by rule `X`, or listed form by form without suffix flags;
 * the language says mer and mest.
 */
function comparisonsIn(expansion: Expansion): (form: Form) => boolean {
  const participles = new Set(
    expansion.entries
      .filter(({ entry, flags }) => entry.endsWith("et") && entry.length >= SHORTEST_PARTICIPLE && flags.includes("M"))
      .map(({ entry }) => entry),
  );
  const words = new Set(expansion.forms.map(({ word }) => word));
  const misformed = new Set([...words].filter((word) => words.has(MISFORMED.exec(word)?.[1] ?? "")));
  return ({ word, entry, flags, rules }) => {
    if (misformed.has(word) || (rules.includes("X") && ENDS_AS_PARTICIPLE.test(entry))) return true;
    const listed = flags === "" ? /^(.+)ere$/.exec(word)?.[1] : undefined;
    if (listed !== undefined && misformed.has(`${listed}st`) && !ENDS_AS_ADJECTIVE.test(listed)) return true;
    const base = COMPARED.exec(word)?.[1];
    return base !== undefined && participles.has(base) && (rules.includes("X") || /^[a-s]*$/.test(flags));
  };
}

const EVERYDAY_ENDINGS = ["", ..."n en et t er r e ne ene te de dde dd tt".split(" ")];
const SPEECH: Speech = {
  // A choice beside -en and -et (boka, kasta): of common words alone.
  plain: new Map<string, Band>([...EVERYDAY_ENDINGS.map((ending) => [ending, 3] as const), ["a", 1]]),
  // Not as the plural of neuters (fjella, valga), which have -ene.
  beside: [{ ending: "a", other: "et", rarest: 0 }],
  // Imperatives that end in no syllable; participles and what is made like them, in the plural (kappete, dannede).
  unsaid: /[bdfgkpstvnm][lr]$|[bdpst]n$|tsj$|.{3}(?:[^lr]ed|et)e$/,
};

async function harvest(): Promise<Harvest> {
  const expansion = await dictionary.expand();
  const isComparison = comparisonsIn(expansion);
  const judge = (form: Form): Removal | null => {
    if (isComparison(form)) return "made up by affix rules";
    return hasVowel(form.entry.toLowerCase(), SPELLING) ? null : "abbreviation by the source's marks";
  };
  const lost = (await readWords(supplement)).map((form): Candidate => ({ form }));
  const candidates = [...candidatesOf(expansion, judge), ...lost];
  const source = await dictionary.source({
    name: "dictionary-nb (spell-norwegian)",
    licence: "GPL-2.0-or-later",
    texts: ["GPL-2.0.txt"],
  });
  const rest: Source = {
    ...source,
    name: "wnorwegian (spell-norwegian), the words that the package lacks",
    version: "2.2",
    origin: "https://packages.debian.org/source/stable/norwegian",
  };
  const gathered = gather(candidates, SPELLING, { allow: await readList(allow), deny: await readList(deny) }, [
    source,
    rest,
    ...(await seedSources()),
  ]);
  const bands = commonness(expansion, gathered.words, SPELLING, await readSeeds(stopwords, everyday, seldom), SPEECH);
  return { ...gathered, bands };
}

export const nb: Recipe = {
  id: "nb",
  inputs: [...dictionary.files, supplement, allow, deny, stopwords, everyday, seldom],
  harvest,
};
