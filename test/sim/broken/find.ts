/** Which faults the simulation finds, and after how many matches. */
import { broken, simulationWith } from "./break.ts";
import { FAULTS, type Fault } from "./faults.ts";

export interface Found {
  readonly name: string;
  /** Matches until it was found; null: it was not. */
  readonly after: number | null;
  readonly how: string;
}

/** At most so many matches of each, from this seed on. */
export async function findFault(fault: Fault, rounds: number, seed: number): Promise<Found> {
  const simulate = await simulationWith(fault);
  for (let round = 0; round < rounds; round++) {
    const { faults } = await simulate(seed + round);
    if (faults[0] !== undefined) return { name: fault.name, after: round + 1, how: faults[0] };
  }
  return { name: fault.name, after: null, how: "" };
}

export interface Options {
  readonly rounds: number;
  readonly seed: number;
  readonly log: (message: string) => void;
}

export async function findAll({ rounds, seed, log }: Options) {
  const started = performance.now();
  const counts = { passed: 0, failed: 0, matches: 0 };
  for (const fault of FAULTS) {
    if (broken(fault) === null) {
      counts.failed++;
      log(`FAIL does not fit ${fault.file} any more: ${fault.name}`);
      continue;
    }
    const { name, after, how } = await findFault(fault, rounds, seed);
    counts.matches += after ?? rounds;
    if (after === null) counts.failed++;
    else counts.passed++;
    log(after === null ? `FAIL not found: ${name}` : `found after ${after}: ${name} (${how.slice(0, 100)})`);
  }
  return { rig: "faults", rounds, seed, ...counts, seconds: Math.round((performance.now() - started) / 1000) } as const;
}
