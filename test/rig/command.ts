/** What the commands of all rigs share: arguments that are whole numbers, and the lines that they end with. */
import { type Option, readArguments, wholeNumber } from "../../tools/arguments.ts";

/** `--name N` for each name with its default. */
export function readNumbers<Name extends string>(defaults: Readonly<Record<Name, number>>): Readonly<Record<Name, number>> {
  const options = Object.entries<number>(defaults).map(([name, usual]) => [name, wholeNumber(usual)] as const);
  return readArguments<Readonly<Record<string, Option<number>>>>(Object.fromEntries(options)) as Record<Name, number>;
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
