import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { MAX_LENGTH, normalise } from "../../shared/lexicon/alphabet.ts";
import { walk } from "../../shared/lexicon/dawg.ts";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { openBuilt } from "../open-built.ts";

const sample = async (name: string): Promise<string[]> =>
  (await readFile(new URL(`samples/${name}.txt`, import.meta.url), "utf8")).split("\n").filter((line) => line !== "");

describe.each(["en", "sv", "da", "nb"] as const)("R-08 the lexicon %s", (id) => {
  it("has every everyday word of the sample", async () => {
    const lexicon = await openBuilt(id);
    expect((await sample(`must-have.${id}`)).filter((word) => lexicon.why(normalise(word)) !== null)).toEqual([]);
  });

  it("has no name and no abbreviation of the sample", async () => {
    const lexicon = await openBuilt(id);
    expect((await sample(`must-not.${id}`)).filter((word) => lexicon.has(normalise(word)))).toEqual([]);
  });
});

describe("R-09 the strict lexicon", () => {
  it("holds words of the full one alone", async () => {
    const [full, strict] = await Promise.all([openBuilt("sv"), openBuilt("sv-strict")]);
    const letters = strict.alphabet;
    const foreign: string[] = [];
    walk(
      strict.dawg,
      (places, length) => {
        let word = "";
        for (let at = 0; at < length; at++) word += letters[places[at] ?? 0] ?? "";
        if (!full.has(word)) foreign.push(word);
      },
      MAX_LENGTH,
    );
    expect(foreign).toEqual([]);
  });

  it("holds base forms and no inflected ones", async () => {
    const [full, strict] = await Promise.all([openBuilt("sv"), openBuilt("sv-strict")]);
    const base =
      "pojke flicka sitta springa vacker stå hoppas inte lärare tanke bror humanistisk glasögon kläder museum åtta hej byxor större bättre";
    for (const word of base.split(" ")) expect(strict.why(normalise(word), full), word).toBeNull();
    const inflected =
      "pojken flickor sitter sprang vackrare gick hoppades lärarna tankar bröder museet katten husets snabbare gjorde höjde fans";
    for (const word of inflected.split(" ")) expect(strict.why(normalise(word), full), word).toBe("inflected-form");
  });
});

describe("what crosses the wire", () => {
  const budgets = { en: 270_000, sv: 390_000, "sv-strict": 275_000, da: 330_000, nb: 530_000 };
  it.each(Object.entries(budgets))("%s stays within its budget", (id, bytes) => {
    expect(LEXICON_FILES[id as keyof typeof budgets]?.list.wireBytes).toBeLessThanOrEqual(bytes);
  });
});
