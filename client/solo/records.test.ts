import { describe, expect, it } from "vitest";
import type { Result } from "../../shared/rules/model.ts";
import { countsForRecord, readRecords, recordOf, recordsAfter } from "./records.ts";

const SEVEN = { lexicon: "sv", rackSize: 7 } as const;
const ended = (score: number, reason: Result["reason"] = "racks-empty"): Result => ({
  reason,
  winner: 0,
  final: [score],
  parts: [],
});

describe("P-21 the records of Solo", () => {
  it("are kept per rack size and lexicon, and only a better score is one", () => {
    const first = recordsAfter({}, SEVEN, ended(310), "a", 1);
    expect(recordOf(SEVEN, first)).toEqual({ score: 310, at: 1, match: "a" });
    expect(recordOf({ ...SEVEN, rackSize: 8 }, first)).toBeNull();
    expect(recordOf({ ...SEVEN, lexicon: "sv-strict" }, first)).toBeNull();
    expect(recordsAfter(first, SEVEN, ended(310), "b", 2)).toBe(first);
    expect(recordOf(SEVEN, recordsAfter(first, SEVEN, ended(311), "b", 2))).toEqual({ score: 311, at: 2, match: "b" });
  });

  it("are none of a match that was given up, or that was played with easier rules", () => {
    expect(recordsAfter({}, SEVEN, ended(500, "resigned"), "a", 1)).toEqual({});
    expect(countsForRecord({ rackSize: 8, specials: false })).toBe(true);
    expect(countsForRecord({ premiumSquares: false })).toBe(false);
    expect(countsForRecord({ tileValue: 1 })).toBe(false);
    expect(countsForRecord({ theme: { words: [], bonus: 10 } })).toBe(false);
  });

  it("are of points: a match that was only passed through sets none, and one that had been set so is none", () => {
    for (const score of [-10, 0]) expect(recordsAfter({}, SEVEN, ended(score, "passes"), "a", 1)).toEqual({});
    const before = { "sv:7": { score: -10, at: 1, match: "a" } };
    expect(recordOf(SEVEN, before)).toBeNull();
    expect(recordsAfter(before, SEVEN, ended(-5), "b", 2)).toBe(before);
    expect(recordOf(SEVEN, recordsAfter(before, SEVEN, ended(1), "b", 2))?.score).toBe(1);
  });

  it("are read with care", () => {
    const text = JSON.stringify(recordsAfter({}, SEVEN, ended(310), "a", 1));
    expect(recordOf(SEVEN, readRecords(text))?.score).toBe(310);
    for (const broken of [null, "", "{", "[]", '{"sv:7":3}']) expect(readRecords(broken)).toEqual({});
  });
});
