/**
 * `npm run match -- --lexicon L --ruleset R --seed S [--bots A,B]` (V-12): a whole match between bots, move by move, and the
 * final score. The same seed gives the same match.
 */
import "../../tools/node-version.mjs";
import { parseArgs } from "node:util";
import { LEVELS } from "../../shared/bot/levels.ts";
import { LEXICON_IDS } from "../../shared/rules/index.ts";
import { MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";
import { openKnowledge } from "./knowledge.ts";
import { tellMatch } from "./told-match.ts";

const { values } = parseArgs({
  options: {
    lexicon: { type: "string" },
    ruleset: { type: "string" },
    seed: { type: "string" },
    bots: { type: "string", default: "hard,hard" },
  },
});
const lexicon = oneOf("lexicon", LEXICON_IDS, values.lexicon);
const ruleset = oneOf("ruleset", MATCH_RULESETS, values.ruleset);
const bots = values.bots.split(",").map((level) => oneOf("bots", LEVELS, level));
const seed = values.seed ?? fail("--seed is missing");
const most = ruleset === "alfapet" ? 4 : 2;
if (bots.length < 2 || bots.length > most) fail(`--bots names ${most === 2 ? "two" : "two to four"}`);

tellMatch({ ruleset, lexicon, seed, bots }, openKnowledge(lexicon), (line) => console.log(line));

function oneOf<T extends string>(name: string, all: readonly T[], given: string | undefined): T {
  const found = all.find((one) => one === given);
  return found ?? fail(`--${name} is one of: ${all.join(" ")}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
