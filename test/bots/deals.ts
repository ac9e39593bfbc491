/** One deal played twice, with seats changed, and the result of each of the two players. */
import { LEVELS } from "../../shared/bot/levels.ts";
import { bot, type Player, playBots } from "../../shared/bot/testing/bot-match.ts";
import type { LexiconId, Result, RulesetId, Seat } from "../../shared/rules/index.ts";
import { greedy } from "./greedy.ts";
import { openKnowledge } from "./knowledge.ts";
import type { Known } from "./read-knowledge.ts";

export interface Deal {
  readonly ruleset: RulesetId;
  readonly lexicon: LexiconId;
  /** `expert-hard`: the first is rated against the second. */
  readonly pair: string;
  readonly seed: string;
}

export interface Tally {
  points: number;
  turns: number;
  /** Processor time in ms, which other processes of the machine do not change. */
  slowest: number;
  spent: number;
}

export interface Played {
  /** Matches that the first player won. A draw counts half. */
  readonly won: number;
  readonly tallies: readonly [Readonly<Tally>, Readonly<Tally>];
}

const opened = new Map<LexiconId, Known>();
const cpuMs = () => process.cpuUsage().user / 1000;

export function playDeal({ ruleset, lexicon, pair, seed }: Deal): Played {
  const opening = opened.get(lexicon) ?? openKnowledge(lexicon);
  opened.set(lexicon, opening);
  const { lexicon: words, knowledge } = opening;
  const everyone: readonly Player[] = [...LEVELS.map((level) => bot(level, knowledge)), greedy(knowledge.all)];
  const tallies: [Tally, Tally] = [
    { points: 0, turns: 0, slowest: 0, spent: 0 },
    { points: 0, turns: 0, slowest: 0, spent: 0 },
  ];
  const players = pair.split("-").map((name, index) => {
    const player = everyone.find((each) => each.name === name);
    const tally = tallies[index];
    if (player === undefined || tally === undefined) throw new Error(`nobody plays as ${pair}`);
    return timed(player, tally);
  });
  let won = 0;
  for (const seat of [0, 1] as const) {
    const order = seat === 0 ? players : [...players].reverse();
    const { result } = playBots({ ruleset, lexicon, seed, players: order }, words, ({ seat: mover, events }) => {
      const tally = tallies[mover === seat ? 0 : 1];
      for (const event of events) {
        if (event.type === "played") tally.points += event.points;
        if (event.type === "played" || event.type === "passed" || event.type === "exchanged") tally.turns++;
      }
    });
    won += wonBy(seat, result);
  }
  return { won, tallies };
}

function timed({ name, choose }: Player, tally: Tally): Player {
  return {
    name,
    choose: (view, random) => {
      const started = cpuMs();
      const commands = choose(view, random);
      const took = cpuMs() - started;
      tally.slowest = Math.max(tally.slowest, took);
      tally.spent += took;
      return commands;
    },
  };
}

function wonBy(seat: Seat, result: Result | null): number {
  const winner = result?.winner ?? "draw";
  if (winner === "draw") return 0.5;
  if (typeof winner === "number") return winner === seat ? 1 : 0;
  return winner.includes(seat) ? 1 / winner.length : 0;
}
