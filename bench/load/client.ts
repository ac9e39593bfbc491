/** A process that holds many clients: they do little, so that the server is what is measured. */
import { setTimeout as pause } from "node:timers/promises";
import { Visitor } from "../../test/matches/visitor.ts";
import { FloorPair, MatchPair, type Pair } from "../match/pair.ts";
import type { Script } from "../match/script.ts";
import type { Order, Report, Side } from "./protocol.types.ts";

/** Matches of one pair of players: nobody has more. */
const MATCHES_PER_PAIR = 20;
const OPEN_AT_ONCE = 8;
const ANSWER_MS = 20_000;
const PING_MS = 20_000;

class Clients {
  readonly #urls: Readonly<Record<Side, URL>>;
  readonly #name: string;
  readonly #scripts: readonly Script[];
  readonly #matches: MatchPair[] = [];
  readonly #floors: FloorPair[] = [];
  #made = 0;
  /** How many turns at sending each side has taken, in pairs: a turn goes on where the last one ended. */
  readonly #next: Record<Side, number> = { match: 0, floor: 0 };
  #players: Promise<readonly [Visitor, Visitor]> | null = null;

  constructor(urls: Readonly<Record<Side, string>>, name: string, scripts: readonly Script[]) {
    this.#urls = { match: new URL(urls.match), floor: new URL(urls.floor) };
    this.#name = name;
    this.#scripts = scripts;
  }

  async open(side: Side, pairs: number): Promise<Report> {
    let left = pairs;
    const lane = async (): Promise<void> => {
      while (left-- > 0) {
        if (side === "match") this.#matches.push(await soon(this.#match()));
        else this.#floors.push(await soon(this.#floor()));
      }
    };
    await Promise.all(Array.from({ length: OPEN_AT_ONCE }, lane));
    return { sent: 0, times: [], lost: 0, errors: [], behindMs: 0 };
  }

  async #match(): Promise<MatchPair> {
    const number = this.#made++;
    if (this.#players === null || number % MATCHES_PER_PAIR === 0) this.#players = makePlayers(this.#urls.match);
    const players = await this.#players;
    return MatchPair.make(players, this.#scriptOf(number));
  }

  async #floor(): Promise<FloorPair> {
    const number = this.#made++;
    return FloorPair.make(this.#urls.floor, `${this.#name}-${number}`, this.#scriptOf(number));
  }

  #scriptOf(number: number): Script {
    const script = this.#scripts[number % this.#scripts.length];
    if (script === undefined) throw new Error("no scripts");
    return script;
  }

  /** As every page does, lest it be thought away. */
  ping(): void {
    for (const [index, match] of this.#matches.entries())
      setTimeout(() => match.ping(), (index * PING_MS) / this.#matches.length);
  }

  async send(side: Side, ms: number, everyMs: number): Promise<Report> {
    const pairs: readonly Pair[] = side === "match" ? this.#matches : this.#floors;
    const report = { sent: 0, times: [] as number[], lost: 0, errors: [] as string[], behindMs: 0 };
    const under: Promise<void>[] = [];
    const started = performance.now();
    const step = everyMs / pairs.length;
    for (let sent = 0; sent * step < ms; sent++) {
      const at = started + sent * step;
      const now = performance.now();
      if (at > now) await pause(at - now);
      else report.behindMs = Math.max(report.behindMs, now - at);
      const pair = pairs[this.#next[side]++ % pairs.length];
      if (pair === undefined || pair.left === 0) continue;
      report.sent++;
      under.push(one(pair, report));
    }
    await Promise.all(under);
    return report;
  }

  async check(): Promise<Report> {
    const wrong = await Promise.all(this.#matches.map((match) => soon(match.isWhole()).catch(() => false)));
    return { sent: 0, times: [], lost: wrong.filter((whole) => !whole).length, errors: [], behindMs: 0 };
  }
}

/** Both hold a session before they do anything, so that whatever they do at once is done by the same two. */
async function makePlayers(url: URL): Promise<readonly [Visitor, Visitor]> {
  const players = [new Visitor(url), new Visitor(url)] as const;
  await Promise.all(players.map((player) => player.post("/api/me")));
  return players;
}

async function one(pair: Pair, report: { times: number[]; lost: number; errors: string[] }): Promise<void> {
  try {
    report.times.push(await soon(pair.next()));
  } catch (error) {
    report.lost++;
    if (report.errors.length < 5) report.errors.push(String(error));
  }
}

function soon<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer in ${ANSWER_MS} ms`)), ANSWER_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

let clients: Clients | null = null;

async function follow(order: Order): Promise<Report> {
  if (order.do === "begin") {
    clients = new Clients(order.urls, order.name, order.scripts);
    setInterval(() => clients?.ping(), PING_MS);
  }
  if (clients === null || order.do === "begin") return { sent: 0, times: [], lost: 0, errors: [], behindMs: 0 };
  if (order.do === "open") return clients.open(order.side, order.pairs);
  return order.do === "send" ? clients.send(order.side, order.ms, order.everyMs) : clients.check();
}

process.on("message", (order: Order) => {
  follow(order).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on("disconnect", () => process.exit());
