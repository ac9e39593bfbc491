import { describe, expect, it } from "vitest";
import type { RuleOptions, RulesetId } from "../rules/index.ts";
import { random } from "../rules/testing/random.ts";
import { NodeRig } from "./testing/node-rig.ts";
import { RandomMatch } from "./testing/random-match.ts";
import { wanted } from "./testing/rig.types.ts";

const PLAYERS = ["anna", "bo", "cy", "di"];
const STEPS = 200;
const SEEDS = 8;

interface Kind {
  readonly ruleset: RulesetId;
  readonly options: RuleOptions;
  readonly seats: number;
}

const KINDS: readonly Kind[] = [
  { ruleset: "kraft", options: {}, seats: 2 },
  { ruleset: "kraft-classic", options: {}, seats: 2 },
  { ruleset: "alfapet", options: { players: 4 }, seats: 4 },
  { ruleset: "wordfeud", options: { board: "random" }, seats: 2 },
];

/** Refuses about one word in eight, by its letters alone. */
const SOME_WORDS = { has: (word: string) => [...word].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 997, 7) % 8 !== 0 };

async function playOut({ ruleset, options, seats }: Kind, seed: number): Promise<RandomMatch> {
  const draw = random(seed);
  const rig = new NodeRig({
    words: SOME_WORDS,
    randomBytes: (count) => Uint8Array.from({ length: count }, () => draw.below(256)),
  });
  const format = draw.chance(0.4) ? "blitz" : "casual";
  await rig.match.create(wanted(rig.id, { ruleset, options, format }));
  const players = PLAYERS.slice(0, seats);
  for (const player of players.slice(1)) await rig.match.takeSeat({ player, name: player });
  const match = new RandomMatch(rig, players, draw);
  await match.connect();
  if (format === "blitz") {
    for (const seat of players.keys()) await match.client(seat).ask({ type: "ready" });
    rig.setClock(rig.now() + 3000);
    await rig.fireAlarm();
  }
  for (let step = 0; step < STEPS && !match.over; step++) {
    await match.step();
    if (step % 40 === 0) await match.check();
  }
  await match.finish();
  const faults = rig.notes.filter(({ event }) => event === "fault");
  if (faults.length > 0) throw new Error(JSON.stringify(faults[0]));
  return match;
}

describe("R-20 R-25 random matches", () => {
  it.each(KINDS)("$ruleset: exactly once, in order, and every view is the server's", { timeout: 60_000 }, async (kind) => {
    let done = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const match = await playOut(kind, seed).catch((error: unknown) => {
        throw new Error(`seed ${seed}`, { cause: error });
      });
      done += match.counts.done;
    }
    expect(done).toBeGreaterThan(100);
  });
});
