/** `npm run test:matches -- --ruleset R --rounds N --seed S`: whole matches over real WebSockets against the built Worker. */
import "../../tools/node-version.mjs";
import { MATCH_GAMES } from "../../shared/rules/rulesets/agreements.ts";
import { eachOf, readArguments, wholeNumber } from "../../tools/arguments.ts";
import { playRounds } from "./rounds.ts";

const { ruleset, rounds, seed, ...values } = readArguments({
  /** Any number of times; without it every game that people play with each other. */
  ruleset: eachOf(MATCH_GAMES),
  rounds: wholeNumber(100),
  seed: wholeNumber(1),
  "at-once": wholeNumber(8, 1),
});

const outcomes = await playRounds({
  rulesets: ruleset,
  rounds,
  seed,
  atOnce: values["at-once"],
  failed: (message) => console.log(message),
});
for (const outcome of outcomes) console.log(JSON.stringify(outcome));
const sum = (of: "passed" | "failed" | "faults"): number => outcomes.reduce((all, outcome) => all + outcome[of], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 && sum("faults") === 0 ? 0 : 1;
