import { describe, expect, it } from "vitest";
import { GRAVE_AND_ACUTE, playable, type Spelling } from "./playable.ts";

const spelling: Spelling = {
  word: /^[a-zåäö]+$/,
  vowels: "aeiouyåäö",
  folds: GRAVE_AND_ACUTE,
  notNumerals: new Set(["mix"]),
};
const check = (form: string) => playable(form, spelling);

describe("R-08 what can be laid", () => {
  it("folds accents that no tile bears and keeps the alphabet's own letters", () => {
    expect(check("idéer")).toEqual({ word: "ideer" });
    expect(check("crème")).toEqual({ word: "creme" });
    expect(check("a\u030ar")).toEqual({ word: "år" });
    expect(check("mañana")).toEqual({ removed: "not a word's letters" });
  });

  it("takes no names, no hyphens, points or figures", () => {
    expect(check("Kari")).toEqual({ removed: "not lower case" });
    expect(check("cd-rom")).toEqual({ removed: "not a word's letters" });
    expect(check("bl.a.")).toEqual({ removed: "not a word's letters" });
    expect(check("3d")).toEqual({ removed: "not a word's letters" });
  });

  it("takes 2 to 17 letters", () => {
    expect(check("å")).toEqual({ removed: "length" });
    expect(check("ås")).toEqual({ word: "ås" });
    expect(check("a".repeat(17))).toEqual({ word: "a".repeat(17) });
    expect(check("a".repeat(18))).toEqual({ removed: "length" });
  });

  it("takes no roman numerals and nothing without a vowel", () => {
    expect(check("xviii")).toEqual({ removed: "roman numeral" });
    expect(check("mix")).toEqual({ word: "mix" });
    expect(check("mild")).toEqual({ word: "mild" });
    expect(check("kg")).toEqual({ removed: "no vowel" });
  });
});
