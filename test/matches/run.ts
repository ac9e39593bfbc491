/** `npm run test:matches -- --ruleset R --rounds N --seed S`: whole matches over real WebSockets against the built Worker. */
import "../../tools/node-version.mjs";
import { parseArgs } from "node:util";
import { MATCH_GAMES } from "../../shared/rules/rulesets/agreements.ts";
import { playRounds } from "./rounds.ts";

const { values } = parseArgs({
  options: {
    /** Any number of times; without it every game that people play with each other. */
    ruleset: { type: "string", multiple: true, default: [] },
    rounds: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    "at-once": { type: "string", default: "8" },
  },
});

const unknown = values.ruleset.filter((id) => !MATCH_GAMES.some((one) => one === id));
if (unknown.length > 0) {
  console.error(`No game that people play: ${unknown.join(", ")}. There are ${MATCH_GAMES.join(", ")}.`);
  process.exit(2);
}

const outcomes = await playRounds({
  rulesets: MATCH_GAMES.filter((id) => values.ruleset.length === 0 || values.ruleset.includes(id)),
  rounds: Number(values.rounds),
  seed: Number(values.seed),
  atOnce: Number(values["at-once"]),
  failed: (message) => console.log(message),
});
for (const outcome of outcomes) console.log(JSON.stringify(outcome));
const sum = (of: "passed" | "failed" | "faults"): number => outcomes.reduce((all, outcome) => all + outcome[of], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 && sum("faults") === 0 ? 0 : 1;
