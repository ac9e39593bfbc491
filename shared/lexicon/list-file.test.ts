import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Band, dawgOfBands, narrowedDawg, readBands, writeBands } from "./bands-file.ts";
import { walk } from "./dawg.ts";
import { dawgFromList, eachWord, type ListFile, readList, writeList } from "./list-file.ts";
import { fileOf } from "./testing/build.ts";

const version = "0123456789ab";
const alphabet = "ABCÅÄÖ";
const word = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 7 });
const list = fc.uniqueArray(word, { maxLength: 80 }).map((words) => words.sort((a, b) => (key(a) < key(b) ? -1 : 1)));

function key(text: string): string {
  return [...text].map((letter) => String.fromCharCode(1 + alphabet.indexOf(letter))).join("");
}

function opened(bytes: Uint8Array): ListFile {
  const read = readList(bytes, { id: "sv", version });
  if ("fault" in read) throw new Error(read.fault);
  return read.file;
}

describe("the list that crosses the wire", () => {
  it("gives back its words, and the automaton that is built of them, bit for bit", () => {
    fc.assert(
      fc.property(list, (words) => {
        const file = opened(writeList("sv", version, words));
        const sizes: number[] = [];
        eachWord(file.coded, (_, length, _shared, index) => {
          sizes[index] = length;
        });
        expect(sizes).toEqual(words.map(({ length }) => length));
        expect(dawgFromList(file)).toEqual(fileOf("sv", version, words).dawg);
      }),
    );
  });

  it("is refused when it is cut, changed or of another version", () => {
    const bytes = writeList("sv", version, ["A", "AB", "ÅÄÖ"]);
    expect(readList(bytes.subarray(0, -1))).toEqual({ fault: "truncated" });
    const bad = bytes.slice();
    bad[bad.length - 1] = 70;
    expect(readList(bad)).toEqual({ fault: "damaged" });
    expect(readList(bytes, { version: "ba9876543210" })).toEqual({ fault: "wrong-version" });
  });
});

describe("bands of commonness", () => {
  it("come back word for word, and choose what a bot knows", () => {
    const withBands = list.chain((words) =>
      fc.tuple(
        fc.constant(words),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: words.length, maxLength: words.length }),
      ),
    );
    fc.assert(
      fc.property(withBands, fc.integer({ min: 1, max: 5 }), ([words, bands], rarest) => {
        const read = readBands(writeBands("sv", version, bands as Band[]), { id: "sv", version });
        if ("fault" in read) throw new Error(read.fault);
        expect([...read.bands]).toEqual(bands);
        const known = words.filter((_, at) => (bands[at] ?? 5) <= rarest);
        let count = 0;
        const dawg = dawgOfBands(opened(writeList("sv", version, words)), read.bands, rarest as Band);
        walk(dawg, () => count++, 7);
        expect(count).toBe(known.length);
        expect(dawg).toEqual(fileOf("sv", version, known).dawg);
        expect(narrowedDawg(fileOf("sv", version, words).dawg, read.bands, rarest as Band)).toEqual(dawg);
      }),
    );
  });

  it("take many words passed over", () => {
    const bands: Band[] = Array.from({ length: 70_000 }, (_, at) => (at === 69_999 ? 2 : 5));
    const read = readBands(writeBands("sv", version, bands));
    expect("bands" in read && read.bands[69_999]).toBe(2);
    expect("bands" in read && read.bands[69_998]).toBe(5);
  });
});
