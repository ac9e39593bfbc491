/** kill -9 of workerd, again and again, under live matches. */
import { setTimeout as pause } from "node:timers/promises";
import { openBuilt } from "../../lexicons/open-built.ts";
import { random } from "../../shared/rules/testing/random.ts";
import { inLanes } from "../rig/lanes.ts";
import { Workerd } from "../workerd/workerd.ts";
import { checkMatch, checkViews } from "./check.ts";
import { type Given, LiveMatch } from "./live-match.ts";
import { readOutboxes, refuseNotices } from "./outboxes.ts";

export interface Options {
  readonly rounds: number;
  readonly seed: number;
  /** Live at any time. */
  readonly matches: number;
  /** Turns are so many times as long as the shortest that people can play in. */
  readonly pace?: number;
  readonly failed: (message: string) => void;
  readonly log?: (message: string) => void;
}

/** A round is played so long before the crash, at least and at most. */
const LEAST_MS = 2000;
const MOST_MS = 6000;
const CALM_MS = 180_000;
const END_MS = 180_000;
const TOLD_MS = 90_000;
const AT_ONCE = 8;

export interface Outcome {
  readonly rig: "crash";
  readonly rounds: number;
  readonly seed: number;
  passed: number;
  failed: number;
  crashes: number;
  /** Matches with something to tell as they were killed, and what of it the lists had already. */
  outboxes: number;
  between: number;
  matches: number;
  /** How many of each rule set. */
  readonly rulesets: Record<string, number>;
  commands: number;
  acked: number;
  lost: number;
  doubled: number;
  deadlinesDue: number;
  deadlinesFired: number;
  latestMs: number;
  views: number;
  wrongViews: number;
  faults: number;
  seconds: number;
}

class Field {
  readonly live = new Set<LiveMatch>();
  readonly over: LiveMatch[] = [];
  paused = true;
  readonly #given: Given;
  #seed: number;
  #making = 0;

  constructor(workerd: Workerd, lexicon: Given["lexicon"], seed: number, pace: number) {
    this.#given = { url: workerd.url, lexicon, pace, paused: () => this.paused };
    this.#seed = seed * 100_000;
  }

  /** So many are live: what is over makes room. */
  async fill(matches: number): Promise<void> {
    for (const match of this.live) {
      if (!match.over) continue;
      this.live.delete(match);
      this.over.push(match);
      match.leave();
    }
    const lane = async (): Promise<void> => {
      while (this.live.size + this.#making < matches) {
        this.#making++;
        try {
          this.live.add(await LiveMatch.make(this.#given, this.#seed++));
        } finally {
          this.#making--;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }

  async until(what: string, ms: number, holds: (match: LiveMatch) => boolean): Promise<void> {
    for (const until = performance.now() + ms; ; await pause(100)) {
      const not = [...this.live].filter((match) => !holds(match));
      if (not.length === 0) return;
      if (performance.now() > until) throw new Error(`${not.length} matches are not ${what} after ${ms} ms: ${not[0]?.id}`);
    }
  }
}

export async function crashMany({ rounds, seed, matches, pace = 3, failed, log }: Options): Promise<Outcome> {
  const started = performance.now();
  const draw = random(seed);
  const lexicon = await openBuilt("sv");
  const workerd = await Workerd.start({ entry: "test/crash/worker.ts" });
  const field = new Field(workerd, lexicon, seed, pace);
  const counts = {
    passed: 0,
    failed: 0,
    crashes: 0,
    outboxes: 0,
    between: 0,
    matches: 0,
    rulesets: {},
    commands: 0,
    acked: 0,
    lost: 0,
    doubled: 0,
  };
  const more = { deadlinesDue: 0, deadlinesFired: 0, latestMs: 0, views: 0, wrongViews: 0, faults: 0, seconds: 0 };
  const outcome: Outcome = { rig: "crash", rounds, seed, ...counts, ...more };
  const fail = (faults: readonly string[]): void => {
    for (const fault of faults.slice(0, 5)) failed(`FAIL ${fault}`);
  };
  try {
    for (let round = 1; round <= rounds; round++) {
      await field.fill(matches);
      // Every other time the lists take nothing, so that results pile up.
      const refuses = round % 2 === 0;
      if (refuses) await refuseNotices(true, workerd);
      field.paused = false;
      await pause(LEAST_MS + draw.below(MOST_MS - LEAST_MS));
      const { full, between } = await readOutboxes(
        [...field.live].map(({ id }) => id),
        workerd,
      );
      await workerd.crash();
      outcome.outboxes += full;
      outcome.between += between;
      outcome.crashes++;
      field.paused = true;
      await field.until("back", CALM_MS, ({ calm }) => calm);
      const faults = (await inLanes(AT_ONCE, [...field.live], (match) => checkViews(match, workerd))).flat();
      outcome.views += [...field.live].reduce((sum, { players }) => sum + players.length, 0);
      outcome.wrongViews += faults.length;
      fail(faults);
      if (refuses) await refuseNotices(false, workerd);
      if (faults.length === 0) outcome.passed++;
      else outcome.failed++;
      log?.(
        `round ${round}: ${field.live.size} live, ${field.over.length} over, ${full} with something to tell, ${between} half told, ${faults.length} wrong views`,
      );
    }
    // The clock alone ends what is still live.
    await field.until("over", END_MS, ({ over }) => over);
    await allTold([...field.over, ...field.live], workerd);
    for (const { ruleset } of [...field.over, ...field.live]) outcome.rulesets[ruleset] = (outcome.rulesets[ruleset] ?? 0) + 1;
    for (const found of await inLanes(AT_ONCE, [...field.over, ...field.live], (match) => checkMatch(match, workerd))) {
      outcome.matches++;
      outcome.lost += found.lost;
      outcome.doubled += found.doubled;
      outcome.deadlinesDue += found.deadlinesDue;
      outcome.deadlinesFired += found.deadlinesFired;
      outcome.latestMs = Math.max(outcome.latestMs, found.lateMs);
      fail(found.faults);
      if (found.faults.length === 0) outcome.passed++;
      else outcome.failed++;
    }
    const players = [...field.over, ...field.live].flatMap((match) => match.players);
    outcome.commands = players.reduce((sum, { commands }) => sum + commands, 0);
    outcome.acked = players.reduce((sum, { acked }) => sum + acked.length, 0);
    outcome.faults = workerd.faults().length;
    fail(workerd.faults().map((fault) => `the server noted ${fault}`));
  } finally {
    for (const match of field.live) match.leave();
    await workerd.close();
  }
  outcome.seconds = Math.round((performance.now() - started) / 1000);
  return outcome;
}

/** What waits in an outbox comes out by and by; what does not is found when each match is looked at. */
async function allTold(matches: readonly LiveMatch[], workerd: Workerd): Promise<void> {
  const ids = new Set(matches.map(({ id }) => id));
  for (const until = performance.now() + TOLD_MS; performance.now() < until; await pause(500)) {
    const left = await workerd.query("SELECT id FROM matches WHERE status NOT IN ('over', 'closed')");
    if (!left.some(({ id }) => ids.has(String(id)))) return;
  }
}
