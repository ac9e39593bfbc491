/** `node test/model/compare.ts --rounds N --seed S [--ruleset R]`: N random vectors, judged by model and engine alike. */

import { oneOf, optional, readArguments, wholeNumber } from "../../tools/arguments.ts";
import { engineFaults } from "./engine.ts";
import { randomVector } from "./generate/vector.ts";
import { minimise } from "./minimise.ts";
import { RULESET_NAMES } from "./vector.ts";

const { ruleset: only, ...values } = readArguments({
  rounds: wholeNumber(700),
  seed: wholeNumber(1),
  ruleset: optional(oneOf(RULESET_NAMES)),
  show: wholeNumber(5),
});
const rulesets = only === undefined ? RULESET_NAMES : [only];
let passed = 0;
let failed = 0;
let commands = 0;
for (let round = 0; round < values.rounds; round++) {
  const ruleset = rulesets[round % rulesets.length];
  if (ruleset === undefined) throw new Error(`no rule set`);
  const vector = randomVector(ruleset, values.seed * 1_000_000 + round);
  commands += vector.actions.length;
  if (engineFaults(vector).length === 0) {
    passed += 1;
    continue;
  }
  failed += 1;
  if (failed > values.show) {
    console.log(`FAIL ${vector.id}: ${engineFaults(vector)[0]}`);
    continue;
  }
  const smallest = minimise(vector, engineFaults);
  console.log(`FAIL ${vector.id}: ${engineFaults(smallest).slice(0, 6).join("; ")}\n  ${JSON.stringify(smallest)}`);
}
console.log(`${commands} commands`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
