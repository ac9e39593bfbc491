import { readWords } from "../filter/read-lists.ts";

/** Word lists that correct or help the ranking. */
export interface Seeds {
  /** Function words. */
  readonly stopwords: ReadonlySet<string>;
  /** Names of everyday things. */
  readonly emojiNames: ReadonlySet<string>;
  /** Words that the ranking takes for common, but that people rarely say, or not at table. */
  readonly rare: ReadonlySet<string>;
  /** Words that everybody says, though few compounds contain them. */
  readonly common: ReadonlySet<string>;
  /** Entries that people rarely say by themselves, though their other forms are common (pojk: pojken). */
  readonly rareEntries: ReadonlySet<string>;
}

/** Names of the lists in the folder of a recipe. */
export const SEED_FILES = ["stopwords.txt", "emoji-names.txt", "rare.txt", "common.txt"] as const;

/** `rare.txt` marks an entry whose other forms are common with a hyphen behind it. */
export async function readSeeds(fileOf: (name: (typeof SEED_FILES)[number]) => string): Promise<Seeds> {
  const [stopwords, emojiNames, rare, common] = await Promise.all(SEED_FILES.map((name) => readWords(fileOf(name))));
  if (stopwords === undefined || emojiNames === undefined || rare === undefined || common === undefined)
    throw new Error("a seed list is missing");
  const rareEntries = new Set([...rare].filter((word) => word.endsWith("-")).map((word) => word.slice(0, -1)));
  return { stopwords, emojiNames, rare, common, rareEntries };
}
