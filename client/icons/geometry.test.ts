import { describe, expect, it } from "vitest";
import { polygon, rays, roundedPath, selbuStar } from "./geometry.ts";

describe("the computed drawings", () => {
  it("K-54 draws a gem with as many corners as its name says, one of them up", () => {
    for (const corners of [5, 6, 7]) {
      const points = polygon(corners, { x: 12, y: 12 }, 11);
      expect(points).toHaveLength(corners);
      expect(points[0]?.x).toBeCloseTo(12);
      expect(points[0]?.y).toBeCloseTo(1);
      expect(roundedPath(points, 1).match(/Q/g)).toHaveLength(corners);
    }
  });

  it("keeps the star of eight petals inside its field", () => {
    const path = selbuStar(6.28, 0.86);
    expect(path.match(/M/g)).toHaveLength(8);
    const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    expect(Math.min(...numbers)).toBeGreaterThan(2);
    expect(Math.max(...numbers)).toBeLessThan(22);
  });

  it("ends every ray on the box", () => {
    const numbers = (rays(28, { x: 0, y: 0 }, 2, { halfWidth: 9, halfHeight: 8 }).match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(9);
  });
});
