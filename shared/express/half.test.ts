import { describe, expect, it } from "vitest";
import { accountHalf, isOnHalf, readHalf } from "./index.ts";
import { tilesOf } from "./testing/game.ts";

const words = (...rows: readonly string[]) => readHalf(tilesOf(...rows)).runs.map(({ word }) => word);
const account = (list: readonly string[], ...rows: readonly string[]) =>
  accountHalf(tilesOf(...rows), (word) => list.includes(word));

describe("P-20 a half", () => {
  it("has 8 columns and 17 rows", () => {
    expect(["A1", "H1", "A17", "H17"].map(isOnHalf)).toEqual([true, true, true, true]);
    expect(["I1", "A18", "A0", "a1", "Q9", ""].map(isOnHalf)).toEqual([false, false, false, false, false, false]);
  });

  it("R-04 has a word where two letters or more lie in a row or a column", () => {
    expect(words("KATT", "A..Å", "L...", "V.Ö.")).toEqual(["KATT", "KALV", "TÅ"]);
    expect(words()).toEqual([]);
    expect(words("Å")).toEqual([]);
  });

  it("R-04 ends a word at the edge: the end of a row does not go on in the next", () => {
    expect(words("......AL", "NI......")).toEqual(["AL", "NI"]);
  });

  it("counts the letters that hang together, side by side", () => {
    expect(readHalf(tilesOf("AL", "..NI", "..Å")).groups).toBe(2);
    expect(readHalf(tilesOf("AL", ".ENI")).groups).toBe(1);
    expect(readHalf([]).groups).toBe(0);
  });
});

describe("P-20 what counts of a half", () => {
  it("is valid words: how many, the longest, and the letters on which they lie", () => {
    const { counted, words: judged } = account(["KATT", "TÅ"], "KATT", "A..Å", "L...");
    expect(counted).toEqual({ words: 2, longest: 4, letters: 5 });
    expect(judged.map(({ word, valid, counts }) => [word, valid, counts])).toEqual([
      ["KATT", true, true],
      ["KAL", false, false],
      ["TÅ", true, true],
    ]);
  });

  it("a word as often as it stands there", () => {
    expect(account(["AL"], "AL", "L.").counted).toEqual({ words: 2, longest: 2, letters: 3 });
  });

  it("one crossword alone: the one with most letters in valid words", () => {
    const { counted, words: judged } = account(["AL", "NI", "KATT"], "AL", "", "NI", "", "KATT");
    expect(counted).toEqual({ words: 1, longest: 4, letters: 4 });
    expect(judged.filter(({ counts }) => counts).map(({ word }) => word)).toEqual(["KATT"]);
  });

  it("of as many letters the one with most words, then the one nearest the top left", () => {
    // Three letters in two words, and three in one.
    expect(account(["ALM", "AL", "LO"], "ALM", "", "AL", ".O").counted).toEqual({ words: 2, longest: 2, letters: 3 });
    const { words: judged } = account(["AL", "NI"], "..AL", "", "NI");
    expect(judged.find(({ counts }) => counts)?.word).toBe("AL");
  });

  it("nothing, where no word is valid", () => {
    expect(account([], "KATT").counted).toEqual({ words: 0, longest: 0, letters: 0 });
    expect(account(["KATT"]).counted).toEqual({ words: 0, longest: 0, letters: 0 });
  });

  it("a half is filled by 32 letters in one crossword of valid words alone", () => {
    const block = ["ABCDEFGH", "ABCDEFGH", "ABCDEFGH", "ABCDEFGH"];
    const filled = (rows: readonly string[], isValid: (word: string) => boolean = () => true) =>
      accountHalf(tilesOf(...rows), isValid).filled;
    expect(filled(block)).toBe(true);
    expect(filled(block, (word) => word !== "CCCC")).toBe(false);
    expect(filled([...block.slice(1), "ABCDEFG"])).toBe(false);
    expect(filled([...block.slice(1), "", "ABCDEFGH"])).toBe(false);
  });
});
