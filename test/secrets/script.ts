/** A random match as it is first played, and written down so that it can be played again with other secrets. */

import { NodeRig } from "../../shared/match/testing/node-rig.ts";
import type { RandomKind } from "../../shared/match/testing/play-out.ts";
import { wanted } from "../../shared/match/testing/rig.types.ts";
import type { BarItem, GameState, PowerId, RackTile } from "../../shared/rules/index.ts";
import type { Format } from "../../shared/rules/model.ts";
import { type Random, random, randomCommand } from "../../shared/rules/testing/random.ts";
import { KINDS, type Step } from "./kinds.ts";
import { Table } from "./table.ts";

/** What the match begins with. */
export interface Dealt {
  readonly players: { rack: string; coins: number }[];
  readonly bag: string;
}

export interface Script {
  readonly kind: RandomKind;
  readonly format: Format;
  readonly key: string;
  readonly position: Dealt;
  /** Tiles of each seat that are never laid: what they are nobody else can know. */
  readonly kept: readonly (readonly RackTile[])[];
  readonly steps: readonly Step[];
  readonly played: Table;
}

/** Before such steps everybody looks anew. */
export const isLookedAt = (step: number): boolean => step % 4 === 2;

const STEPS = 45;
const COINS = 25;
const MOST_KEPT = 3;

export async function writeScript(seed: number): Promise<Script> {
  const draw = random(seed);
  const kind = draw.pick(KINDS) ?? { ruleset: "kraft", options: {}, seats: 2 };
  const format: Format = draw.chance(0.3) ? "blitz" : "casual";
  const key = Array.from({ length: 64 }, () => draw.below(16).toString(16)).join("");
  const dealt = await deal(kind, key);
  const kept = dealt.seats.map(({ rack }) => draw.shuffle(rack).slice(0, 1 + draw.below(MOST_KEPT)));
  const players = dealt.seats.map(({ rack }) => ({ rack: rack.join(""), coins: COINS }));
  const position = { players, bag: dealt.bag.join("") };
  const table = await Table.open(kind, format, { key, position });
  const writer = new Writer(table, kept, draw);
  await writer.write();
  return { kind, format, key, position, kept, steps: writer.steps, played: table };
}

/** What an ordinary match with this key begins with. */
async function deal({ ruleset, options, seats }: RandomKind, key: string): Promise<GameState> {
  const rig = new NodeRig();
  await rig.match.create(wanted(rig.id, { ruleset, options, test: { key } }));
  for (let seat = 1; seat < seats; seat++) await rig.match.takeSeat({ player: `p${seat}`, name: `p${seat}` });
  const state = (await rig.state()) as { readonly game: GameState };
  rig.close();
  return state.game;
}

class Writer {
  readonly steps: Step[] = [];
  readonly #table: Table;
  readonly #kept: readonly (readonly RackTile[])[];
  readonly #draw: Random;
  /** Powers that were bought in secret: they are neither used nor traded again. */
  readonly #traded: readonly Set<PowerId>[];

  constructor(table: Table, kept: readonly (readonly RackTile[])[], draw: Random) {
    this.#table = table;
    this.#kept = kept;
    this.#draw = draw;
    this.#traded = kept.map(() => new Set());
  }

  async write(): Promise<void> {
    for (let count = 0; count < STEPS && !this.#table.over; count++) {
      const step = this.#next(`step-${String(count).padStart(6, "0")}`);
      this.steps.push(step);
      if (isLookedAt(count)) this.#table.look();
      await this.#table.take(step, 0);
    }
  }

  #next(id: string): Step {
    const draw = this.#draw;
    if (draw.chance(0.04)) return { do: "clock", at: this.#table.now + draw.below(150_000) };
    if (draw.chance(0.2)) {
      const seat = draw.below(this.#kept.length);
      const powers = this.#pairFor(seat);
      if (powers !== null) return { do: "trade", seat, id, powers };
    }
    const { seat, command } = randomCommand(this.#known(), draw);
    if (command.type === "resign" && draw.chance(0.8)) return { do: "command", seat, id, command: { type: "pass" } };
    const secret: ReadonlySet<BarItem> = this.#traded[seat] ?? new Set();
    const traded = (command.type === "buy" || command.type === "sell") && secret.has(command.power);
    return { do: "command", seat, id, command: traded ? { type: "pass" } : command };
  }

  #pairFor(seat: number): readonly [PowerId, PowerId] | null {
    const prices = Object.entries(this.#table.ownOf(seat).prices) as [PowerId, number][];
    const traded = this.#traded[seat];
    const [power, price] = this.#draw.pick(prices) ?? [];
    if (power === undefined || traded === undefined) return null;
    const [other] = this.#draw.pick(prices.filter(([name, asked]) => asked === price && name !== power)) ?? [];
    if (other === undefined || traded.size > 0) return null;
    if (this.#table.ownOf(seat).bar.some((item) => item === power || item === other)) return null;
    traded.add(power).add(other);
    return [power, other];
  }

  /** The state as everybody's tiles that may be laid make it. */
  #known(): GameState {
    const game = this.#table.view;
    const seats = game.seats.map((_, seat) => {
      const { rack, bar } = this.#table.ownOf(seat);
      const traded: ReadonlySet<BarItem> = this.#traded[seat] ?? new Set();
      const left = [...(this.#kept[seat] ?? [])];
      const free = rack.filter((tile) => {
        const at = left.indexOf(tile);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
      return { rack: free, bar: bar.filter((item) => !traded.has(item)) };
    });
    return { ...game, seats } as unknown as GameState;
  }
}
