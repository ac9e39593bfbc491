/** A whole random match of a kind, on node:sqlite. */
import type { RuleOptions, RulesetId } from "../../rules/index.ts";
import { random } from "../../rules/testing/random.ts";
import { wordsBut } from "../../rules/testing/some-words.ts";
import { NodeRig } from "./node-rig.ts";
import { RandomMatch } from "./random-match.ts";
import { wanted } from "./rig.types.ts";

const PLAYERS = ["anna", "bo", "cy", "di"];
const STEPS = 200;

export interface RandomKind {
  readonly ruleset: RulesetId;
  readonly options: RuleOptions;
  readonly seats: number;
}

export const KINDS: readonly RandomKind[] = [
  { ruleset: "kraft", options: {}, seats: 2 },
  { ruleset: "kraft-classic", options: {}, seats: 2 },
  { ruleset: "alfapet", options: { players: 4 }, seats: 4 },
  { ruleset: "wordfeud", options: { board: "random" }, seats: 2 },
];

/** As far as so many steps go; checked now and then, and at the end. */
export async function playOut(
  { ruleset, options, seats }: RandomKind,
  seed: number,
  nonceOf: (seat: number) => string | undefined = () => undefined,
): Promise<{ readonly rig: NodeRig; readonly match: RandomMatch }> {
  const draw = random(seed);
  const rig = new NodeRig({
    words: wordsBut(8),
    randomBytes: (count) => Uint8Array.from({ length: count }, () => draw.below(256)),
  });
  const format = draw.chance(0.4) ? "blitz" : "casual";
  const players = PLAYERS.slice(0, seats);
  const who = players.map((player, seat) => {
    const nonce = nonceOf(seat);
    return { player, name: player, ...(nonce === undefined ? {} : { nonce }) };
  });
  const [creator = { player: "", name: "" }, ...others] = who;
  await rig.match.create(wanted(rig.id, { ruleset, options, format, creator }));
  for (const other of others) await rig.match.takeSeat(other);
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
  return { rig, match };
}
