import { expect, it } from "vitest";
import { MATCH_GAMES } from "../../shared/rules/rulesets/agreements.ts";
import { playRounds } from "./rounds.ts";

/** The short form of `npm run test:matches`. */
it("R-20 R-22 R-25 a whole match of every game over real WebSockets", { timeout: 120_000 }, async () => {
  const failures: string[] = [];
  const outcomes = await playRounds({
    rulesets: MATCH_GAMES,
    rounds: 1,
    seed: 1,
    atOnce: 1,
    failed: (message) => failures.push(message),
  });
  expect(failures).toEqual([]);
  expect(outcomes.map(({ ruleset }) => ruleset)).toEqual(MATCH_GAMES);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ passed: 1, failed: 0, lost: 0, doubled: 0, faults: 0 });
  expect(outcomes.reduce((plays, outcome) => plays + outcome.plays, 0)).toBeGreaterThan(50);
});
