/** The pairs that the bench plays, and the figures from their results. */
import type { Level } from "../../shared/bot/levels.ts";
import type { LexiconId, RulesetId } from "../../shared/rules/index.ts";
import type { Deal, Played } from "./deals.ts";
import { type Rated, ratedBy } from "./elo.ts";

export interface Entry {
  readonly ruleset: RulesetId;
  readonly lexicon: LexiconId;
  readonly pair: string;
  readonly deals: number;
}

const STEPS = ["medium-easy", "hard-medium", "expert-hard"];
const AGAINST_GREEDY = ["easy-greedy", "medium-greedy", "hard-greedy", "expert-greedy"];
const OTHERS: readonly (readonly [RulesetId, LexiconId])[] = [
  ["kraft", "en"],
  ["kraft-classic", "sv"],
  ["wordfeud", "sv"],
  ["alfapet", "sv"],
];

const MEDIUM = 1200;

/** The main rule set in full, the others as far as the order of the levels needs. `games`: of a pair; Expert's pairs play twice as many. */
export function wholePlan(games: number, fewer: number): Entry[] {
  const main = [...STEPS, ...AGAINST_GREEDY].map((pair): Entry => {
    const times = pair.startsWith("expert") ? 2 : 1;
    return { ruleset: "kraft", lexicon: "sv", pair, deals: Math.ceil((times * games) / 2) };
  });
  const others = OTHERS.flatMap(([ruleset, lexicon]) =>
    STEPS.map((pair): Entry => ({ ruleset, lexicon, pair, deals: Math.ceil(fewer / 2) })),
  );
  return [...main, ...others];
}

/** The first deal of every entry, then the second, so that early figures cover all entries. */
export function interleaved(plan: readonly Entry[], seed: string): Deal[] {
  const most = Math.max(...plan.map(({ deals }) => deals));
  return Array.from({ length: most }, (_, deal) =>
    plan
      .filter(({ deals }) => deal < deals)
      .map(({ ruleset, lexicon, pair }): Deal => ({ ruleset, lexicon, pair, seed: `${seed} ${deal}` })),
  ).flat();
}

export interface Figures {
  readonly pairs: Record<string, Rated>;
  readonly vsGreedy: Record<string, Rated>;
  /** Points a turn of each level as a share of the greedy player's in the same matches. */
  readonly pointsShare: Record<string, number>;
  readonly slowestMs: Record<string, number>;
  readonly meanMs: Record<string, number>;
}

type Results = readonly { readonly deal: Pick<Deal, "pair">; readonly played: Played }[];

/** @param factor By how much the players' machines are slower. */
export function figuresOf(results: Results, factor: number): Figures {
  const figures: Figures = { pairs: {}, vsGreedy: {}, pointsShare: {}, slowestMs: {}, meanMs: {} };
  const spent = new Map<string, { ms: number; turns: number }>();
  for (const pair of new Set(results.map(({ deal }) => deal.pair))) {
    const [first = "", second = ""] = pair.split("-");
    const played = results.filter(({ deal }) => deal.pair === pair).map((result) => result.played);
    const rated = ratedBy(played.map(({ won }) => won));
    if (second === "greedy") {
      figures.vsGreedy[first] = rated;
      figures.pointsShare[first] = Number((aTurn(played, 0) / aTurn(played, 1)).toFixed(3));
    } else figures.pairs[pair] = rated;
    for (const [index, name] of [first, second].entries()) {
      const slowest = Math.max(...played.map(({ tallies }) => tallies[index]?.slowest ?? 0));
      figures.slowestMs[name] = Math.max(figures.slowestMs[name] ?? 0, Math.round(slowest * factor));
      const all = spent.get(name) ?? { ms: 0, turns: 0 };
      for (const { tallies } of played) {
        all.ms += tallies[index]?.spent ?? 0;
        all.turns += tallies[index]?.turns ?? 0;
      }
      spent.set(name, all);
    }
  }
  for (const [name, { ms, turns }] of spent) figures.meanMs[name] = Math.round((ms * factor) / Math.max(turns, 1));
  return figures;
}

/** Medium has the rating of a new player. The others follow from their matches. */
export function ratedFrom(pairs: Readonly<Record<string, Rated>>): Readonly<Record<Level, number>> {
  const elo = (pair: string) => pairs[pair]?.elo ?? 0;
  const hard = MEDIUM + elo("hard-medium");
  return { easy: MEDIUM - elo("medium-easy"), medium: MEDIUM, hard, expert: hard + elo("expert-hard") };
}

function aTurn(played: readonly Played[], index: number): number {
  const sum = (part: "points" | "turns") => played.reduce((total, { tallies }) => total + (tallies[index]?.[part] ?? 0), 0);
  return sum("points") / Math.max(sum("turns"), 1);
}
