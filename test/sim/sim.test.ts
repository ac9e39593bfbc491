import { describe, expect, it } from "vitest";
import { simulateMany } from "./rounds.ts";
import { simulate } from "./simulate.ts";

/** The short form of `npm run test:sim`. */
describe("a match in a simulated world", () => {
  it("R-20 R-25 R-26 A-34 loses nothing, does nothing twice, misses no deadline and shows nobody another match", {
    timeout: 60_000,
  }, async () => {
    const failures: string[] = [];
    const outcome = await simulateMany({ rounds: 120, seed: 1, failed: (message) => failures.push(message) });
    expect(failures).toEqual([]);
    expect(outcome).toMatchObject({ passed: 120, failed: 0, lost: 0, doubled: 0 });
    expect(outcome.deadlinesFired).toBe(outcome.deadlinesDue);
    // The world was unkind.
    for (const of of ["acked", "deadlinesDue", "throws", "crashes", "evictions", "reloads", "left"] as const) {
      expect(outcome[of], of).toBeGreaterThan(20);
    }
    expect(Object.keys(outcome.rulesets).sort()).toEqual(["alfapet", "express", "kraft", "kraft-classic", "wordfeud"]);
  });

  it("is the same again from the same seed, byte for byte", async () => {
    for (const seed of [3, 57, 448]) expect(await simulate(seed)).toEqual(await simulate(seed));
  });
});
