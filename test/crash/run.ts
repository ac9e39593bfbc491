/** `npm run test:crash -- --rounds N --seed S`: kill -9 of workerd under live matches. */
import "../../tools/node-version.mjs";
import { parseArgs } from "node:util";
import { crashMany } from "./rounds.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    matches: { type: "string", default: "200" },
  },
});

const outcome = await crashMany({
  rounds: Number(values.rounds),
  seed: Number(values.seed),
  matches: Number(values.matches),
  failed: (message) => console.error(message),
  log: (message) => console.error(message),
});
console.log(JSON.stringify(outcome));
console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = outcome.failed === 0 && outcome.faults === 0 ? 0 : 1;
