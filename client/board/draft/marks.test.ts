import { describe, expect, it } from "vitest";
import { badgeSpot, isBent, outline } from "./marks.ts";

const nothing = (): boolean => false;
const corners = (squares: readonly string[]): string =>
  outline(squares, 17)
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");

describe("marks over the board", () => {
  it("frames a straight word by a rectangle", () => {
    expect(corners(["L11", "M11", "N11"])).toBe("11,10 14,10 14,11 11,11");
    expect(corners(["L8", "L9"])).toBe("11,7 12,7 12,9 11,9");
  });

  it("P-11 frames a bent word by one line that bends with it, twice where it turns twice", () => {
    expect(corners(["I14", "J14", "J15", "J16"])).toBe("8,13 10,13 10,16 9,16 9,14 8,14");
    expect(corners(["A1", "A2", "B2", "B3"])).toBe("0,0 1,0 1,1 2,1 2,3 1,3 1,2 0,2");
  });

  it("P-11 tells a bent word from a straight one", () => {
    expect(isBent(["I14", "J14", "J15"])).toBe(true);
    expect(isBent(["I14", "J14"])).toBe(false);
    expect(isBent(["I14", "I15", "I16"])).toBe(false);
  });

  it("puts the badge after the last letter, in the word's own line", () => {
    expect(badgeSpot(["L8", "L9", "L10"], nothing, 15)).toEqual({ column: 11.5, row: 10.42 });
    expect(badgeSpot(["B2", "C2"], nothing, 15)).toEqual({ column: 3.42, row: 1.5 });
  });

  it("moves it before the first letter at the edge of the board", () => {
    expect(badgeSpot(["N2", "O2"], nothing, 15)).toEqual({ column: 12.58, row: 1.5 });
    expect(badgeSpot(["A14", "A15"], nothing, 15)).toEqual({ column: 0.5, row: 12.58 });
  });

  it("stands on the last tile's corner where the word fills the line", () => {
    const line = ["A1", "B1", "C1", "D1", "E1"];
    expect(badgeSpot(line, nothing, 5)).toEqual({ column: 4.8, row: 0.95 });
  });

  it("P-11 stands after the last letter of a bent word, in the line in which it ends, and never on a tile", () => {
    expect(badgeSpot(["I14", "J14", "J15"], nothing, 17)).toEqual({ column: 9.5, row: 15.42 });
    expect(badgeSpot(["I14", "J14", "J15"], (at) => at === "J16", 17)).toEqual({ column: 7.58, row: 13.5 });
  });
});
