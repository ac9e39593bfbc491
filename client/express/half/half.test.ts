import { describe, expect, it } from "vitest";
import { BEYOND, boardOfHalf } from "./half.ts";

describe("P-20 a half", () => {
  it("is eight columns of seventeen squares", () => {
    expect(BEYOND.length).toBe(17 * 17 - 8 * 17);
    expect(BEYOND).not.toContain("H17");
    expect(BEYOND).toContain("I1");
  });

  it("P-09 a blank lies there as the letter that it stands for, worth nothing", () => {
    const board = boardOfHalf(
      [
        { at: "A1", letter: "K" },
        { at: "B1", letter: "K", from: "blank" },
      ],
      { K: 3 },
    );
    expect(board.A1).toMatchObject({ letter: "K", kind: "letter", value: 3 });
    expect(board.B1).toMatchObject({ letter: "K", kind: "blank", value: 0 });
  });
});
