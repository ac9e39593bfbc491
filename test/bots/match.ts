/**
 * `npm run match -- --lexicon L --ruleset R --seed S [--bots A,B]` (V-12): a whole match between bots, move by move, and the
 * final score. The same seed gives the same match.
 */
import "../../tools/node-version.mjs";
import { parseArgs } from "node:util";
import { LEVELS } from "../../shared/bot/levels.ts";
import { bot, playBots } from "../../shared/bot/testing/bot-match.ts";
import { LEXICON_IDS } from "../../shared/rules/index.ts";
import { MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";
import { openKnowledge } from "./knowledge.ts";
import { lineOf, lineOfResult } from "./lines.ts";

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

const opened = await openKnowledge(lexicon);
const options = bots.length === 3 || bots.length === 4 ? ({ players: bots.length } as const) : {};
const match = { ruleset, lexicon, seed, players: bots.map((level) => bot(level, opened.knowledge)), options };
let number = 0;
const end = playBots(match, opened.lexicon, (move) => console.log(lineOf(++number, move)));
console.log(lineOfResult(end, bots));

function oneOf<T extends string>(name: string, all: readonly T[], given: string | undefined): T {
  const found = all.find((one) => one === given);
  return found ?? fail(`--${name} is one of: ${all.join(" ")}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
