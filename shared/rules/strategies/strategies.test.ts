import { describe, expect, it } from "vitest";
import { priceOf } from "../prices.ts";
import { kraftClassic } from "../rulesets/kraft-classic.ts";
import { parseRack } from "../tiles.ts";
import { add, multiply } from "./factors.ts";
import { faceValues, multipliedByAlfas } from "./leftover.ts";
import { twiceEach } from "./passes.ts";
import { refillWithAlfa } from "./refill.ts";

describe("word factors", () => {
  it("K-52 multiply", () => expect([multiply([2, 3]), multiply([1]), multiply([])]).toEqual([6, 1, 1]));

  it("C-01 add, a factor of 1 left out and none at all being 1", () => {
    expect([add([2, 3]), add([3, 1, 2]), add([1]), add([]), add([2])]).toEqual([5, 5, 1, 1, 2]);
  });
});

describe("leftovers", () => {
  const values = { K: 3, A: 1 };

  it("R-31 cost their face value, a letter not named 1, special tiles nothing", () => {
    expect(faceValues(parseRack("KAX?#>~"), values)).toBe(5);
  });

  it("C-05 are multiplied by the added factors of alfa tiles left", () => {
    const penalty = multipliedByAlfas({ pentagon: 1, hexagon: 2, septagon: 3 });
    expect(penalty(parseRack("A*6*7"), values)).toBe(5);
    expect(penalty(parseRack("KA*5"), values)).toBe(4);
    expect(penalty(parseRack("*6*7"), values)).toBe(0);
  });
});

describe("C-03 the refill after five tiles or more", () => {
  it("is one tile shorter, with an alfa tile in its place", () => {
    expect(refillWithAlfa({ free: 5, bag: 20, laid: 5 })).toEqual({ draw: 4, alfa: "*5" });
    expect(refillWithAlfa({ free: 6, bag: 20, laid: 6 })).toEqual({ draw: 5, alfa: "*6" });
    expect(refillWithAlfa({ free: 7, bag: 3, laid: 8 })).toEqual({ draw: 2, alfa: "*7" });
    expect(refillWithAlfa({ free: 4, bag: 20, laid: 4 })).toEqual({ draw: 4, alfa: null });
  });

  it("does not happen with an empty bag", () => {
    expect(refillWithAlfa({ free: 5, bag: 0, laid: 5 })).toEqual({ draw: 0, alfa: null });
    expect(refillWithAlfa({ free: 5, bag: 1, laid: 5 })).toEqual({ draw: 0, alfa: "*5" });
  });
});

it("P-13, R-34 passes are counted among those who play on, and with an empty bag among those who have tiles", () => {
  const seats = [
    { rackCount: 3, resigned: false },
    { rackCount: 0, resigned: false },
    { rackCount: 5, resigned: true },
  ];
  expect(twiceEach({ bag: 4, seats })).toBe(4);
  expect(twiceEach({ bag: 0, seats })).toBe(2);
});

it("C-06 each further purchase costs half as much again, rounded up", () => {
  const prices = (power: "swap" | "charge") => [0, 1, 2, 3, 4].map((times) => priceOf(kraftClassic, power, times));
  expect(prices("swap")).toEqual([2, 3, 5, 8, 12]);
  expect(prices("charge")).toEqual([1, 2, 3, 5, 8]);
  expect(priceOf(kraftClassic, "dice", 0)).toBeNull();
});
