/** What the commands of all rigs share: arguments that are whole numbers, and the lines that they end with. */
import { parseArgs } from "node:util";

/** `--name N` for each name with its default; whatever else is there is said, and ends the process with 2. */
export function readNumbers<Name extends string>(defaults: Readonly<Record<Name, number>>): Readonly<Record<Name, number>> {
  const names = Object.keys(defaults) as Name[];
  try {
    const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: "string" }] as const)) });
    const read = names.map((name) => {
      const given = values[name];
      return [name, given === undefined ? defaults[name] : wholeNumber(name, String(given))] as const;
    });
    return Object.fromEntries(read) as Record<Name, number>;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

function wholeNumber(name: string, given: string): number {
  if (!/^\d{1,9}$/.test(given)) throw new Error(`--${name} takes a whole number, and no ${given}`);
  return Number(given);
}

export interface Counted {
  readonly passed: number;
  readonly failed: number;
  /** What was logged as a fault although every round passed. */
  readonly faults?: number;
}

/** V-13: the counts as one line of JSON, then how many passed; the process ends with 1 where one did not. */
export function tellCounts(counted: Counted): void {
  console.log(JSON.stringify(counted));
  console.log(`${counted.passed} passed, ${counted.failed} failed`);
  process.exitCode = counted.failed === 0 && (counted.faults ?? 0) === 0 ? 0 : 1;
}
