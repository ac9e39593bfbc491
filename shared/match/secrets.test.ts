/** R-22, by value: a match is played twice, with other secrets the second time, and every byte to the reader must be the same. */
import { describe, expect, it } from "vitest";
import type { Command, GameState, RackTile } from "../rules/index.ts";
import { type Random, random, randomPlay } from "../rules/testing/random.ts";
import type { Position } from "./test-options.ts";
import type { TestClient } from "./testing/client.ts";
import { NodeRig } from "./testing/node-rig.ts";
import { wanted } from "./testing/rig.types.ts";

const LETTERS = "AEINRSTLDKOMGUÄVHÅÖFBPJYC";
/** Letters of tiles that nobody lays in these matches, so that the reader can know nothing of them. */
const HIDDEN = "WXZQ";
const STEPS = 40;

interface Secret {
  /** The hidden tiles of seat 1; they change places with the bag's last ones. */
  readonly swapped: boolean;
  /** Does seat 1 also buy and sell, to no net change, and try what is refused. */
  readonly busy: boolean;
}

function position(draw: Random, { swapped }: Secret): Position {
  const letters = (count: number, from = LETTERS): string => Array.from({ length: count }, () => draw.pick([...from])).join("");
  const [own, open, front] = [letters(7), letters(4), letters(240)];
  const [hidden, last] = [letters(3, HIDDEN), letters(3, HIDDEN)];
  const bar = ["charge", "dice", "erase", "morph", "alfa:hexagon"] as const;
  return {
    players: [
      { rack: own, coins: 30, bar: [...bar] },
      { rack: open + (swapped ? last : hidden), coins: 30, bar: [...bar] },
    ],
    bag: front + (swapped ? hidden : last),
  };
}

const withoutHidden = (rack: readonly RackTile[]): readonly RackTile[] => rack.filter((tile) => !HIDDEN.includes(tile));

async function play(seed: number, secret: Secret): Promise<{ readonly reader: TestClient; readonly other: TestClient }> {
  const draw = random(seed);
  const noise = random(seed + 1_000_003);
  const rig = new NodeRig();
  const test = { key: "5a".repeat(32), position: position(draw, secret) };
  await rig.match.create(wanted(rig.id, { test }));
  await rig.match.takeSeat({ player: "bo", name: "Bo" });
  const reader = await rig.connect("anna");
  const other = await rig.connect("bo");
  let ids = 0;
  const next = (seat: number): string => `id-${seat}-${String(++ids).padStart(6, "0")}`;

  for (let step = 0; step < STEPS && reader.view.phase === "live"; step++) {
    rig.setClock(rig.now() + 1000);
    const { game } = (await rig.state()) as { game: GameState };
    const seat = game.turn;
    const known = game.seats.map((one) => ({ ...one, rack: withoutHidden(one.rack) }));
    // The end would tell what is left in the racks (K-71).
    const command: Command =
      draw.chance(0.05) && game.passes < 2 ? { type: "pass" } : randomPlay({ ...game, seats: known }, seat, draw);
    if (secret.busy && noise.chance(0.6)) await disturb(other, noise);
    await (seat === 0 ? reader : other).ask(command, { id: next(seat) });
  }
  await reader.settle();
  await other.settle();
  return { reader, other };
}

/** What seat 1 may do without seat 0 learning of it. */
async function disturb(other: TestClient, noise: Random): Promise<void> {
  const power = noise.pick(["charge", "dice"] as const) ?? "charge";
  const pairs = 1 + noise.below(3);
  for (let pair = 0; pair < pairs; pair++) {
    if ((await other.try({ type: "buy", power })) !== "done") break;
    if ((await other.try({ type: "sell", power })) !== "done") throw new Error("what was bought can be sold");
  }
  await other.ask({ type: "play", tiles: [{ at: "Z99", letter: "A" }], powers: [] });
  other.send('{"t":"catch-up","after":0}');
  other.send("not even JSON");
}

describe("R-22 K-41 no byte to a seat depends on what it may not know", () => {
  it("another rack, another order of the bag, other purchases of equal net: the same bytes", { timeout: 60_000 }, async () => {
    let plays = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const plain = await play(seed, { swapped: false, busy: false });
      const other = await play(seed, { swapped: true, busy: true });
      expect(other.reader.texts, `seed ${seed}`).toEqual(plain.reader.texts);
      plays += plain.reader.events.filter(({ type }) => type === "played").length;
    }
    expect(plays).toBeGreaterThan(200);
  });

  it("and the owner's bytes do differ, so that the comparison means something", async () => {
    const plain = await play(1, { swapped: false, busy: false });
    const other = await play(1, { swapped: true, busy: false });
    expect(other.other.texts).not.toEqual(plain.other.texts);
  });
});
