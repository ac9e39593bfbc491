/** Many seeded simulations, one after the other. */
import { type Lived, simulate } from "./simulate.ts";

export interface Options {
  readonly rounds: number;
  /** Of the first match; the next has the next. */
  readonly seed: number;
  readonly failed: (message: string) => void;
  readonly log?: (message: string) => void;
}

const COUNTED = [
  "rows",
  "acked",
  "commands",
  "deadlinesDue",
  "deadlinesFired",
  "deliveries",
  "throws",
  "crashes",
  "evictions",
  "reloads",
  "left",
] as const satisfies readonly (keyof Lived)[];

export type Outcome = Record<(typeof COUNTED)[number], number> & {
  readonly rig: "sim";
  readonly rounds: number;
  readonly seed: number;
  passed: number;
  failed: number;
  lost: number;
  doubled: number;
  /** How the matches ended, and of which rule sets they were. */
  readonly ended: Record<string, number>;
  readonly rulesets: Record<string, number>;
  seconds: number;
};

const REPORT_EVERY = 500;

export async function simulateMany({ rounds, seed, failed, log }: Options): Promise<Outcome> {
  const started = performance.now();
  const none = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Record<(typeof COUNTED)[number], number>;
  const counts = { passed: 0, failed: 0, lost: 0, doubled: 0, ended: {}, rulesets: {}, seconds: 0 };
  const outcome: Outcome = { rig: "sim", rounds, seed, ...none, ...counts };
  for (let round = 0; round < rounds; round++) {
    const lived = await simulate(seed + round);
    for (const name of COUNTED) outcome[name] += lived[name];
    outcome.ended[lived.ended] = (outcome.ended[lived.ended] ?? 0) + 1;
    outcome.rulesets[lived.ruleset] = (outcome.rulesets[lived.ruleset] ?? 0) + 1;
    outcome.lost += lived.faults.filter((fault) => fault.startsWith("lost")).length;
    outcome.doubled += lived.faults.filter((fault) => fault.startsWith("doubled")).length;
    if (lived.faults.length === 0) outcome.passed++;
    else {
      outcome.failed++;
      failed(tell(seed + round, lived));
    }
    if ((round + 1) % REPORT_EVERY === 0) log?.(`${round + 1} matches, ${outcome.failed} failed`);
  }
  outcome.seconds = Math.round((performance.now() - started) / 1000);
  return outcome;
}

function tell(seed: number, { ruleset, faults, story }: Lived): string {
  const again = `npm run test:sim -- --rounds 1 --seed ${seed}`;
  return [
    `FAIL seed ${seed} (${ruleset}): ${faults.join("\n  ")}`,
    `  again: ${again}`,
    ...story.map((line) => `  ${line}`),
  ].join("\n");
}
