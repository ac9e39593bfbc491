import { describe, expect, it } from "vitest";
import { MAX_SIZE, MIN_SIZE } from "./model.ts";
import { neighbours, squareName, squareNumber } from "./squares.ts";

describe("squares", () => {
  it("R-01 have a name each on boards of every size, and it leads back to them", () => {
    for (let size = MIN_SIZE; size <= MAX_SIZE; size++) {
      for (let square = 0; square < size * size; square++) expect(squareNumber(squareName(square, size), size)).toBe(square);
    }
    expect([squareName(0, 15), squareName(7 * 15 + 7, 15), squareName(224, 15)]).toEqual(["A1", "H8", "O15"]);
  });

  it.each(["P1", "A16", "A0", "A01", "a1", "AA1", "", "1A", "A-1", "A1 ", "Å1", "constructor"])(
    "R-01 %j is none of 15×15",
    (name) => {
      expect(squareNumber(name, 15)).toBe(-1);
    },
  );

  it("R-13 touch side to side, not over an edge", () => {
    expect(neighbours(0, 5)).toEqual([1, 5]);
    expect([...neighbours(9, 5)].sort()).toEqual([14, 4, 8]);
    expect(neighbours(12, 5)).toHaveLength(4);
  });
});
