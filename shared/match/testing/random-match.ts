/** Seeded random matches over a rig: legal and illegal commands, repetitions, stale numbers, lost connections, sleep and restarts. */
import type { MatchCommand } from "../../protocol/client-message.ts";
import type { GameState } from "../../rules/index.ts";
import { type Random, randomCommand } from "../../rules/testing/random.ts";
import { fold } from "../evolve.ts";
import type { MatchEvent } from "../model.ts";
import { streamAfter } from "../streams.ts";
import { turns } from "../turns/mode.ts";
import type { TestClient } from "./client.ts";
import type { Rig } from "./rig.types.ts";
import { secrecyFaults } from "./secrecy.ts";
import { stable } from "./stable.ts";
import { type Answer, newId } from "./stream-client.ts";

interface Sent {
  readonly id: string;
  readonly command: MatchCommand;
  readonly answer: Answer;
}

export interface Counts {
  commands: number;
  done: number;
  repeated: number;
  stale: number;
  reconnects: number;
  restarts: number;
}

export class RandomMatch {
  readonly counts: Counts = { commands: 0, done: 0, repeated: 0, stale: 0, reconnects: 0, restarts: 0 };
  readonly #rig: Rig;
  readonly #draw: Random;
  readonly #players: readonly string[];
  readonly #clients: TestClient[] = [];
  /** What had an effect, by seat. */
  readonly #effects: Sent[][];

  constructor(rig: Rig, players: readonly string[], draw: Random) {
    this.#rig = rig;
    this.#players = players;
    this.#draw = draw;
    this.#effects = players.map(() => []);
  }

  async connect(): Promise<void> {
    for (const player of this.#players) this.#clients.push(await this.#rig.connect(player));
  }

  client(seat: number): TestClient {
    const client = this.#clients[seat];
    if (client === undefined) throw new Error(`nobody sits at ${seat}`);
    return client;
  }

  get over(): boolean {
    return this.client(0).view.phase === "over";
  }

  async step(): Promise<void> {
    this.#rig.setClock(this.#rig.now() + 100 + this.#draw.below(900));
    const kind = this.#draw.below(100);
    const seat = this.#draw.below(this.#players.length);
    if (kind < 78) await this.#command();
    else if (kind < 84) await this.#repeat(seat);
    else if (kind < 88) await this.#stale(seat);
    else if (kind < 92) await this.#reconnect(seat);
    else if (kind < 94) await this.#rig.evict();
    else if (kind < 95) await this.#restart();
    else if (kind < 98) this.client(seat).send(`{"t":"${"command".slice(this.#draw.below(7))}"}`);
    else await this.#time();
  }

  async #command(): Promise<void> {
    const game = ((await this.#rig.state()) as { game: GameState }).game;
    const { seat, command } = randomCommand(game, this.#draw);
    const id = newId();
    const answer = await this.client(seat).ask(command, { id });
    this.counts.commands++;
    if (answer.t === "bad") throw new Error(`${JSON.stringify(command)} was not understood: ${answer.code}`);
    if (answer.t !== "done") return;
    this.counts.done++;
    this.#effects[seat]?.push({ id, command, answer });
  }

  async #repeat(seat: number): Promise<void> {
    const sent = this.#draw.pick(this.#effects[seat] ?? []);
    if (sent === undefined) return;
    const client = this.client(seat);
    const again = await client.ask(sent.command, { id: sent.id, seen: this.#draw.below(client.n + 1) });
    if (stable(again) !== stable(sent.answer)) throw new Error(`${stable(sent)} was answered anew: ${stable(again)}`);
    const other = await client.try({ type: "buy", power: "dice" }, { id: sent.id });
    const same = stable(sent.command) === stable({ type: "buy", power: "dice" });
    if (!same && other !== "id-reused") throw new Error(`another body under ${sent.id} was answered ${other}`);
    const stored = (await this.#rig.log()).filter((row) => row.command?.seat === seat && row.command.id === sent.id);
    if (stored.length !== 1) throw new Error(`${stable(sent)} is stored ${stored.length} times`);
    this.counts.repeated++;
  }

  async #stale(seat: number): Promise<void> {
    const client = this.client(seat);
    if (!client.events.some(({ type }) => type === "played" || type === "passed")) return;
    const code = await client.try({ type: "resign" }, { seen: 0 });
    if (code !== "stale" && code !== "match-over") throw new Error(`a stale command was answered ${code}`);
    this.counts.stale++;
  }

  async #reconnect(seat: number): Promise<void> {
    const player = this.#players[seat];
    if (player === undefined) return;
    const lost = this.client(seat);
    if (this.#draw.chance(0.8)) lost.close();
    this.#clients[seat] = await this.#rig.connect(player, this.#draw.chance(0.8) ? lost : undefined);
    this.counts.reconnects++;
  }

  async #restart(): Promise<void> {
    await this.#rig.restart();
    for (const [seat, player] of this.#players.entries()) {
      this.#clients[seat] = await this.#rig.connect(player, this.client(seat));
    }
    this.counts.restarts++;
  }

  /** To the deadline, before it, or just past it. */
  async #time(): Promise<void> {
    const at = await this.#rig.alarmAt();
    if (at === null) return;
    this.#rig.setClock(Math.max(this.#rig.now(), at - 1 + this.#draw.below(3)));
    if (this.#draw.chance(0.5)) await this.#rig.fireAlarm();
  }

  /** The log folds to the live state, and every client's folded view is the server's. */
  async check(): Promise<readonly MatchEvent[]> {
    for (const client of this.#clients) await client.settle();
    const events = (await this.#rig.log()).flatMap((row) => row.events);
    if (stable(fold(turns, events)) !== stable(await this.#rig.state()))
      throw new Error("the log does not fold to the live state");
    for (const [seat, client] of this.#clients.entries()) {
      const stream = streamAfter(turns, events, seat, 0);
      if (stream.length !== client.n) throw new Error(`stream ${seat} has ${stream.length} events, its client ${client.n}`);
      if (stream.some(({ n }, index) => n !== index + 1)) throw new Error(`stream ${seat} has gaps`);
    }
    return events;
  }

  /** At the end: that, and that no byte told a secret. */
  async finish(): Promise<void> {
    const events = await this.check();
    for (const [seat, { texts }] of this.#clients.entries()) {
      const [fault] = secrecyFaults(events, seat, texts, this.#draw);
      if (fault !== undefined) throw new Error(fault);
    }
  }
}
