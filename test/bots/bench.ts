/**
 * `npm run bench:bots -- [--games N] [--fewer N] [--ruleset R] [--lexicon L] [--pairs A-B,C-D] [--jobs N] [--results FILE]`
 * (V-13): self-play with paired deals. Without rule set, lexicon or pairs it plays everything that bench/bots.json holds. Deals
 * that have been played stay in the file of results, and are not played again while the bots are the same. `greedy` always makes
 * the play of most points. The last line is one JSON object, which bench/bots.json keeps and from which the ratings follow.
 */
import "../../tools/node-version.mjs";
import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { LEVELS, skillOf } from "../../shared/bot/levels.ts";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { LEXICON_IDS, rulesOf } from "../../shared/rules/index.ts";
import type { RuleSet } from "../../shared/rules/ruleset.types.ts";
import { MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";
import { listOf, oneOf, optional, readArguments, text, wholeNumber } from "../../tools/arguments.ts";
import type { Deal, Played } from "./deals.ts";
import { type Entry, figuresOf, interleaved, ratedFrom, wholePlan } from "./plan.ts";

const PAIRS = LEVELS.flatMap((first) => [...LEVELS, "greedy"].map((second) => `${first}-${second}`));
const values = readArguments({
  games: wholeNumber(400, 1),
  fewer: wholeNumber(100, 1),
  ruleset: optional(oneOf(MATCH_RULESETS)),
  lexicon: optional(oneOf(LEXICON_IDS)),
  pairs: optional(listOf(PAIRS)),
  seed: text("1"),
  jobs: wholeNumber(1, 1),
  results: text("build/bench-bots.jsonl"),
});
const { games, jobs, ruleset = "kraft", lexicon = "sv" } = values;
const WORKER_FACTOR = 4;
const DEALS_PER_LINE = 200;

/**
 * Results of other bots do not count. A source that only some rule sets use does not change the bots of the others, and the
 * commonness of words changes only bots that do not know all of them.
 */
const FOR_SOME: Readonly<Record<string, (rules: RuleSet) => boolean>> = {
  "shared/bot/specials.ts": ({ specialTiles }) => Object.keys(specialTiles).length > 0,
  "shared/bot/wildcard.ts": ({ actions }) => actions.includes("morph-rack"),
};
const sources = globSync("shared/bot/*.{ts,json}")
  .filter((file) => !/\.test\.ts$|\/(levels|ratings)\./.test(file))
  .sort()
  .map((file) => [file, readFileSync(file)] as const);

function versionOf({ ruleset, lexicon, pair }: Deal): string {
  const version = createHash("sha256");
  for (const [file, source] of sources) if (FOR_SOME[file]?.(rulesOf(ruleset)) !== false) version.update(source);
  const skills = LEVELS.filter((level) => pair.split("-").includes(level)).map((level) => skillOf(level, ruleset));
  const files = LEXICON_FILES[lexicon];
  if (skills.some(({ words }) => words !== "all")) version.update(`${files?.bands.file}`);
  return version.update(JSON.stringify(skills)).digest("hex").slice(0, 12);
}

const whole = wholePlan(games, values.fewer);
const main = whole.filter((entry) => entry.ruleset === "kraft" && entry.lexicon === "sv");
const chosen = values.pairs ?? main.map(({ pair }) => pair);
const asked = chosen.map((pair): Entry => {
  const deals = main.find((entry) => entry.pair === pair)?.deals ?? Math.ceil(games / 2);
  return { ruleset, lexicon, pair, deals };
});
const everything = values.ruleset === undefined && values.lexicon === undefined && values.pairs === undefined;
const plan = everything ? whole : asked;

interface Line {
  readonly version: string;
  readonly deal: Deal;
  readonly played: Played;
}
const keyOf = ({ ruleset, lexicon, pair, seed }: Deal) => [ruleset, lexicon, pair, seed].join("/");
const known = new Map<string, Line>();
mkdirSync(dirname(values.results), { recursive: true });
if (existsSync(values.results)) {
  for (const text of readFileSync(values.results, "utf8").split("\n").filter(Boolean)) {
    const line = JSON.parse(text) as Line;
    if (line.version === versionOf(line.deal)) known.set(keyOf(line.deal), line);
  }
}

const deals = interleaved(plan, values.seed);
const waiting = deals.filter((deal) => !known.has(keyOf(deal)));
let next = 0;
await Promise.all(Array.from({ length: Math.min(jobs, waiting.length) }, work));

async function work(): Promise<void> {
  const child = fork(new URL("./deal-worker.ts", import.meta.url));
  child.on("exit", (code) => {
    if (code !== 0 && code !== null) process.exit(code);
  });
  for (let deal = waiting[next++]; deal !== undefined; deal = waiting[next++]) {
    const played = await new Promise<Played>((resolve) => {
      child.once("message", (message) => resolve(message as Played));
      child.send(deal as Deal);
    });
    const line = { version: versionOf(deal), deal, played };
    known.set(keyOf(deal), line);
    appendFileSync(values.results, `${JSON.stringify(line)}\n`);
    if (known.size % DEALS_PER_LINE === 0)
      console.error(`${known.size} deals played, ${waiting.length - next} to go: ${JSON.stringify(figures("kraft", "sv"))}`);
  }
  child.kill();
}

/** All deals played of the requested pairs, including those of earlier runs. */
function playedOf(ofRules: string, ofLexicon: string): Line[] {
  const pairs = plan.filter((entry) => entry.ruleset === ofRules && entry.lexicon === ofLexicon).map(({ pair }) => pair);
  return [...known.values()].filter(
    ({ deal }) => deal.ruleset === ofRules && deal.lexicon === ofLexicon && pairs.includes(deal.pair),
  );
}

function figures(ofRules: string, ofLexicon: string) {
  return figuresOf(playedOf(ofRules, ofLexicon), WORKER_FACTOR);
}

const sets = [...new Set(plan.map((entry) => `${entry.ruleset} ${entry.lexicon}`))];
const others = sets
  .filter((set) => set !== `${ruleset} ${lexicon}`)
  .map((set) => {
    const { pairs, slowestMs } = figures(...(set.split(" ") as [string, string]));
    return [set, { pairs, slowestMs }];
  });
const result = {
  bench: "bots",
  lexicon,
  ruleset,
  games: 2 * sets.reduce((sum, set) => sum + playedOf(...(set.split(" ") as [string, string])).length, 0),
  ...figures(ruleset, lexicon),
  ...(others.length > 0 ? { others: Object.fromEntries(others) } : {}),
  workerFactor: WORKER_FACTOR,
};
if (everything) {
  const ratings = Object.fromEntries(plan.map((entry) => [entry.ruleset, ratedFrom(figures(entry.ruleset, "sv").pairs)]));
  writeFileSync("bench/bots.json", `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync("shared/bot/ratings.generated.json", `${JSON.stringify(ratings, null, 2)}\n`);
}
console.log(JSON.stringify(result));
