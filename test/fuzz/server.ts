/** Hostile messages over real sockets and requests to every route of the built Worker, beside pairs that play on. */
import { setTimeout as pause } from "node:timers/promises";
import { ServerLoad } from "../../bench/load/server-load.ts";
import { openBuilt } from "../../lexicons/open-built.ts";
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import { ExpressClient } from "../../shared/match/testing/express-client.ts";
import { CLOSE } from "../../shared/protocol/codes.ts";
import type { ExpressCommand } from "../../shared/protocol/express.ts";
import { AT_ONCE_IDS } from "../../shared/rules/model.ts";
import { MATCH_GAMES, type MatchGameId } from "../../shared/rules/rulesets/agreements.ts";
import { type Random, random } from "../../shared/rules/testing/random.ts";
import { legalPlay } from "../matches/mover.ts";
import { takeSeats } from "../matches/seats.ts";
import type { Connection, ConnectionOf, Visitor } from "../matches/visitor.ts";
import type { Draw } from "../matches/words-to-lay.ts";
import { Workerd } from "../workerd/workerd.ts";
import { wrongAnswer } from "./answers.ts";
import { brokenFrames } from "./frames.ts";
import { hostileRequest, type Known } from "./http.ts";
import { hostileMessage } from "./messages.ts";
import { NewsPage } from "./news-page.ts";

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
  /** How many of each were besieged. */
  readonly matches: Record<string, number>;
  grownBytes: number;
  /** Objects that have stored anything, beyond those of matches that were made and of players that there are. */
  strays: number;
  readonly faults: string[];
}

const LANES = 6;
/** What the runtime closes a frame with that is larger than it takes. */
const TOO_BIG = 1009;
/** More than any page shows in a row. */
const LOOKS = 200;
const REQUESTS_PER_MATCH = 100;
const MESSAGES_PER_SOCKET = 150;
const SOCKETS_PER_MATCH = 12;
const MOST_FAULTS = 10;
/** What it says of a connection that breaks the protocol before any of ours sees it. */
const OF_THE_RUNTIME = /kj\/compat\/http.*WebSocket protocol error/s;
/** Of a process whose collector is in no hurry. */
const MOST_GROWN = 150_000_000;

type ExpressConnection = ConnectionOf<ExpressCommand, ExpressClient>;
type AnyConnection = Connection | ExpressConnection;

const isExpress = (game: MatchGameId): boolean => AT_ONCE_IDS.some((id) => id === game);

class Siege {
  readonly outcome: Outcome = {
    messages: 0,
    answers: 0,
    sockets: 0,
    closed: 0,
    requests: 0,
    honest: 0,
    matches: {},
    grownBytes: 0,
    strays: 0,
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

  #match(ruleset: MatchGameId, draw: Draw): ReturnType<typeof takeSeats> {
    const format = isExpress(ruleset) ? "blitz" : "casual";
    return takeSeats(this.#workerd.url, { ruleset, format, options: {} }, draw);
  }

  /** Two people who notice nothing. */
  async honest(): Promise<void> {
    const draw = random(this.#options.seed);
    while (!this.over) {
      const { id, visitors } = await this.#match("kraft", draw);
      const connections = await Promise.all(visitors.map((visitor) => visitor.connect(id)));
      const news = await Promise.all(visitors.map((visitor) => NewsPage.open(visitor, id)));
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
      this.#partWith(connections);
      for (const page of news) page.end((what) => this.fault(what));
    }
  }

  /** Two more, in Express. */
  async honestExpress(): Promise<void> {
    const draw = random(this.#options.seed + 1);
    while (!this.over) {
      const { id, visitors } = await this.#match("express", draw);
      const connections = await this.#throughLobby(id, visitors);
      for (let drawn = 0; drawn < 30 && !this.over; drawn++) {
        const connection = connections[drawn % 2];
        if (connection?.client.game.stage !== "playing") break;
        const answer = await connection.ask({ type: "draw" });
        this.outcome.honest++;
        if (answer.t !== "done") this.fault(`an honest press was answered ${JSON.stringify(answer)}`);
        if (drawn % 5 === 0) await connection.settle();
        await pause(100);
      }
      this.#partWith(connections);
    }
  }

  async #throughLobby(id: string, visitors: readonly Visitor[]): Promise<readonly ExpressConnection[]> {
    const connections = await Promise.all(visitors.map((visitor) => visitor.join(id, (wire) => new ExpressClient(wire))));
    for (const connection of connections) await connection.ask({ type: "ready" });
    const begun = (): boolean => connections.every(({ client }) => client.view.phase === "live" || client.closed !== null);
    while (!begun() && !this.over) await pause(50);
    return connections;
  }

  #partWith(connections: readonly AnyConnection[]): void {
    for (const { client } of connections) {
      for (const fault of client.faults) this.fault(`the honest player saw ${fault}`);
      for (const text of client.texts) this.#check(text);
      client.close();
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
      const ruleset = draw.pick(MATCH_GAMES) ?? "kraft";
      const { id, visitors } = await this.#match(ruleset, draw);
      this.outcome.matches[ruleset] = (this.outcome.matches[ruleset] ?? 0) + 1;
      if (isExpress(ruleset)) await this.#throughLobby(id, visitors);
      const known: string[] = ['{"t":"catch-up","after":0}'];
      for (let sockets = 0; sockets < SOCKETS_PER_MATCH && sent < most; sockets++) {
        const visitor = visitors[sockets % 2];
        if (visitor === undefined) break;
        const connection: AnyConnection = await (isExpress(ruleset)
          ? visitor.join(id, (wire) => new ExpressClient(wire))
          : visitor.connect(id));
        this.outcome.sockets++;
        sent += await this.#flood(connection, draw, known);
        for (const text of connection.client.texts.splice(0)) {
          this.outcome.answers++;
          this.#check(text);
        }
        const path = draw.chance(0.5) ? `/api/matches/${id}/socket` : "/api/me/socket";
        if (draw.chance(0.2)) await brokenFrames(draw, this.#workerd.url, path, visitor.cookie);
      }
      for (const visitor of visitors) sent += await this.#talkToNews(visitor, id, draw, known);
    }
  }

  /** On the app's own socket a page says what it shows, and not often: all else ends it. */
  async #talkToNews(visitor: Visitor, match: string, draw: Random, known: readonly string[]): Promise<number> {
    const page = await NewsPage.open(visitor, match);
    const looks = draw.chance(0.3) ? LOOKS : draw.below(3);
    for (let look = 0; look < looks; look++) page.say(JSON.stringify({ t: "look", visible: draw.chance(0.5), at: match }));
    if (looks < LOOKS) page.say(hostileMessage(draw, { n: 0, known, harmless: false }));
    const code = await page.ended();
    this.outcome.messages += looks + 1;
    this.outcome.sockets++;
    if (code !== CLOSE.policy && code !== TOO_BIG) this.fault(`the app's socket was closed with ${code}`);
    return looks + 1;
  }

  async #flood({ client }: AnyConnection, draw: Random, known: string[]): Promise<number> {
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
    if (client.closed !== null && client.closed.code !== CLOSE.policy && client.closed.code !== TOO_BIG) {
      this.fault(`a hostile socket was closed with ${client.closed.code} ${client.closed.reason}`);
    }
    client.close();
    return sent;
  }

  async requests(): Promise<void> {
    const draw = random(this.#options.seed + 77);
    for (let known: Known | null = null; this.outcome.requests < this.#options.requests; this.outcome.requests++) {
      if (this.outcome.faults.length >= MOST_FAULTS) return;
      // Whose account is deleted has no session any more.
      if (known === null || this.outcome.requests % REQUESTS_PER_MATCH === 0) known = await this.#known(draw);
      const wrong = await hostileRequest(draw, known).catch((error: unknown) => `no answer: ${String(error)}`);
      if (wrong !== null) this.fault(wrong);
    }
  }

  async #known(draw: Draw): Promise<Known> {
    const { id, visitors } = await this.#match(draw.pick(MATCH_GAMES) ?? "kraft", draw);
    const ids = [id, "x".repeat(40), id.slice(1), `${id}%20`];
    return { url: this.#workerd.url, ids, cookie: visitors[0]?.cookie ?? "" };
  }
}

export async function fuzzServer(options: Options): Promise<Outcome> {
  // As it is deployed: nothing prepared may be asked for.
  const workerd = await Workerd.start({ bindings: { TEST_OPTIONS: "" } });
  const siege = new Siege(workerd, await openBuilt("sv"), options);
  const { outcome } = siege;
  const load = new ServerLoad(workerd.pids());
  try {
    const honest = Promise.all([siege.honest(), siege.honestExpress()]);
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
    outcome.strays = await strays(workerd);
    if (outcome.strays > 0) siege.fault(`${outcome.strays} objects that nobody made have stored something`);
    if (outcome.grownBytes > MOST_GROWN) siege.fault(`the server has grown by ${outcome.grownBytes} bytes`);
    for (const fault of workerd.faults()) if (!OF_THE_RUNTIME.test(fault)) siege.fault(`the server noted ${fault}`);
  } finally {
    siege.over = true;
    await workerd.close();
  }
  return outcome;
}

async function strays(workerd: Workerd): Promise<number> {
  const [row] = await workerd.query(
    "SELECT (SELECT count(*) FROM matches) AS matches, (SELECT count(*) FROM players) AS players",
  );
  // A match is made before it is listed, and one whose account was deleted with it stays.
  const matches = workerd.objects("Match") + workerd.objects("Express") - Number(row?.matches);
  return Math.max(0, matches);
}
