import { describe, expect, it } from "vitest";
import { commonness, logarithm } from "./commonness.ts";
import { GRAVE_AND_ACUTE } from "./playable.ts";

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
  interface Read {
    readonly seldom?: readonly string[];
    readonly said?: readonly string[];
    readonly bare?: readonly string[];
    readonly stems?: readonly string[];
  }
  const bandsWith = ({ seldom = [], said = [], bare = [], stems = [] }: Read = {}) =>
    commonness(
      {
        entries: [...bases, ...stems].map((entry) => ({ entry, flags: stems.includes(entry) ? "Z" : "" })),
        forms: made,
        forbidden: new Set(),
      },
      new Set([...bases, ...stems, ...made.map(({ word }) => word)]),
      spelling,
      { stopwords: new Set(["och"]), everyday: new Set(), seldom: new Set(seldom), said: new Set(said), bare: new Set(bare) },
      {
        plain: new Map([
          ["et", 3],
          ["en", 3],
          ["ar", 3],
        ]),
        beside: [{ ending: "ar", other: "et", rarest: 0 }],
        unsaid: /kl$/,
        isStem: ({ flags }) => flags === "Z",
      },
    );

  it("ranks by the compounds that a word begins and ends, and takes the forms of everyday for nearly as common", () => {
    const bands = bandsWith();
    expect(bands.get("och")).toBe(1);
    expect(bands.get("hus")).toBe(1);
    expect(bands.get("huset")).toBe(2);
  });

  it("A-63 a genitive, a form that is not said every day and one that nobody says are no everyday words", () => {
    const bands = bandsWith();
    expect(bands.get("husets")).toBe(4);
    expect(bands.get("husa")).toBe(4);
    expect(bands.has("huskl")).toBe(false);
    expect(bands.has("livs")).toBe(false);
    expect(bands.get("liv")).toBe(1);
  });

  it("A-63 a word that is seldom said is none, nor are its forms", () => {
    const bands = bandsWith({ seldom: ["bil", "huset"] });
    expect(bands.has("bil")).toBe(false);
    expect(bands.has("bilen")).toBe(false);
    expect(bands.has("huset")).toBe(false);
    expect(bands.get("hus")).toBe(1);
  });

  it("A-63 an ending is said less where the same word has another", () => {
    const bands = bandsWith();
    expect(bands.get("bilar")).toBe(2);
    expect(bands.get("husar")).toBe(4);
  });

  it("A-63 what nobody says by itself is no everyday word: the beginning of compounds, and an entry whose forms alone are said", () => {
    expect(bandsWith({ stems: ["hyr"] }).has("hyr")).toBe(false);
    const bands = bandsWith({ bare: ["bil"] });
    expect(bands.has("bil")).toBe(false);
    expect(bands.get("bilen")).toBe(2);
  });

  it("A-63 a word that everybody says is an everyday word, whatever the ranking takes it for", () => {
    expect(bandsWith().get("husets")).toBe(4);
    expect(bandsWith({ said: ["husets"] }).get("husets")).toBe(2);
    expect(bandsWith({ said: ["hus"] }).get("hus")).toBe(1);
  });
});
