/** Many seeded matches, some at once, against one server. */
import { openBuilt } from "../../lexicons/open-built.ts";
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import { secrecyFaults } from "../../shared/match/testing/secrecy.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import type { Turns } from "../../shared/match/turns/turns.types.ts";
import { MATCH_RULESETS, type MatchGameId, type MatchRulesetId } from "../../shared/rules/rulesets/agreements.ts";
import { random } from "../../shared/rules/testing/random.ts";
import { inLanes } from "../rig/lanes.ts";
import { checkMatch, type Secrecy, type Verdict } from "./check-match.ts";
import { type Counts, noCounts } from "./counts.ts";
import { checkExpress } from "./express/check-express.ts";
import { PlayedExpress } from "./express/play-express.ts";
import { PlayedMatch } from "./play-match.ts";
import { type Served, serve } from "./server.ts";

export interface Options {
  /** Each is played so many rounds, one rule set after the other. */
  readonly rulesets: readonly MatchGameId[];
  readonly rounds: number;
  /** Of the first match; the next has the next. */
  readonly seed: number;
  readonly atOnce: number;
  readonly failed: (message: string) => void;
}

export interface Outcome extends Counts {
  readonly rig: "matches";
  readonly ruleset: MatchGameId;
  readonly rounds: number;
  readonly seed: number;
  passed: number;
  failed: number;
  lost: number;
  doubled: number;
  /** Faults that the server itself has noted. */
  faults: number;
  seconds: number;
}

/** An outcome for each rule set. */
export async function playRounds({ rulesets, ...options }: Options): Promise<readonly Outcome[]> {
  const lexicon = await openBuilt("sv");
  const served = await serve();
  const outcomes: Outcome[] = [];
  try {
    for (const ruleset of rulesets) outcomes.push(await playRuleset(served, lexicon, ruleset, options));
  } finally {
    await served.close();
  }
  return outcomes;
}

async function playRuleset(
  served: Served,
  lexicon: Lexicon,
  ruleset: MatchGameId,
  { rounds, seed, atOnce, failed }: Omit<Options, "rulesets">,
): Promise<Outcome> {
  const started = performance.now();
  const noted = served.faults().length;
  const none = { passed: 0, failed: 0, lost: 0, doubled: 0, faults: 0, seconds: 0 };
  const outcome: Outcome = { rig: "matches", ruleset, rounds, seed, ...none, ...noCounts() };
  const one = async (of: number): Promise<void> => {
    try {
      const { match, verdict } = await playOne(served, ruleset, lexicon, of, outcome);
      outcome.lost += verdict.lost;
      outcome.doubled += verdict.doubled;
      for (const { client } of match.connections.flat()) client.close();
      if (verdict.faults.length > 0) throw new Error(verdict.faults.join("\n"));
      outcome.passed++;
    } catch (error) {
      outcome.failed++;
      failed(`FAIL ${ruleset} seed ${of}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const seeds = Array.from({ length: rounds }, (_, round) => seed + round);
  await inLanes(atOnce, seeds, one);
  const faults = served.faults().slice(noted);
  outcome.faults = faults.length;
  for (const fault of faults.slice(0, 5)) failed(`FAIL the server noted ${fault}`);
  outcome.seconds = Math.round((performance.now() - started) / 1000);
  return outcome;
}

/** In turns, or all at once; and what is then wrong with it. */
async function playOne(
  served: Served,
  game: MatchGameId,
  lexicon: Lexicon,
  seed: number,
  counts: Counts,
): Promise<{ readonly match: Pick<PlayedMatch | PlayedExpress, "connections">; readonly verdict: Verdict }> {
  if (isInTurns(game)) {
    const match = await PlayedMatch.play(served, game, lexicon, seed, counts);
    const secrecy: Secrecy<Turns> = (log, seat, texts) => secrecyFaults(log, seat, texts, random(seed));
    return { match, verdict: await checkMatch(turns, match, served, secrecy) };
  }
  const match = await PlayedExpress.play(served, game, lexicon, seed, counts);
  return { match, verdict: await checkExpress(match, served) };
}

const isInTurns = (game: MatchGameId): game is MatchRulesetId => MATCH_RULESETS.some((id) => id === game);
