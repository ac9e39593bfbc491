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

  it("ranks by the compounds that a word begins and ends, and puts inflected forms below their base", () => {
    const entries = ["hus", "bil", "bod", "husbil", "husbod", "bilhus", "zenit", "och"].map((entry) => ({ entry, flags: "" }));
    const form = (word: string, entry: string) => ({ word, entry, flags: "", rules: [], noSuggest: false });
    const forms = [form("huset", "hus"), form("husets", "hus")];
    const words = new Set([...entries.map(({ entry }) => entry), "huset", "husets"]);
    const spelling = { word: /^[a-z]+$/, vowels: "", folds: GRAVE_AND_ACUTE, notNumerals: new Set<string>() };
    const seeds = { stopwords: new Set(["och"]), everyday: new Set<string>() };
    const bands = commonness({ entries, forms, forbidden: new Set() }, words, spelling, seeds);
    expect(bands.get("och")).toBe(1);
    expect(bands.get("hus")).toBe(1);
    expect(bands.get("huset")).toBe(2);
    expect(bands.get("husets")).toBe(3);
  });
});
