import { describe, expect, it } from "vitest";
import { isInside, placeUnder, squareUnder } from "./drop-target.ts";

const field = { left: 6, top: 157, width: 375, height: 375 };

describe("what lies under a held piece", () => {
  it("R-01 finds the square, and the one at the edge a little outside", () => {
    expect(squareUnder(field, 15, { x: 6 + 25 * 7.5, y: 157 + 25 * 7.5 })).toBe("H8");
    expect(squareUnder(field, 15, { x: 0, y: 157 + 25 * 14.9 })).toBe("A15");
    expect(squareUnder(field, 15, { x: 6 + 375 + 5, y: 150 })).toBe("O1");
  });

  it("finds none further out", () => {
    expect(squareUnder(field, 15, { x: 200, y: 157 + 375 + 20 })).toBe(null);
  });

  it("works for a board of 5 and one of 21", () => {
    expect(squareUnder(field, 5, { x: 380, y: 531 })).toBe("E5");
    expect(squareUnder(field, 21, { x: 380, y: 531 })).toBe("U21");
  });

  it("A-73 finds the rack's place by its column", () => {
    const rack = { left: 5, top: 678, width: 380, height: 66 };
    expect(placeUnder(rack, 7, { x: 10, y: 690 })).toBe(0);
    expect(placeUnder(rack, 7, { x: 384, y: 640 })).toBe(6);
    expect(placeUnder(rack, 7, { x: -40, y: 640 })).toBe(0);
  });

  it("widens a box by its margin", () => {
    expect(isInside(field, { x: 2, y: 200 })).toBe(false);
    expect(isInside(field, { x: 2, y: 200 }, 8)).toBe(true);
  });
});
