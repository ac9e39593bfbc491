import { expect, it } from "vitest";
import { crashMany } from "./rounds.ts";

/** The short form of `npm run test:crash`. */
it("A-34 R-25 kill -9 loses nothing, doubles nothing, and every deadline is met once", { timeout: 120_000 }, async () => {
  const failures: string[] = [];
  const outcome = await crashMany({ rounds: 1, seed: 7, matches: 8, pace: 1, failed: (message) => failures.push(message) });
  expect(failures).toEqual([]);
  expect(outcome).toMatchObject({ crashes: 1, failed: 0, lost: 0, doubled: 0, wrongViews: 0, faults: 0 });
  expect(outcome.acked).toBeGreaterThan(3);
  expect(outcome.deadlinesDue).toBeGreaterThan(3);
  expect(outcome.deadlinesFired).toBe(outcome.deadlinesDue);
});
