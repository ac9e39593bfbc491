import { describe, expect, it } from "vitest";
import { trayFit } from "./tray-fit.ts";

/** Beside the board of a phone of 320 × 568. */
const narrow = { width: 112, height: 390 };

describe("A-75 the tray", () => {
  it("has tiles of a thumb's width as long as there is room", () => {
    expect(trayFit(1, narrow)).toEqual({ columns: 1, side: 52 });
    expect(trayFit(2, narrow)).toEqual({ columns: 2, side: 52 });
    expect(trayFit(9, { width: 600, height: 200 })).toEqual({ columns: 9, side: 52 });
    expect(trayFit(14, narrow).side).toBeGreaterThanOrEqual(44);
  });

  it("shows every one of them, however many there are", () => {
    for (let count = 0; count <= 40; count++) {
      const { columns, side } = trayFit(count, narrow);
      const rows = Math.ceil(count / columns);
      expect(columns * side + (columns - 1) * 4).toBeLessThanOrEqual(narrow.width);
      expect(rows * side + (rows - 1) * 4).toBeLessThanOrEqual(narrow.height);
      expect(side).toBeGreaterThanOrEqual(24);
    }
  });

  it("has nothing to draw in before it was measured", () => {
    expect(trayFit(5, { width: 0, height: 0 }).side).toBe(0);
  });
});
