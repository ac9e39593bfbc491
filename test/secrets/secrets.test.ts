import { expect, it } from "vitest";
import { compareMany } from "./rounds.ts";

/** The short form of `npm run test:secrets`. */
it("R-22 K-41 no byte to a seat or to spectators depends on what they may not know", { timeout: 60_000 }, async () => {
  const failures: string[] = [];
  const outcome = await compareMany({ rounds: 60, seed: 1, failed: (message) => failures.push(message) });
  expect(failures).toEqual([]);
  expect(outcome).toMatchObject({ passed: 60, failed: 0 });
  expect(Object.keys(outcome.rulesets).sort()).toEqual(["alfapet", "express", "kraft", "kraft-classic", "wordfeud"]);
  // What the two matches have in common was worth comparing, and the rest was another.
  expect(outcome.frames).toBeGreaterThan(2000);
  expect(outcome.trades).toBeGreaterThan(20);
  expect(outcome.differed).toBeGreaterThan(outcome.pairs * 0.9);
});
