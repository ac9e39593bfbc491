import { readFile } from "node:fs/promises";
import { ownFile } from "./own-file.ts";
import type { Source } from "./recipe.types.ts";

/** Where the words come from that a dictionary's own compounds do not show to be common. They add no word to a lexicon. */
export async function seedSources(): Promise<readonly Source[]> {
  return [
    {
      name: "stopwords-iso (to rank words by commonness)",
      version: "1.1.0",
      licence: "MIT",
      texts: ["MIT-stopwords-iso.txt"],
      origin: "https://www.npmjs.com/package/stopwords-iso",
      notice: "Copyright (c) 2020 Gene Diaz",
    },
    {
      name: "cldr-annotations-full (to rank words by commonness)",
      version: "48.2.0",
      licence: "Unicode-3.0",
      texts: ["Unicode-3.0.txt"],
      origin: "https://www.npmjs.com/package/cldr-annotations-full",
      notice:
        (await readFile(ownFile("licences/Unicode-3.0.txt"), "utf8")).split("\n").find((line) => line.startsWith("Copyright")) ??
        "",
    },
  ];
}
