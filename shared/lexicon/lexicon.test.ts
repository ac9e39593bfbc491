import { describe, expect, it } from "vitest";
import { normalise } from "./alphabet.ts";
import { writeAutomaton } from "./automaton-file.ts";
import { lexiconFrom, openLexicon } from "./lexicon.ts";
import { fileOf } from "./testing/build.ts";

const file = fileOf("sv", "0123456789ab", ["KATT", "KATTEN", "ÅR", "ÄR", "ÖN", "KÖ"]);
const bytes = writeAutomaton(file);

describe("a lexicon", () => {
  const lexicon = lexiconFrom(file);

  it("R-14 accepts its words and nothing else", () => {
    for (const word of ["KATT", "KATTEN", "ÅR", "ÄR", "ÖN", "KÖ"]) expect(lexicon.has(word)).toBe(true);
    for (const word of ["", "K", "KAT", "KATTE", "KATTENS", "AR", "ÆR", "katt", "KATT ", "\u{1F431}", "Ā", "K\0"]) {
      expect(lexicon.has(word)).toBe(false);
    }
  });

  it("R-06 knows Å Ä Ö as letters of their own and takes any Unicode form once normalised", () => {
    expect(lexicon.alphabet).toHaveLength(29);
    expect(lexicon.alphabet.slice(-3)).toEqual(["Å", "Ä", "Ö"]);
    expect(lexicon.has(normalise("a\u030ar"))).toBe(true);
    expect(lexicon.has(normalise("ar"))).toBe(false);
  });

  it("V-11 says why a word is not accepted", () => {
    expect(lexicon.why("KATT")).toBeNull();
    expect(lexicon.why("KATTER")).toBe("not-in-list");
    expect(lexicon.why("ÆR")).toBe("letter-not-in-alphabet");
    expect(lexicon.why("KA-TT")).toBe("letter-not-in-alphabet");
    expect(lexicon.why("K")).toBe("too-short");
    expect(lexicon.why("")).toBe("too-short");
    expect(lexicon.why("KATTENKATTENKATTEN")).toBe("too-long");
  });

  it("P-04 tells an inflected form by the wider lexicon", () => {
    const strict = lexiconFrom(fileOf("sv-strict", "0123456789ab", ["KATT"]));
    expect(strict.why("KATT", lexicon)).toBeNull();
    expect(strict.why("KATTEN", lexicon)).toBe("inflected-form");
    expect(strict.why("KATTEX", lexicon)).toBe("not-in-list");
    expect(strict.why("KATTEN")).toBe("not-in-list");
  });
});

describe("a lexicon file", () => {
  it("opens to the same lexicon, aligned or not", () => {
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    for (const read of [bytes, shifted.subarray(1)]) {
      const opened = openLexicon(read, { id: "sv", version: "0123456789ab" });
      if ("fault" in opened) throw new Error(opened.fault);
      expect(opened.lexicon.version).toBe("0123456789ab");
      expect(opened.lexicon.words).toBe(6);
      expect(opened.lexicon.has("KATTEN")).toBe(true);
      expect(opened.lexicon.has("KATTE")).toBe(false);
    }
  });

  it("is refused at every length but its own", () => {
    for (let length = 0; length < bytes.length; length++)
      expect(openLexicon(bytes.subarray(0, length))).toEqual({ fault: "truncated" });
    const longer = new Uint8Array(bytes.length + 1);
    longer.set(bytes);
    expect(openLexicon(longer)).toEqual({ fault: "damaged" });
  });

  it("is refused when any single byte differs", () => {
    for (let at = 0; at < bytes.length; at++) {
      const bad = bytes.slice();
      bad[at] = (bad[at] ?? 0) ^ 0x10;
      expect(openLexicon(bad)).toHaveProperty("fault");
    }
  });

  it("is refused when it is another one than asked for", () => {
    expect(openLexicon(bytes, { id: "da" })).toEqual({ fault: "wrong-lexicon" });
    expect(openLexicon(bytes, { version: "ffffffffffff" })).toEqual({ fault: "wrong-version" });
    expect(openLexicon(new TextEncoder().encode("<!doctype html><title>not found</title>"))).toEqual({ fault: "not-a-lexicon" });
  });
});
