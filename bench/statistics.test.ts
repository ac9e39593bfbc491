import { expect, it } from "vitest";
import { median, percentile, rounded } from "./statistics.ts";

it("takes the middle value, or the mean of the two middle ones", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

it("takes the value that the given share of values lies below", () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 99)).toBe(199);
  expect(percentile(values, 100)).toBe(200);
  expect(percentile([7], 99)).toBe(7);
  expect(percentile([], 99)).toBeNaN();
});

it("rounds to two digits unless told otherwise", () => {
  expect(rounded(1.239)).toBe(1.24);
  expect(rounded(1.239, 0)).toBe(1);
});
