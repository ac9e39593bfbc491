import { describe, expect, it } from "vitest";
import { type ListFile, readList, writeList } from "./list-file.ts";
import { indexList, lookUpIn } from "./list-index.ts";

const version = "0123456789ab";
const alphabet = "ABCÅÄÖ";
const key = (text: string): string => [...text].map((letter) => String.fromCharCode(1 + alphabet.indexOf(letter))).join("");

function opened(words: readonly string[]): ListFile {
  const read = readList(writeList("sv", version, words), { id: "sv", version });
  if ("fault" in read) throw new Error(read.fault);
  return read.file;
}

function lookUp(words: readonly string[]): (word: string) => boolean {
  const file = opened(words);
  return lookUpIn(file, indexList(file));
}

/** Every word of these letters up to a length, in order. */
function all(longest: number): string[] {
  const words = longest === 1 ? [] : all(longest - 1);
  const last = longest === 1 ? [""] : words.filter(({ length }) => length === longest - 1);
  return [...words, ...last.flatMap((word) => [...alphabet].map((letter) => word + letter))];
}

describe("look-ups in the list, before the automaton stands", () => {
  const possible = all(5).sort((a, b) => (key(a) < key(b) ? -1 : 1));

  it.each([1, 2, 3, 31])("find each of its words and no other, where it holds every %ith", (step) => {
    const words = possible.filter((_, index) => index % step === step - 1);
    const has = lookUp(words);
    const held = new Set(words);
    expect(possible.filter((word) => has(word) !== held.has(word))).toEqual([]);
  });

  it("know words of every length up to 17, and nothing that no list can hold", () => {
    const words = Array.from({ length: 17 }, (_, index) => "A".repeat(index + 1));
    const has = lookUp(words);
    for (const word of words) expect(has(word)).toBe(true);
    for (const word of ["", "A".repeat(18), "Æ", "a", "AB", "B", "A\0", "\u{1F431}", "Ā"]) expect(has(word)).toBe(false);
    expect(lookUp([])("A")).toBe(false);
    expect(lookUp(["B"])("A")).toBe(false);
  });
});
