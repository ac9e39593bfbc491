/**
 * Rounds of ten requests, at least four of whose answers are lost, late or doubled (A-07, V-13). After each round the lists and the
 * objects must hold what ten requests with answers leave: no match, seat, invite or report more, and nothing without its match.
 */

import { type Random, random } from "../../shared/rules/testing/random.ts";
import { inLanes } from "../rig/lanes.ts";
import { Workerd } from "../workerd/workerd.ts";
import { type Answer, Browser, FAULTS, type Fault } from "./browser.ts";

export interface HttpRig {
  readonly rounds: number;
  readonly seed: number;
  readonly failed: (message: string) => void;
}

const REQUESTS_A_ROUND = 10;
const MIN_FAULTS = 4;
const MAX_CONCURRENT_ROUNDS = 4;
const LETTERS = "abcdefghijklmnopqrst";

interface Counts {
  requests: number;
  lostAnswers: number;
  doubled: number;
  orphans: number;
}

/** Which of the ten requests have a fault, and which. */
function faultsOf(draw: Random): readonly Fault[] {
  const faults: Fault[] = Array.from({ length: REQUESTS_A_ROUND }, (_, i) =>
    i < MIN_FAULTS || draw.chance(0.5) ? pick(draw, FAULTS) : null,
  );
  for (let i = faults.length - 1; i > 0; i--) {
    const j = draw.below(i + 1);
    [faults[i], faults[j]] = [faults[j] ?? null, faults[i] ?? null];
  }
  return faults;
}

const pick = <T>(draw: Random, items: readonly T[]): T => items[draw.below(items.length)] as T;

const KRAFT = { ruleset: "kraft", lexicon: "sv", format: "casual" };

function read(answer: Answer, name: string): string {
  const value: unknown = Reflect.get(Object(answer.body), name);
  if (answer.status >= 300 || typeof value !== "string")
    throw new Error(`answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return value;
}

async function guest(url: URL): Promise<{ readonly browser: Browser; readonly id: string; readonly code: string }> {
  const browser = new Browser(url);
  const { body } = await browser.plain("POST", "/api/me", {});
  const { player } = body as { readonly player: { readonly id: string; readonly code: string } };
  return { browser, ...player };
}

async function promise(browser: Browser): Promise<{ readonly match: string; readonly nonce: string }> {
  const answer = await browser.plain("POST", "/api/matches/commitments", { ruleset: "kraft" });
  return { match: read(answer, "match"), nonce: "ab".repeat(16) };
}

/** Plays one round and gives the requests of which a copy had another answer. */
async function playRound(workerd: Workerd, draw: Random, counts: Counts): Promise<readonly string[]> {
  const [anna, bo] = [await guest(workerd.url), await guest(workerd.url)];
  const [a, b] = [anna.browser, bo.browser];
  const faults = [...faultsOf(draw)];
  const next = (): Fault => faults.pop() ?? null;
  counts.lostAnswers += faults.filter((fault) => fault !== null).length;
  counts.requests += REQUESTS_A_ROUND;

  const first = await promise(a);
  const created = await a.once(next(), "POST", "/api/matches", { ...KRAFT, ...first });
  const joined = await b.once(next(), "POST", "/api/codes", { code: read(created, "code"), nonce: first.nonce });
  const name = `Anna ${Array.from({ length: 6 }, () => pick(draw, [...LETTERS])).join("")}`;
  const renamed = await a.once(next(), "POST", "/api/account", { name });
  await a.resign(read(joined, "match"));
  const again = await promise(a);
  const offered = await a.once(next(), "POST", `/api/matches/${first.match}/rematch`, again);
  const accepted = await b.once(next(), "POST", `/api/challenges/${read(offered, "match")}`, { nonce: first.nonce });
  const word = Array.from({ length: 7 }, () => pick(draw, [...LETTERS])).join("");
  const report = { lexicon: "sv", version: "0".repeat(12), word, kind: "missing" };
  const reported = await a.once(next(), "POST", "/api/words/reports", report);
  const second = await promise(a);
  await a.once(next(), "POST", "/api/matches", { ...KRAFT, ...second });
  const closed = await a.once(next(), "DELETE", `/api/matches/${second.match}`);
  const third = await promise(a);
  const challenged = await a.once(next(), "POST", "/api/challenges", { ...KRAFT, ...third, to: { code: bo.code } });
  const declined = await b.once(next(), "DELETE", `/api/challenges/${read(challenged, "match")}`);
  for (const answer of [accepted, closed, declined]) read(answer, "match");
  read(reported, "word");
  if (read(renamed, "name") !== name) throw new Error("not renamed");

  await a.deliverLate();
  await b.deliverLate();
  const left = await workerd.query(
    `SELECT (SELECT group_concat(status, ' ') FROM (SELECT status FROM matches WHERE creator = ?1 ORDER BY status)) AS matches,
      (SELECT count(*) FROM matches WHERE creator = ?2) AS others,
      (SELECT count(*) FROM seats WHERE player_id = ?1) AS mine, (SELECT count(*) FROM seats WHERE player_id = ?2) AS theirs,
      (SELECT count(*) FROM invites JOIN matches ON matches.id = match_id WHERE creator = ?1) AS invites,
      (SELECT count(*) FROM word_reports WHERE player_id = ?1) AS reports,
      (SELECT name FROM players WHERE id = ?1) AS name`,
    anna.id,
    bo.id,
  );
  const expected = { matches: "closed closed live over", others: 0, mine: 4, theirs: 2, invites: 4, reports: 1, name };
  const wrong = Object.entries(expected).filter(([what, value]) => left[0]?.[what] !== value);
  if (wrong.length > 0) throw new Error(`${JSON.stringify(left[0])} instead of ${JSON.stringify(expected)}`);
  return [...a.differing, ...b.differing];
}

/** Rows without their match, matches without their object, objects without their match. */
async function orphansOf(workerd: Workerd): Promise<number> {
  const [rows] = await workerd.query(
    `SELECT (SELECT count(*) FROM seats WHERE match_id NOT IN (SELECT id FROM matches)) +
      (SELECT count(*) FROM invites WHERE match_id NOT IN (SELECT id FROM matches)) +
      (SELECT count(*) FROM matches WHERE id NOT IN (SELECT match_id FROM seats)) AS orphans,
      (SELECT count(*) FROM matches) AS matches`,
  );
  return Number(rows?.orphans) + Math.abs(workerd.objects("Match") - Number(rows?.matches));
}

export async function httpRounds({ rounds, seed, failed }: HttpRig) {
  const workerd = await Workerd.start();
  const counts: Counts = { requests: 0, lostAnswers: 0, doubled: 0, orphans: 0 };
  let failures = 0;
  try {
    await inLanes(
      MAX_CONCURRENT_ROUNDS,
      Array.from({ length: rounds }, (_, round) => round),
      async (round) => {
        try {
          const differing = await playRound(workerd, random(seed * 100_003 + round), counts);
          if (differing.length === 0) return;
          throw new Error(differing.join("; "));
        } catch (error) {
          failures++;
          counts.doubled++;
          failed(`round ${round} of seed ${seed}: ${String(error)}`);
        }
      },
    );
    counts.orphans = await orphansOf(workerd);
    const faults = workerd.faults();
    for (const fault of faults) failed(fault);
    return {
      rig: "http",
      rounds,
      seed,
      ...counts,
      faults: faults.length,
      passed: rounds - failures,
      failed: failures + Math.sign(counts.orphans),
    };
  } finally {
    await workerd.close();
  }
}
