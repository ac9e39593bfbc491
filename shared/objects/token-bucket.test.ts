import { describe, expect, it } from "vitest";
import { TokenBucket } from "./token-bucket.ts";

describe("a token bucket", () => {
  it("R-27 gives a burst, then one token an interval", () => {
    const bucket = new TokenBucket({ burst: 20, everyMs: 5000 }, 0);
    expect(Array.from({ length: 22 }, () => bucket.take(0)).filter(Boolean)).toHaveLength(20);
    expect([bucket.take(4999), bucket.take(5000), bucket.take(5001)]).toEqual([false, true, false]);
  });

  it("R-27 goes into debt no further than its lowest value, and never above its burst", () => {
    const bucket = new TokenBucket({ burst: 2, everyMs: 100 }, 0, -3);
    expect([bucket.charge(4, 0), bucket.charge(4, 0), bucket.charge(0, 100), bucket.charge(0, 9_000)]).toEqual([-2, -3, -2, 2]);
  });

  it("R-27 takes no harm from a clock that goes back", () => {
    const bucket = new TokenBucket({ burst: 1, everyMs: 100 }, 1000);
    expect([bucket.take(1000), bucket.take(500), bucket.take(600)]).toEqual([true, false, true]);
  });
});
