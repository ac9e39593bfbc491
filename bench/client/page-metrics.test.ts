import { describe, expect, it } from "vitest";
import { compareFrames, cumulativeShift, ratiosTo, slowestInteraction, weigh } from "./page-metrics.ts";

describe("V-13 the layout shift of a visit", () => {
  it("is 0 where nothing moves", () => {
    expect(cumulativeShift([])).toBe(0);
  });

  it("adds up shifts that follow each other within a second", () => {
    const shifts = [0, 900, 1800].map((at) => ({ at, value: 0.25 }));
    expect(cumulativeShift(shifts)).toBe(0.75);
  });

  it("begins again after a second without a shift, and after five seconds of shifts", () => {
    const apart = [0, 1000].map((at) => ({ at, value: 0.25 }));
    expect(cumulativeShift(apart)).toBe(0.25);
    const long = [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => ({ at, value: 0.125 }));
    expect(cumulativeShift(long)).toBe(0.75);
  });

  it("is the largest of its windows, not the last", () => {
    expect(
      cumulativeShift([
        { at: 0, value: 0.5 },
        { at: 3000, value: 0.25 },
      ]),
    ).toBe(0.5);
  });
});

it("V-13 the interaction figure of a visit is its slowest interaction, 0 where every one was too short to be reported", () => {
  expect(slowestInteraction([24, 72, 40])).toBe(72);
  expect(slowestInteraction([])).toBe(0);
});

it("V-13 counts scripts, wasm and styles up to the first move, and no word lists", () => {
  const fetched = [
    { path: "/", gzipBytes: 9000 },
    { path: "/assets/index-a.js", gzipBytes: 100 },
    { path: "/assets/bot.worker-b.js", gzipBytes: 40 },
    { path: "/assets/search-c.wasm", gzipBytes: 5 },
    { path: "/assets/index-d.css", gzipBytes: 20 },
    { path: "/icon.svg", gzipBytes: 3 },
    { path: "/api/me", gzipBytes: 2 },
    { path: "/lexicons/sv-1.list1", gzipBytes: 400_000 },
  ];
  expect(weigh(fetched)).toEqual({ requests: 7, scriptRequests: 3, jsGzip: 145, cssGzip: 20, htmlGzip: 9000 });
});

it("V-13 long frames are counted beyond those of the empty page", () => {
  const gaps = (long: number): number[] => Array.from({ length: 200 }, (_, index) => (index < long ? 60 : 16));
  const figures = compareFrames(gaps(4), gaps(1));
  expect(figures).toEqual({ frameP99Ms: 60, floorFrameP99Ms: 16, longFramesOverFloor: 15 });
});

it("compares figures by name, group by group, and leaves out what has no reference", () => {
  const reference = { requests: 80, cls: 0, fcpMs: { home: 2000, match: 4000 } };
  const figures = { requests: 20, cls: 0.1, fcpMs: { home: 1000, match: 1000, invite: 500 }, inpMs: 40 };
  expect(ratiosTo(reference, figures)).toEqual({ requests: 0.25, fcpMs: { home: 0.5, match: 0.25 } });
});
