import { readFile } from "node:fs/promises";
import { fileBeside } from "../file-beside.ts";
import type { Source } from "../recipe.types.ts";

/** Sources that help to rank words by commonness. They add no word to a lexicon. */
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
        (await readFile(fileBeside(import.meta.url, "../licences/Unicode-3.0.txt"), "utf8"))
          .split("\n")
          .find((line) => line.startsWith("Copyright")) ?? "",
    },
  ];
}
