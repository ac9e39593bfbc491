/**
 * `npm run bench:bots -- [--lexicon L] [--ruleset R] [--games N] [--seed S] [--pairs A-B,C-D]` (V-13): self-play with paired
 * deals. Prints a line a pair as it goes, and one JSON object at the end. `greedy` is the player of most points a turn.
 */
import "../../tools/node-version.mjs";
import { parseArgs } from "node:util";
import { LEVELS } from "../../shared/bot/levels.ts";
import { bot, type Player, playBots } from "../../shared/bot/testing/bot-match.ts";
import { LEXICON_IDS } from "../../shared/rules/index.ts";
import { MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";
import { type Rated, ratedBy } from "./elo.ts";
import { greedy } from "./greedy.ts";
import { openKnowledge } from "./knowledge.ts";

const PAIRS = "medium-easy,hard-medium,expert-hard,easy-greedy,medium-greedy,hard-greedy,expert-greedy";
const { values } = parseArgs({
  options: {
    lexicon: { type: "string", default: "sv" },
    ruleset: { type: "string", default: "kraft" },
    games: { type: "string", default: "400" },
    seed: { type: "string", default: "1" },
    pairs: { type: "string", default: PAIRS },
  },
});
const lexicon = LEXICON_IDS.find((id) => id === values.lexicon);
const ruleset = MATCH_RULESETS.find((id) => id === values.ruleset);
const deals = Math.floor(Number(values.games) / 2);
if (lexicon === undefined || ruleset === undefined || !(deals > 0)) {
  console.error("usage: npm run bench:bots -- [--lexicon L] [--ruleset R] [--games N] [--seed S] [--pairs A-B,C-D]");
  process.exit(2);
}
const WORKER_FACTOR = 4;
/** Of this process: what else runs on the machine does not count. */
const cpuMs = () => process.cpuUsage().user / 1000;

const { lexicon: words, knowledge } = await openKnowledge(lexicon);
const everyone: readonly Player[] = [...LEVELS.map((level) => bot(level, knowledge)), greedy(knowledge.all)];

/** Points, turns and the slowest move of each player, over all its matches. */
const counts = new Map<string, { points: number; turns: number; slowest: number }>();
const rated: Record<string, Rated> = {};
for (const pair of values.pairs.split(",")) {
  const [first, second] = pair.split("-").map((name) => everyone.find((player) => player.name === name));
  if (first === undefined || second === undefined) throw new Error(`nobody plays as ${pair}`);
  const won: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const seed = `${values.seed} ${deal}`;
    won.push(winsOf(0, [first, second], seed) + winsOf(1, [second, first], seed));
  }
  const result = ratedBy(won);
  rated[pair] = result;
  console.error(`${pair}: ${result.elo} (${result.low} to ${result.high}), ${result.games} games`);
}

function winsOf(seat: number, players: readonly Player[], seed: string): number {
  if (lexicon === undefined || ruleset === undefined) return 0;
  let started = 0;
  const timed = players.map(({ name, choose }) => ({
    name,
    choose: (...given: Parameters<Player["choose"]>) => {
      started = cpuMs();
      const commands = choose(...given);
      const count = counts.get(name) ?? { points: 0, turns: 0, slowest: 0 };
      count.slowest = Math.max(count.slowest, cpuMs() - started);
      counts.set(name, count);
      return commands;
    },
  }));
  const { result } = playBots({ ruleset, lexicon, seed, players: timed }, words, ({ player, events }) => {
    const count = counts.get(player);
    if (count === undefined) return;
    for (const event of events) if (event.type === "played") count.points += event.points;
    if (events.some(({ type }) => type === "played" || type === "passed" || type === "exchanged")) count.turns++;
  });
  return result?.winner === seat ? 1 : result?.winner === "draw" ? 0.5 : 0;
}

const named = (part: (name: string) => boolean) => Object.fromEntries(Object.entries(rated).filter(([name]) => part(name)));
const pointsATurn = (name: string) => {
  const { points, turns } = counts.get(name) ?? { points: 0, turns: 0 };
  return turns === 0 ? 0 : points / turns;
};
const share = [...counts.keys()].map((name) => [name, Number((pointsATurn(name) / pointsATurn("greedy")).toFixed(3))]);
console.log(
  JSON.stringify({
    bench: "bots",
    lexicon,
    ruleset,
    games: 2 * deals,
    pairs: named((name) => !name.endsWith("-greedy")),
    vsGreedy: named((name) => name.endsWith("-greedy")),
    ...(counts.has("greedy") ? { pointsShare: Object.fromEntries(share) } : {}),
    slowestMs: Object.fromEntries([...counts].map(([name, { slowest }]) => [name, Math.round(slowest * WORKER_FACTOR)])),
    workerFactor: WORKER_FACTOR,
  }),
);
