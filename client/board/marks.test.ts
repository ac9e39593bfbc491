import { describe, expect, it } from "vitest";
import { badgeSpot, straightRuns } from "./marks.ts";

describe("marks over the board", () => {
  it("frames a straight word as one", () => {
    expect(straightRuns(["L11", "M11", "N11"])).toEqual([["L11", "N11"]]);
    expect(straightRuns(["L8", "L9"])).toEqual([["L8", "L9"]]);
  });

  it("P-11 frames a bent word as two that share the corner", () => {
    expect(straightRuns(["I14", "J14", "J15", "J16"])).toEqual([
      ["I14", "J14"],
      ["J14", "J16"],
    ]);
  });

  it("puts the badge after the last letter, in the word's own line", () => {
    expect(badgeSpot(["L8", "L9", "L10"], {}, 15)).toEqual({ column: 11.5, row: 10.42 });
    expect(badgeSpot(["B2", "C2"], {}, 15)).toEqual({ column: 3.42, row: 1.5 });
  });

  it("moves it before the first letter at the edge of the board", () => {
    expect(badgeSpot(["N2", "O2"], {}, 15)).toEqual({ column: 12.58, row: 1.5 });
    expect(badgeSpot(["A14", "A15"], {}, 15)).toEqual({ column: 0.5, row: 12.58 });
  });

  it("stands on the last tile's corner where the word fills the line", () => {
    const line = ["A1", "B1", "C1", "D1", "E1"];
    expect(badgeSpot(line, {}, 5)).toEqual({ column: 4.8, row: 0.95 });
  });
});
