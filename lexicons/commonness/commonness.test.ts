import { describe, expect, it } from "vitest";
import { GRAVE_AND_ACUTE } from "../filter/playable.ts";
import { commonness } from "./commonness.ts";
import { logarithm } from "./compounds.ts";

describe("commonness", () => {
  it("counts doublings in 256ths", () => {
    expect(logarithm(1)).toBe(0);
    expect(logarithm(2)).toBe(256);
    expect(logarithm(1024)).toBe(2560);
    expect(logarithm(3)).toBe(Math.floor(256 * Math.log2(3)));
    expect(logarithm(1000)).toBe(Math.floor(256 * Math.log2(1000)));
  });

  const form = (word: string, entry: string) => ({ word, entry, flags: "", rules: [], noSuggest: false });
  const spelling = { word: /^[a-z]+$/, vowels: "", folds: GRAVE_AND_ACUTE, notNumerals: new Set<string>() };
  const bases = ["hus", "bil", "bod", "husbil", "husbod", "bilhus", "zenit", "och", "livs", "liv", "hyra", "hyrbil"];
  const made = [
    ...["huset", "husets", "husa", "huskl", "husar"].map((word) => form(word, "hus")),
    ...["bilen", "bilar"].map((word) => form(word, "bil")),
  ];
  interface Lists {
    readonly rare?: readonly string[];
    readonly common?: readonly string[];
    readonly rareEntries?: readonly string[];
    readonly stems?: readonly string[];
  }
  const bandsWith = ({ rare = [], common = [], rareEntries = [], stems = [] }: Lists = {}) =>
    commonness(
      {
        entries: [...bases, ...stems].map((entry) => ({ entry, flags: stems.includes(entry) ? "Z" : "" })),
        forms: made,
        forbidden: new Set(),
      },
      new Set([...bases, ...stems, ...made.map(({ word }) => word)]),
      spelling,
      {
        stopwords: new Set(["och"]),
        emojiNames: new Set(),
        rare: new Set(rare),
        common: new Set(common),
        rareEntries: new Set(rareEntries),
      },
      {
        commonEndings: new Map([
          ["et", 3],
          ["en", 3],
          ["ar", 3],
        ]),
        exceptions: [{ ending: "ar", other: "et", rarest: 0 }],
        neverSaid: /kl$/,
        isStem: ({ flags }) => flags === "Z",
      },
    );

  it("ranks by the compounds that begin or end with a word, and its everyday forms are nearly as common", () => {
    const bands = bandsWith();
    expect(bands.get("och")).toBe(1);
    expect(bands.get("hus")).toBe(1);
    expect(bands.get("huset")).toBe(2);
  });

  it("A-63 genitives, rare forms and forms that nobody says are no everyday words", () => {
    const bands = bandsWith();
    expect(bands.get("husets")).toBe(4);
    expect(bands.get("husa")).toBe(4);
    expect(bands.has("huskl")).toBe(false);
    expect(bands.has("livs")).toBe(false);
    expect(bands.get("liv")).toBe(1);
  });

  it("A-63 a rare word is no everyday word, and neither are its forms", () => {
    const bands = bandsWith({ rare: ["bil", "huset"] });
    expect(bands.has("bil")).toBe(false);
    expect(bands.has("bilen")).toBe(false);
    expect(bands.has("huset")).toBe(false);
    expect(bands.get("hus")).toBe(1);
  });

  it("A-63 an ending can be less common if the same word has a certain other form", () => {
    const bands = bandsWith();
    expect(bands.get("bilar")).toBe(2);
    expect(bands.get("husar")).toBe(4);
  });

  it("A-63 the beginning of compounds is no everyday word, and neither is an entry of which only other forms are common", () => {
    expect(bandsWith({ stems: ["hyr"] }).has("hyr")).toBe(false);
    const bands = bandsWith({ rareEntries: ["bil"] });
    expect(bands.has("bil")).toBe(false);
    expect(bands.get("bilen")).toBe(2);
  });

  it("A-63 a word that is listed as common is an everyday word, whatever its rank", () => {
    expect(bandsWith().get("husets")).toBe(4);
    expect(bandsWith({ common: ["husets"] }).get("husets")).toBe(2);
    expect(bandsWith({ common: ["hus"] }).get("hus")).toBe(1);
  });
});
