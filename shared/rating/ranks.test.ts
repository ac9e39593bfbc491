import { describe, expect, it } from "vitest";
import { FIRST_RATING, LADDER, rankOf } from "./ranks.ts";

const named = (rating: number): string => {
  const { tier, division } = rankOf(rating);
  return division === null ? tier : `${tier} ${division}`;
};

describe("C-17 the Wordsmith Path", () => {
  it("starts a new player at Linguist I", () => {
    expect(named(FIRST_RATING)).toBe("linguist 1");
    expect(named(FIRST_RATING - 0.5)).toBe("penman 3");
  });

  it("goes from Apprentice to Grandmaster, the third division above the first", () => {
    expect(LADDER.map(({ tier, division }) => (division === null ? tier : `${tier} ${division}`))).toEqual([
      "apprentice",
      ...["scribe", "penman", "linguist", "scholar", "sage", "master"].flatMap((tier) => [1, 2, 3].map((of) => `${tier} ${of}`)),
      "grandmaster",
    ]);
    const limits = LADDER.map(({ from }) => from);
    expect(limits).toEqual([...limits].sort((a, b) => a - b));
    expect(new Set(limits).size).toBe(limits.length);
  });

  it("names every rating", () => {
    expect([-200, 0, 899, 900, 1199, 1250, 1300, 1350, 1520, 1799, 1800, 4000].map(named)).toEqual([
      "apprentice",
      "apprentice",
      "apprentice",
      "scribe 1",
      "penman 3",
      "linguist 2",
      "linguist 3",
      "scholar 1",
      "sage 1",
      "master 3",
      "grandmaster",
      "grandmaster",
    ]);
  });
});
