/** `node test/model/compare.ts --rounds N --seed S [--ruleset R]`: N random vectors, judged by model and engine alike. */

import { parseArgs } from "node:util";
import { engineFaults } from "./engine.ts";
import { randomVector } from "./generate/vector.ts";
import { minimise } from "./minimise.ts";
import { RULESET_NAMES } from "./vector.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "700" },
    seed: { type: "string", default: "1" },
    ruleset: { type: "string" },
    show: { type: "string", default: "5" },
  },
});
const rulesets = RULESET_NAMES.filter((name) => values.ruleset === undefined || name === values.ruleset);
let passed = 0;
let failed = 0;
let commands = 0;
for (let round = 0; round < Number(values.rounds); round++) {
  const ruleset = rulesets[round % rulesets.length];
  if (ruleset === undefined) throw new Error(`no rule set ${values.ruleset}`);
  const vector = randomVector(ruleset, Number(values.seed) * 1_000_000 + round);
  commands += vector.actions.length;
  if (engineFaults(vector).length === 0) {
    passed += 1;
    continue;
  }
  failed += 1;
  if (failed > Number(values.show)) {
    console.log(`FAIL ${vector.id}: ${engineFaults(vector)[0]}`);
    continue;
  }
  const smallest = minimise(vector, engineFaults);
  console.log(`FAIL ${vector.id}: ${engineFaults(smallest).slice(0, 6).join("; ")}\n  ${JSON.stringify(smallest)}`);
}
console.log(`${commands} commands`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
