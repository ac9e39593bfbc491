/** Many seeded matches, some at once, against one server. */
import { openBuilt } from "../../lexicons/open-built.ts";
import { checkMatch } from "./check-match.ts";
import { type Counts, noCounts, PlayedMatch } from "./play-match.ts";
import { serve } from "./server.ts";

export interface Options {
  readonly rounds: number;
  /** Of the first match; the next has the next. */
  readonly seed: number;
  readonly atOnce: number;
  readonly failed: (message: string) => void;
}

export interface Outcome extends Counts {
  readonly rig: "matches";
  readonly rounds: number;
  readonly seed: number;
  passed: number;
  failed: number;
  lost: number;
  doubled: number;
  /** Faults that the server itself has noted. */
  faults: number;
  seconds: number;
}

export async function playRounds({ rounds, seed, atOnce, failed }: Options): Promise<Outcome> {
  const started = performance.now();
  const lexicon = await openBuilt("sv");
  const served = await serve();
  const outcome: Outcome = {
    rig: "matches",
    rounds,
    seed,
    passed: 0,
    failed: 0,
    lost: 0,
    doubled: 0,
    faults: 0,
    seconds: 0,
    ...noCounts(),
  };
  const left = Array.from({ length: rounds }, (_, round) => seed + round);
  const one = async (of: number): Promise<void> => {
    try {
      const match = await PlayedMatch.play(served, lexicon, of, outcome);
      const verdict = await checkMatch(match, served, of);
      outcome.lost += verdict.lost;
      outcome.doubled += verdict.doubled;
      for (const { client } of match.connections.flat()) client.close();
      if (verdict.faults.length > 0) throw new Error(verdict.faults.join("\n"));
      outcome.passed++;
    } catch (error) {
      outcome.failed++;
      failed(`FAIL seed ${of}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await one(next);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, lane));
    const faults = served.faults();
    outcome.faults = faults.length;
    for (const fault of faults.slice(0, 5)) failed(`FAIL the server noted ${fault}`);
  } finally {
    await served.close();
  }
  outcome.seconds = Math.round((performance.now() - started) / 1000);
  return outcome;
}
