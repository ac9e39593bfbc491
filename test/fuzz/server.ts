/** Hostile messages over real sockets and requests to every route of the built Worker, beside a pair that plays on. */
import { setTimeout as pause } from "node:timers/promises";
import { ServerLoad } from "../../bench/load/server-load.ts";
import { openBuilt } from "../../lexicons/open-built.ts";
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import { random } from "../../shared/rules/testing/random.ts";
import { legalPlay } from "../matches/mover.ts";
import { type Connection, Visitor } from "../matches/visitor.ts";
import { Workerd } from "../workerd/workerd.ts";
import { wrongAnswer } from "./answers.ts";
import { brokenFrames } from "./frames.ts";
import { hostileRequest } from "./http.ts";
import { hostileMessage } from "./messages.ts";

export interface Options {
  readonly messages: number;
  readonly requests: number;
  readonly seed: number;
  readonly log?: (line: string) => void;
}

export interface Outcome {
  messages: number;
  answers: number;
  sockets: number;
  /** Closed by the server: 1008. */
  closed: number;
  requests: number;
  honest: number;
  grownBytes: number;
  readonly faults: string[];
}

const LANES = 6;
const MESSAGES_PER_SOCKET = 150;
const SOCKETS_PER_MATCH = 12;
const MOST_FAULTS = 10;
/** What it says of a connection that breaks the protocol before any of ours sees it. */
const OF_THE_RUNTIME = /kj\/compat\/http.*WebSocket protocol error/s;
/** Of a process whose collector is in no hurry. */
const MOST_GROWN = 150_000_000;

class Siege {
  readonly outcome: Outcome = {
    messages: 0,
    answers: 0,
    sockets: 0,
    closed: 0,
    requests: 0,
    honest: 0,
    grownBytes: 0,
    faults: [],
  };
  readonly #workerd: Workerd;
  readonly #lexicon: Lexicon;
  readonly #options: Options;
  over = false;
  #lanes = 0;

  constructor(workerd: Workerd, lexicon: Lexicon, options: Options) {
    this.#workerd = workerd;
    this.#lexicon = lexicon;
    this.#options = options;
  }

  fault(what: string): void {
    if (this.outcome.faults.length < MOST_FAULTS) this.outcome.faults.push(what);
  }

  async #match(ruleset: string): Promise<{ readonly id: string; readonly visitors: readonly [Visitor, Visitor] }> {
    const visitors = [new Visitor(this.#workerd.url), new Visitor(this.#workerd.url)] as const;
    const body = { ruleset, lexicon: "sv", format: "casual" };
    const made = (await visitors[0].post("/api/matches", body)) as { readonly match: string; readonly invite: string };
    await visitors[1].post(`/api/invites/${made.invite}`);
    return { id: made.match, visitors };
  }

  /** Two people who notice nothing. */
  async honest(): Promise<void> {
    const draw = random(this.#options.seed);
    while (!this.over) {
      const { id, visitors } = await this.#match("kraft");
      const connections = await Promise.all(visitors.map((visitor) => visitor.connect(id)));
      for (let turn = 0; turn < 25 && !this.over; turn++) {
        for (const connection of connections) await connection.settle();
        const mover = connections.find(({ client }) => client.game.turn === client.own.seat);
        if (mover === undefined || mover.client.view.phase !== "live") break;
        const play = legalPlay(mover.client.game, this.#lexicon, draw);
        const answer = await mover.ask(play === null ? { type: "pass" } : { type: "play", ...play });
        this.outcome.honest++;
        if (answer.t !== "done") this.fault(`an honest play was answered ${JSON.stringify(answer)}`);
        await pause(100);
      }
      for (const { client } of connections) {
        for (const fault of client.faults) this.fault(`the honest player saw ${fault}`);
        for (const text of client.texts) this.#check(text);
        client.close();
      }
    }
  }

  #check(text: string): void {
    const wrong = wrongAnswer(text);
    if (wrong !== null) this.fault(wrong);
  }

  /** In lanes, until so many messages more are sent. */
  async hostile(messages: number): Promise<void> {
    await Promise.all(Array.from({ length: LANES }, () => this.#lane(messages / LANES)));
  }

  async #lane(most: number): Promise<void> {
    const draw = random(this.#options.seed * 100 + this.#lanes++);
    for (let sent = 0; sent < most && this.outcome.faults.length < MOST_FAULTS; ) {
      const { id, visitors } = await this.#match(draw.pick(["kraft", "kraft-classic", "alfapet", "wordfeud"]) ?? "kraft");
      const known: string[] = ['{"t":"catch-up","after":0}'];
      for (let sockets = 0; sockets < SOCKETS_PER_MATCH && sent < most; sockets++) {
        const connection = await visitors[sockets % 2]?.connect(id);
        if (connection === undefined) break;
        this.outcome.sockets++;
        sent += await this.#flood(connection, draw, known);
        for (const text of connection.client.texts.splice(0)) {
          this.outcome.answers++;
          this.#check(text);
        }
        if (draw.chance(0.1)) await brokenFrames(draw, this.#workerd.url, `/api/matches/${id}/socket`, visitors[0].cookie);
      }
    }
  }

  async #flood({ client }: Connection, draw: ReturnType<typeof random>, known: string[]): Promise<number> {
    let sent = 0;
    while (sent < MESSAGES_PER_SOCKET && client.closed === null) {
      for (let burst = 0; burst < 15; burst++) {
        const message = hostileMessage(draw, { n: client.n, known, harmless: draw.chance(0.5) });
        client.send(message);
        if (typeof message === "string" && message.length < 1000) known[draw.below(50)] = message;
        sent++;
      }
      await pause(20);
    }
    await pause(100);
    this.outcome.messages += sent;
    if (client.closed !== null) this.outcome.closed++;
    if (client.closed !== null && client.closed.code !== 1008 && client.closed.code !== 1009) {
      this.fault(`a hostile socket was closed with ${client.closed.code} ${client.closed.reason}`);
    }
    client.close();
    return sent;
  }

  async requests(): Promise<void> {
    const draw = random(this.#options.seed + 77);
    const { id, visitors } = await this.#match("kraft");
    const known = { url: this.#workerd.url, ids: [id, "x".repeat(40), id.slice(1), `${id}%20`], cookie: visitors[0].cookie };
    while (this.outcome.requests < this.#options.requests && this.outcome.faults.length < MOST_FAULTS) {
      this.outcome.requests++;
      const wrong = await hostileRequest(draw, known).catch((error: unknown) => `no answer: ${String(error)}`);
      if (wrong !== null) this.fault(wrong);
    }
  }
}

export async function fuzzServer(options: Options): Promise<Outcome> {
  // As it is deployed: nothing prepared may be asked for.
  const workerd = await Workerd.start({ bindings: { TEST_OPTIONS: "" } });
  const siege = new Siege(workerd, await openBuilt("sv"), options);
  const { outcome } = siege;
  const load = new ServerLoad(workerd.pids());
  try {
    const honest = siege.honest();
    const watch = setInterval(
      () => options.log?.(`${outcome.messages} messages, ${outcome.requests} requests, ${outcome.faults.length} faults`),
      5000,
    );
    // What is made once is there after a part of it; requests make matches, which stay.
    await Promise.all([siege.hostile(options.messages / 4), siege.requests()]);
    const before = load.bytes();
    await siege.hostile((options.messages * 3) / 4);
    outcome.grownBytes = load.bytes() - before;
    siege.over = true;
    await honest;
    clearInterval(watch);
    if (outcome.grownBytes > MOST_GROWN) siege.fault(`the server has grown by ${outcome.grownBytes} bytes`);
    for (const fault of workerd.faults()) if (!OF_THE_RUNTIME.test(fault)) siege.fault(`the server noted ${fault}`);
  } finally {
    siege.over = true;
    await workerd.close();
  }
  return outcome;
}
