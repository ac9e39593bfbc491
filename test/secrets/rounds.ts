/** Many seeded matches, each played twice for every seat. */
import { compareSecrets } from "./compare.ts";

export interface Options {
  readonly rounds: number;
  /** Of the first match; the next has the next. */
  readonly seed: number;
  readonly failed: (message: string) => void;
  readonly log?: (message: string) => void;
}

const REPORT_EVERY = 500;

export async function compareMany({ rounds, seed, failed, log }: Options) {
  const started = performance.now();
  const counts = { passed: 0, failed: 0, pairs: 0, differed: 0, steps: 0, frames: 0, trades: 0 };
  const rulesets: Record<string, number> = {};
  for (let round = 0; round < rounds; round++) {
    const compared = await compareSecrets(seed + round);
    for (const name of ["pairs", "differed", "steps", "frames", "trades"] as const) counts[name] += compared[name];
    rulesets[compared.ruleset] = (rulesets[compared.ruleset] ?? 0) + 1;
    if (compared.faults.length === 0) counts.passed++;
    else {
      counts.failed++;
      const again = `npm run test:secrets -- --rounds 1 --seed ${seed + round}`;
      failed(`FAIL seed ${seed + round} (${compared.ruleset}): ${compared.faults.join("\n  ")}\n  again: ${again}`);
    }
    if ((round + 1) % REPORT_EVERY === 0) log?.(`${round + 1} matches, ${counts.failed} failed`);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  return { rig: "secrets", rounds, seed, ...counts, rulesets, seconds } as const;
}
