import { fileURLToPath } from "node:url";
import type { Band } from "../../../shared/lexicon/bands-file.ts";
import { commonness } from "../../commonness/commonness.ts";
import type { FormsInSpeech } from "../../commonness/forms.ts";
import { seedSources } from "../../commonness/seed-sources.ts";
import { readSeeds, SEED_FILES } from "../../commonness/seeds.ts";
import { fileBeside } from "../../file-beside.ts";
import { type Candidate, collectWords } from "../../filter/collect.ts";
import { GRAVE_AND_ACUTE, hasVowel, type Spelling } from "../../filter/playable.ts";
import { readPackedWords, readReasons } from "../../filter/read-lists.ts";
import { allowWith, readSupplement } from "../../filter/supplement.ts";
import { candidatesOf, dictionaryAt } from "../../hunspell/dictionary.ts";
import type { Expansion, Form } from "../../hunspell/expand.ts";
import type { CollectedWords, Recipe, Removal, Source } from "../../recipe.types.ts";

const dictionary = dictionaryAt(fileURLToPath(import.meta.resolve("dictionary-nb")), "dictionary-nb");
const own = (name: string): string => fileBeside(import.meta.url, name);
/** Words of the same dictionary that the package lacks: most have -oe- or -ae- (noe, poeng, firmaet). */
const lost = own("supplement.txt.gz");
const allow = own("allow.txt");
const deny = own("deny.txt");
const supplement = own("supplement.txt");

const SPELLING: Spelling = {
  word: /^[a-zæøå]+$/,
  vowels: "aeiouyæøå",
  folds: { ...GRAVE_AND_ACUTE, ò: "o", ó: "o", ô: "o", ü: "u" },
  notNumerals: new Set(["di", "div", "li", "liv", "mi", "mix", "vi"]),
};

/** Flag `M` makes -ede from an entry in -et, so the entry is a participle (kastet) and no adjective (fet). */
const SHORTEST_PARTICIPLE = 4;
const COMPARED = /^(.+et)(?:ere|est|este)$/;
const ENDS_AS_PARTICIPLE = /(?:..ert|[^e]dd|(?<!r)edd)$/;
/** After t and d a superlative ends in -est, so a rule for other words made this one. Eldst and nedst have no such base. */
const MISFORMED = /^(?!(?:eld|ned)ste?$)(.+[td])ste?$/;
/** Adjectives that have such a superlative. Any other base of one is a participle. */
const ENDS_AS_ADJECTIVE =
  /(?:bevisst|brukt|elegant|fast|fiolett|flott|glad|glatt|kort|korrupt|lat|lett|mett|flat|potent|privat|rett|sort|stolt|svart|tett|tørst|trett|trøtt|vant)$/;

/**
 * Finds comparisons of participles (kastetere, kastetest), where the language uses mer and mest. Rule `X` makes them, or the
 * dictionary lists them one by one without suffix flags.
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

/** Verbs in -ere have flags for their tenses; an agent noun (lærere) has flag `E` without them. */
const VERB_FLAGS = /[ORSYt]/;

/** Finds present tenses that rule `E` makes from the plural of an agent noun (lærerer), and those that the dictionary lists. */
function agentPluralsIn(expansion: Expansion): (form: Form) => boolean {
  const words = new Set(expansion.forms.map(({ word }) => word));
  return ({ word, entry, flags }) => {
    if (!word.endsWith("erer")) return false;
    if (word !== entry) return entry === word.slice(0, -1) && flags.includes("E") && !VERB_FLAGS.test(flags);
    const noun = word.slice(0, -2);
    return words.has(`${noun}e`) && words.has(`${noun}en`) && !words.has(`${noun}te`);
  };
}

/** Finds comparisons of adjectives in -isk (komiskeste) and of participles in -et (hvithåreteste). */
function longComparisonsIn(expansion: Expansion): (form: Form) => boolean {
  const words = new Set(expansion.forms.map(({ word }) => word));
  return ({ word, rules }) => {
    const base = /^(.+(?:isk|et))(?:ere|este?)$/.exec(word)?.[1];
    if (base === undefined || /(?:fr|[lh])isk$/.test(base)) return false;
    if (base.endsWith("et")) return words.has(`${base.slice(0, -1)}de`) && words.has(base);
    if (rules.includes("X") || rules.includes("V")) return true;
    return words.has(base) && words.has(`${base}e`) && !words.has(`${base}en`);
  };
}

/** Finds inflected names whose base is only written with a capital (toyotaen, henryen). */
function namesIn(expansion: Expansion): (form: Form) => boolean {
  const entries = new Set(expansion.entries.map(({ entry }) => entry));
  /** A common noun may make the same form (bille: billen, dam: dammen). */
  const isNoun = (base: string): boolean => [base, `${base}e`, base.replace(/(.)\1$/, "$1")].some((noun) => entries.has(noun));
  const isName = (base: string): boolean =>
    base.length > 3 && !isNoun(base) && entries.has(`${base.charAt(0).toUpperCase()}${base.slice(1)}`);
  return ({ word }) =>
    ["en", "ens", "ene", "enes"].some((ending) => word.endsWith(ending) && isName(word.slice(0, -ending.length)));
}

const COMMON_ENDINGS = ["", ..."n en et t er r e ne ene te de dde dd tt".split(" ")];
const SPEECH: FormsInSpeech = {
  // Only common words take -a where they could take -en or -et (boka, kasta).
  commonEndings: new Map<string, Band>([...COMMON_ENDINGS.map((ending) => [ending, 3] as const), ["a", 1]]),
  // Neuters take -ene in the plural, hardly -a (fjella, valga).
  exceptions: [{ ending: "a", other: "et", rarest: 0 }],
  // Imperatives that end in no syllable; plurals of participles and of words like them (kappete, dannede).
  neverSaid: /[bdfgkpstvnm][lr]$|[bdpst]n$|tsj$|.{3}(?:[^lr]ed|et)e$/,
};

async function collect(): Promise<CollectedWords> {
  const expansion = await dictionary.expand();
  const invented = [comparisonsIn, longComparisonsIn, agentPluralsIn, namesIn].map((find) => find(expansion));
  const judge = (form: Form): Removal | null => {
    if (invented.some((isInvented) => isInvented(form))) return "made up by affix rules";
    return hasVowel(form.entry.toLowerCase(), SPELLING) ? null : "abbreviation by the source's marks";
  };
  const lostForms = (await readPackedWords(lost)).map((form): Candidate => {
    return { form, mark: judge({ word: form, entry: form, flags: "", rules: [], noSuggest: false }) };
  });
  const candidates = [...candidatesOf(expansion, judge), ...lostForms];
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
  const collected = collectWords(
    candidates,
    SPELLING,
    { allow: allowWith(await readReasons(allow), await readSupplement(supplement)), deny: await readReasons(deny) },
    [source, rest, ...(await seedSources())],
  );
  const bands = commonness(expansion, collected.words, SPELLING, await readSeeds(own), SPEECH);
  return { ...collected, bands };
}

export const recipe: Recipe = { inputs: [...dictionary.files, lost, allow, deny, supplement, ...SEED_FILES.map(own)], collect };
