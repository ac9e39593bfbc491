import { expect, it } from "vitest";
import { httpRounds } from "./rounds.ts";

/** The short form of `npm run test:http`. */
it("A-07 requests whose answers are lost, late or doubled make nothing twice and leave nothing over", {
  timeout: 120_000,
}, async () => {
  const failures: string[] = [];
  const outcome = await httpRounds({ rounds: 6, seed: 1, failed: (message) => failures.push(message) });
  expect(failures).toEqual([]);
  expect(outcome).toMatchObject({ requests: 60, doubled: 0, orphans: 0, faults: 0, failed: 0 });
  expect(outcome.lostAnswers).toBeGreaterThanOrEqual(24);
});
