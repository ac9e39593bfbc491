import { describe, expect, it } from "vitest";
import { factorsOf, termsOf } from "./terms.ts";

const letter = (value: number, factor = 1) => ({ at: "A1", tile: {} as never, value, factor });
const by = (factor: number, kind: "premium" | "gem") => ({ at: "A1", factor, by: kind });

describe("A-50 a sum written out", () => {
  it("names each letter of a short word, and of any word with a letter premium", () => {
    expect(termsOf({ letters: [letter(2), letter(1)], sum: 3 })).toHaveLength(2);
    expect(termsOf({ letters: [1, 1, 1, 1].map((value) => letter(value)).concat(letter(4, 3)), sum: 16 })).toHaveLength(5);
  });

  it("gives the sum alone of a long word without any", () => {
    expect(termsOf({ letters: [1, 3, 3, 0, 1].map((value) => letter(value)), sum: 8 })).toEqual([{ value: 8, factor: 1 }]);
  });

  it("K-54 C-01 leaves the lowest gem out, and tells when factors were added", () => {
    expect(factorsOf({ factors: [by(3, "premium"), by(2, "gem")], factor: 6 })).toMatchObject({ added: false });
    expect(factorsOf({ factors: [by(3, "premium"), by(2, "gem")], factor: 5 })).toMatchObject({ added: true });
    expect(factorsOf({ factors: [by(3, "premium"), by(1, "gem")], factor: 3 })).toEqual({
      parts: [by(3, "premium")],
      added: false,
    });
  });
});
