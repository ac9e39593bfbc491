/** `npm run test:matches -- --rounds N --seed S`: whole matches over real WebSockets against the built Worker. */
import "../../tools/node-version.mjs";
import { parseArgs } from "node:util";
import { playRounds } from "./rounds.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    "at-once": { type: "string", default: "8" },
  },
});

const outcome = await playRounds({
  rounds: Number(values.rounds),
  seed: Number(values.seed),
  atOnce: Number(values["at-once"]),
  failed: (message) => console.log(message),
});
console.log(JSON.stringify(outcome));
console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = outcome.failed === 0 && outcome.faults === 0 ? 0 : 1;
