/**
 * `npm run test:bots -- [--rounds N] [--seed S] [--rulesets A,B] [--lexicons L,M] [--players 2,3,4] [--experts N] [--jobs N]`:
 * plays whole matches of every rule set between bots. The seed draws their levels, with `experts` Experts in a hundred. No action
 * may be refused, every match must end, and neither Easy nor Medium passes, exchanges or resigns while the lexicon has a play of
 * 8 points. Plays `rounds` rounds of each rule set, and of each number of players where more than two can play.
 */
import "../../tools/node-version.mjs";
import { fork } from "node:child_process";
import { LEXICON_IDS, type RulesetId } from "../../shared/rules/index.ts";
import { MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";
import { listOf, readArguments, text, wholeNumber } from "../../tools/arguments.ts";
import type { Counts, Round, Told } from "./whole-match.ts";

const PLAYERS = ["2", "3", "4"] as const;
const values = readArguments({
  rounds: wholeNumber(1000, 1),
  seed: text("1"),
  rulesets: listOf(MATCH_RULESETS, MATCH_RULESETS),
  lexicons: listOf(LEXICON_IDS, ["sv", "en"]),
  players: listOf(PLAYERS, PLAYERS),
  experts: wholeNumber(10),
  jobs: wholeNumber(1, 1),
});
const MATCHES_PER_LINE = 100;

const lexicons = LEXICON_IDS.filter((id) => values.lexicons.includes(id));
const rounds = MATCH_RULESETS.filter((id) => values.rulesets.includes(id)).flatMap((ruleset) =>
  playersOf(ruleset).flatMap((players) =>
    Array.from(
      { length: values.rounds },
      (_, round): Round => ({
        ruleset,
        players,
        lexicons,
        experts: values.experts,
        seed: `${values.seed} ${round}`,
      }),
    ),
  ),
);
const counts: Record<keyof Counts | "matches", number> = {
  matches: 0,
  moves: 0,
  plays: 0,
  passes: 0,
  newTiles: 0,
  powers: 0,
  expertMoves: 0,
  foolish: 0,
};
const bySet = new Map<string, number>();
let failed = 0;
let next = 0;
await Promise.all(Array.from({ length: Math.min(values.jobs, rounds.length) }, work));
console.log(JSON.stringify({ rig: "bots", ...counts, matchesOf: Object.fromEntries(bySet) }));
console.log(`${counts.matches - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || counts.foolish > 0 || counts.matches === 0 ? 1 : 0;

function playersOf(ruleset: RulesetId): (2 | 3 | 4)[] {
  if (ruleset !== "alfapet") return [2];
  return ([2, 3, 4] as const).filter((number) => values.players.includes(`${number}`));
}

async function work(): Promise<void> {
  const child = fork(new URL("./whole-match-worker.ts", import.meta.url));
  child.on("exit", (code) => {
    if (code !== 0 && code !== null) process.exit(code);
  });
  for (let round = rounds[next++]; round !== undefined; round = rounds[next++]) {
    const told = await new Promise<Told>((resolve) => {
      child.once("message", (message) => resolve(message as Told));
      child.send(round as Round);
    });
    add(round, told);
  }
  child.kill();
}

function add({ ruleset, players }: Round, told: Told): void {
  for (const line of told.lines) console.error(line);
  if (told.failed) failed++;
  for (const [name, count] of Object.entries(told.counts)) counts[name as keyof Counts] += count;
  const set = ruleset === "alfapet" ? `${ruleset} ${players}` : ruleset;
  bySet.set(set, (bySet.get(set) ?? 0) + 1);
  counts.matches++;
  if (counts.matches % MATCHES_PER_LINE === 0) console.error(`${set}: ${JSON.stringify(counts)}`);
}
