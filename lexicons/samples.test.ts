import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { normalise } from "../shared/lexicon/alphabet.ts";
import { LEXICON_FILES } from "../shared/lexicon/versions.ts";
import { LEXICON_IDS } from "../shared/rules/model.ts";
import { openBuilt } from "./open-built.ts";

const sample = async (name: string): Promise<string[]> =>
  (await readFile(new URL(`samples/${name}.txt`, import.meta.url), "utf8")).split("\n").filter((line) => line !== "");

describe.each(LEXICON_IDS.filter((id) => LEXICON_FILES[id] !== undefined && id !== "sv-strict"))("R-08 the lexicon %s", (id) => {
  it("has every everyday word of the sample", async () => {
    const lexicon = await openBuilt(id);
    expect((await sample(`must-have.${id}`)).filter((word) => lexicon.why(normalise(word)) !== null)).toEqual([]);
  });

  it("has no name and no abbreviation of the sample", async () => {
    const lexicon = await openBuilt(id);
    expect((await sample(`must-not.${id}`)).filter((word) => lexicon.has(normalise(word)))).toEqual([]);
  });
});
