import { expect, it } from "vitest";
import { playRounds } from "./rounds.ts";

/** The short form of `npm run test:matches`. */
it("R-20 R-22 R-25 whole matches over real WebSockets against the built Worker", { timeout: 120_000 }, async () => {
  const failures: string[] = [];
  const outcome = await playRounds({ rounds: 4, seed: 1, atOnce: 4, failed: (message) => failures.push(message) });
  expect(failures).toEqual([]);
  expect(outcome).toMatchObject({ passed: 4, failed: 0, lost: 0, doubled: 0, faults: 0 });
  expect(outcome.plays).toBeGreaterThan(50);
});
