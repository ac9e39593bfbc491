/** `npm run test:sim -- --rounds N --seed S`: the match service in a simulated world. */
import "../../tools/node-version.mjs";
import { parseArgs } from "node:util";
import { simulateMany } from "./rounds.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "10000" }, seed: { type: "string", default: "1" } },
});

const outcome = await simulateMany({
  rounds: Number(values.rounds),
  seed: Number(values.seed),
  failed: (message) => console.error(message),
  log: (message) => console.error(message),
});
console.log(JSON.stringify(outcome));
console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = outcome.failed === 0 ? 0 : 1;
