import { beforeAll, describe, expect, it } from "vitest";
import type { Rejection } from "../../../shared/lexicon/lexicon.ts";
import { setLocale } from "../../i18n/index.ts";
import { byReason, sayRefused } from "./refused.ts";

const REASONS: Readonly<Record<string, Rejection>> = {
  HUNDAR: "inflected-form",
  KATTER: "inflected-form",
  ÆR: "letter-not-in-alphabet",
};
const why = (word: string) => REASONS[word] ?? null;

beforeAll(() => setLocale("sv"));

describe("words that are refused", () => {
  it("R-15 are named once each, by why", () => {
    expect(byReason(["XS", "HUNDAR", "XS", "KATTER"], why)).toEqual([
      { reason: "not-in-list", words: ["XS"] },
      { reason: "inflected-form", words: ["HUNDAR", "KATTER"] },
    ]);
    expect(byReason([], why)).toEqual([]);
  });

  it("K-28 are said in a sentence, also where nobody can tell why", () => {
    expect(sayRefused(["SOLX", "XS"])).toBe("SOLX och XS finns inte i ordlistan");
    expect(sayRefused(["XS", "HUNDAR", "ÆR"], why)).toBe(
      "XS finns inte i ordlistan. HUNDAR är en böjd form. ÆR har en bokstav som inte finns i alfabetet",
    );
    expect(sayRefused(["HUNDAR", "KATTER"], why)).toBe("HUNDAR och KATTER är böjda former");
  });
});
