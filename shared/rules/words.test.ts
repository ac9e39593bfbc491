import { describe, expect, it } from "vitest";
import { gridOf } from "./grid.ts";
import { boardOf, type TileNotation } from "./notation.ts";
import { squareNumber } from "./squares.ts";
import { longest, wordsThrough } from "./words.ts";

const SIZE = 7;

function words(letters: Record<string, string>, arrows: Record<string, TileNotation["arrow"]>, ...squares: string[]): string[] {
  const tiles = Object.fromEntries(Object.entries(arrows).map(([at, arrow]) => [at, { arrow } as TileNotation]));
  const grid = gridOf(boardOf(letters, tiles, {}), SIZE);
  const through = squares.map((name) => squareNumber(name, SIZE));
  return wordsThrough(grid, SIZE, through)
    .map(({ word }) => word)
    .sort();
}

describe("words on the board", () => {
  const cross = { B3: "E", C3: "N", D3: "S", C2: "A", C4: "K" };

  it("R-04 are maximal straight runs of two letters or more", () => {
    expect(words(cross, {}, "C3")).toEqual(["ANK", "ENS"]);
    expect(words(cross, {}, "B3")).toEqual(["ENS"]);
    expect(words({ B3: "E" }, {}, "B3")).toEqual([]);
  });

  it("R-05 count once, though they hold several of the squares", () => {
    expect(words(cross, {}, "B3", "C3", "D3")).toEqual(["ANK", "ENS"]);
  });

  it("R-04 do not run on over the edge of the board", () => {
    expect(words({ F1: "E", G1: "N", A2: "S" }, {}, "G1")).toEqual(["EN"]);
  });

  it("P-10 end at a stop tile as at the edge", () => {
    expect(words({ A1: "E", B1: "N", C1: "#", D1: "S", E1: "E" }, {}, "B1", "D1")).toEqual(["EN", "SE"]);
  });
});

describe("P-11 arrows", () => {
  const around = { B3: "E", C3: "N", D3: "S", E3: "T", C2: "A", C1: "B", C4: "K", C5: "O" };

  it("right-down: from the left on downwards; from above to here; to the right a word of its own", () => {
    expect(words(around, { C3: "right-down" }, "C3")).toEqual(["BAN", "ENKO"]);
    expect(words(around, { C3: "right-down" }, "D3")).toEqual(["ST"]);
  });

  it("down-right: from above on to the right; from the left to here; below a word of its own", () => {
    expect(words(around, { C3: "down-right" }, "C3")).toEqual(["BANST", "EN"]);
    expect(words(around, { C3: "down-right" }, "C4")).toEqual(["KO"]);
  });

  it("a word may turn more than once, and bends at arrows that lay there before", () => {
    const letters = { A1: "E", B1: "N", B2: "S", C2: "K", C3: "A" };
    const arrows = { B1: "right-down", B2: "down-right", C2: "right-down" } as const;
    expect(words(letters, arrows, "A1")).toEqual(["ENSKA"]);
    expect(words(letters, arrows, "C3")).toEqual(["ENSKA"]);
  });

  it("an arrow at the start of a word turns it with nothing before", () => {
    expect(words({ B2: "E", B3: "N" }, { B2: "right-down" }, "B3")).toEqual(["EN"]);
    expect(words({ B2: "E", C2: "N" }, { B2: "right-down" }, "B2", "C2")).toEqual([]);
  });
});

describe("the main word", () => {
  const run = (squares: number, direction: 0 | 1) => ({
    word: "X".repeat(squares),
    squares: new Array<number>(squares).fill(0),
    direction,
  });

  it("R-05 is the longer, and across wins a tie", () => {
    expect(longest([run(2, 0), run(3, 1)])?.direction).toBe(1);
    expect(longest([run(3, 1), run(3, 0)])?.direction).toBe(0);
    expect(longest([])).toBeNull();
  });
});
