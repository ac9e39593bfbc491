/** Matches that the suite begins from. */
import type { Format } from "../../../rules/model.ts";
import type { TestOptions } from "../../test-options.ts";
import type { TestClient } from "../client.ts";
import { type Rig, wanted } from "../rig.types.ts";

/** Words of the suite: in the Swedish lexicon, and all that the simulator's shell accepts. */
export const WORDS = ["KATT", "KATTEN", "BIL", "BILAR", "AL", "NI"];

/** Seat 1 has the first turn (K-04) and can lay KATT; seat 0 can lay BIL across its end, or anything that the bag brings. */
export const KATT: TestOptions = {
  key: "07".repeat(32),
  position: {
    players: [
      { rack: "BILARNE", coins: 200 },
      { rack: "KATTENS", coins: 200, bar: ["gold"] },
    ],
    bag: "ADEFGHIJKLMNOPRSTUVÅÄÖADEFGHIJKLMNOPRSTUV",
  },
};

export const LAY_KATT = {
  type: "play",
  tiles: [
    { at: "G8", letter: "K" },
    { at: "H8", letter: "A" },
    { at: "I8", letter: "T" },
    { at: "J8", letter: "T" },
  ],
  powers: [],
} as const;

export const LAY_TTAK = {
  type: "play",
  tiles: [
    { at: "G8", letter: "T" },
    { at: "H8", letter: "T" },
    { at: "I8", letter: "A" },
    { at: "J8", letter: "K" },
  ],
  powers: [],
} as const;

export const PASS = { type: "pass" } as const;
export const RESIGN = { type: "resign" } as const;
export const BUY = { type: "buy", power: "charge" } as const;
export const SELL = { type: "sell", power: "charge" } as const;

export interface Pair {
  /** Seat 0, who made the match. */
  readonly anna: TestClient;
  /** Seat 1, who joined and has the first turn (K-04). */
  readonly bo: TestClient;
}

export async function seated(rig: Rig, format: Format, test: TestOptions = KATT): Promise<void> {
  const made = await rig.match.create(wanted(rig.id, { format, test }));
  const taken = await rig.match.takeSeat({ player: "bo", name: "Bo" });
  if ("error" in made || "error" in taken) throw new Error(JSON.stringify({ made, taken }));
}

export async function connected(rig: Rig): Promise<Pair> {
  return { anna: await rig.connect("anna"), bo: await rig.connect("bo") };
}

export async function casual(rig: Rig, test: TestOptions = KATT): Promise<Pair> {
  await seated(rig, "casual", test);
  return connected(rig);
}

/** As in life: who opens the match waits in it; then through the lobby and its countdown, to the first turn. */
export async function blitz(rig: Rig, test: TestOptions = KATT): Promise<Pair> {
  await rig.match.create(wanted(rig.id, { format: "blitz", test }));
  const anna = await rig.connect("anna");
  await rig.match.takeSeat({ player: "bo", name: "Bo" });
  const pair = { anna, bo: await rig.connect("bo") };
  await pair.anna.ask({ type: "ready" });
  await pair.bo.ask({ type: "ready" });
  await wait(rig, 3000);
  await both(pair);
  return pair;
}

export async function both({ anna, bo }: Pair): Promise<void> {
  await anna.settle();
  await bo.settle();
}

/** Time passes, and the alarm fires whenever it is due. */
export async function wait(rig: Pick<Rig, "now" | "setClock" | "alarmAt" | "fireAlarm">, ms: number): Promise<void> {
  const until = rig.now() + ms;
  for (;;) {
    const at = await rig.alarmAt();
    if (at === null || at > until) break;
    rig.setClock(Math.max(rig.now(), at));
    await rig.fireAlarm();
  }
  rig.setClock(until);
}

export const types = (client: TestClient): readonly string[] => client.events.map(({ type }) => type);
