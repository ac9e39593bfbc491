import { describe, expect, it } from "vitest";
import { rowsOf } from "./breakdown-rows.ts";

const play = {
  tiles: [],
  powers: [],
  words: [],
  bonuses: { placement: 0, combo: 0, fullRack: 0, theme: 0 },
} as const;

describe("A-50 what a move got besides its words", () => {
  it("says nothing of what did not happen", () => {
    expect(rowsOf(play)).toEqual([]);
  });

  it("K-62 puts an earned tile beside the bonus that came with it, and says when no slot was free", () => {
    const bonuses = { ...play.bonuses, placement: 50, combo: 20 };
    expect(rowsOf({ ...play, bonuses, earned: ["alfa:hexagon"], lost: ["gold"] })).toEqual([
      { kind: "placement", tiles: 0, points: 50, earned: { tile: "alfa:hexagon", lost: false } },
      { kind: "combo", words: 0, points: 20, earned: { tile: "gold", lost: true } },
    ]);
  });

  it("C-03 C-12 the earlier rules give a tile without a bonus, and refused tries cost points", () => {
    expect(rowsOf({ ...play, earned: ["*5"], penalties: 2 })).toEqual([
      { kind: "placement", tiles: 0, points: 0, earned: { tile: "*5", lost: false } },
      { kind: "penalties", points: -2 },
    ]);
  });

  it("K-34 tells what a die came to", () => {
    const powers = [
      { power: "dice", at: "H8" },
      { power: "charge", at: "H8" },
    ] as const;
    expect(rowsOf({ ...play, powers, rolls: [{ at: "H8", value: 4 }] })).toEqual([
      {
        kind: "powers",
        powers: [
          { power: "dice", at: "H8", roll: 4 },
          { power: "charge", at: "H8" },
        ],
      },
    ]);
  });
});
