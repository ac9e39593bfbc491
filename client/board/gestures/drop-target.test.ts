import { describe, expect, it } from "vitest";
import { isInside, placeUnder, squareUnder } from "./drop-target.ts";

const field = { left: 6, top: 157, width: 375, height: 375 };

describe("what lies under a held piece", () => {
  it("R-01 finds the square, and the one at the edge a little outside", () => {
    expect(squareUnder(field, { size: 15, columns: 15 }, { x: 6 + 25 * 7.5, y: 157 + 25 * 7.5 })).toBe("H8");
    expect(squareUnder(field, { size: 15, columns: 15 }, { x: 0, y: 157 + 25 * 14.9 })).toBe("A15");
    expect(squareUnder(field, { size: 15, columns: 15 }, { x: 6 + 375 + 5, y: 150 })).toBe("O1");
  });

  it("finds none further out", () => {
    expect(squareUnder(field, { size: 15, columns: 15 }, { x: 200, y: 157 + 375 + 20 })).toBe(null);
  });

  it("works for a board of 5 and one of 21", () => {
    expect(squareUnder(field, { size: 5, columns: 5 }, { x: 380, y: 531 })).toBe("E5");
    expect(squareUnder(field, { size: 21, columns: 21 }, { x: 380, y: 531 })).toBe("U21");
  });

  it("P-20 works for a half, which is higher than wide", () => {
    const half = { ...field, width: 160, height: 340 };
    expect(squareUnder(half, { size: 17, columns: 8 }, { x: 6 + 159, y: 157 + 339 })).toBe("H17");
    expect(squareUnder(half, { size: 17, columns: 8 }, { x: 6 + 180, y: 157 + 10 })).toBe(null);
  });

  it("A-73 finds the nearest place of the rack, though the finger is beside it", () => {
    const row = Array.from({ length: 7 }, (_, place) => ({
      place,
      box: { left: 12 + place * 53, top: 685, width: 49, height: 49 },
    }));
    expect(placeUnder(row, { x: 10, y: 690 })).toBe(0);
    expect(placeUnder(row, { x: 384, y: 640 })).toBe(6);
    expect(placeUnder(row, { x: 12 + 53 * 3 + 20, y: 760 })).toBe(3);
    expect(placeUnder([], { x: 0, y: 0 })).toBe(null);
  });

  it("A-75 finds the row as well where eight stand in two", () => {
    const rows = Array.from({ length: 8 }, (_, place) => ({
      place,
      box: { left: 40 + (place % 4) * 60, top: place < 4 ? 400 : 446, width: 44, height: 44 },
    }));
    expect(placeUnder(rows, { x: 60, y: 430 })).toBe(0);
    expect(placeUnder(rows, { x: 60, y: 460 })).toBe(4);
    expect(placeUnder(rows, { x: 300, y: 500 })).toBe(7);
  });

  it("widens a box by its margin", () => {
    expect(isInside(field, { x: 2, y: 200 })).toBe(false);
    expect(isInside(field, { x: 2, y: 200 }, 8)).toBe(true);
  });
});
