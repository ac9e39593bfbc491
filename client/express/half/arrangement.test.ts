import { describe, expect, it } from "vitest";
import { freshDraft, layItem, match } from "../../board/testing/testing.ts";
import { laidOut, sameHalf, tilesOf } from "./arrangement.ts";

const hand = freshDraft(match({ players: [{ rack: "KATTA?" }, {}], size: 17 }, undefined, "alfapet").view(0));

describe("P-20 an arrangement", () => {
  it("is what lies there, blanks with the letter that they stand for", () => {
    const draft = layItem(layItem(layItem(hand, "T", "C1"), "A", "B1"), "?", "A1", "S");
    expect(tilesOf(draft)).toEqual([
      { at: "A1", letter: "S", from: "blank" },
      { at: "B1", letter: "A" },
      { at: "C1", letter: "T" },
    ]);
  });

  it("is laid again from the hand as the server has it", () => {
    const tiles = [
      { at: "A1", letter: "A", from: "blank" as const },
      { at: "B1", letter: "A" },
      { at: "C1", letter: "A" },
      { at: "D1", letter: "Ö" },
    ];
    const draft = laidOut(layItem(hand, "K", "H9"), tiles);
    expect(tilesOf(draft)).toEqual(tiles.slice(0, 3));
    expect(new Set(draft.laid.map(({ id }) => id)).size).toBe(3);
  });

  it("is the same in whatever order", () => {
    const some = [
      { at: "A1", letter: "K" },
      { at: "B1", letter: "A", from: "blank" as const },
    ];
    expect(sameHalf(some, [...some].reverse())).toBe(true);
    expect(
      sameHalf(some, [
        { at: "A1", letter: "K" },
        { at: "B1", letter: "A" },
      ]),
    ).toBe(false);
  });
});
