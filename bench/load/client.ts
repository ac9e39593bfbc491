/** A process that holds many clients. They do little work, so that the bench measures the server. */
import { setTimeout as pause } from "node:timers/promises";
import { Visitor } from "../../test/matches/visitor.ts";
import { FloorPair, MatchPair, type Pair } from "../match/pair.ts";
import type { Script } from "../match/script.ts";
import type { Order, Report, Side } from "./protocol.types.ts";

/** One pair of players shares so many matches: a player may not have more live ones. */
const MATCHES_PER_PAIR = 20;
const OPEN_AT_ONCE = 8;
const MAX_ANSWER_MS = 20_000;
const PING_MS = 20_000;

const NOTHING: Report = { sent: 0, times: [], lost: 0, errors: [], behindMs: 0 };

class Clients {
  readonly #urls: Readonly<Record<Side, URL>>;
  readonly #name: string;
  readonly #scripts: readonly Script[];
  readonly #matches: MatchPair[] = [];
  readonly #floors: FloorPair[] = [];
  #opened = 0;
  /** How many messages each side has been due to send: a turn goes on after the pair that sent last. */
  readonly #due: Record<Side, number> = { match: 0, floor: 0 };
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
        if (side === "match") this.#matches.push(await inTime(this.#openMatch()));
        else this.#floors.push(await inTime(this.#openFloor()));
      }
    };
    await Promise.all(Array.from({ length: OPEN_AT_ONCE }, lane));
    return NOTHING;
  }

  async #openMatch(): Promise<MatchPair> {
    const number = this.#opened++;
    if (this.#players === null || number % MATCHES_PER_PAIR === 0) this.#players = newPlayers(this.#urls.match);
    const players = await this.#players;
    return MatchPair.make(players, this.#scriptOf(number));
  }

  async #openFloor(): Promise<FloorPair> {
    const number = this.#opened++;
    return FloorPair.make(this.#urls.floor, `${this.#name}-${number}`, this.#scriptOf(number));
  }

  #scriptOf(number: number): Script {
    const script = this.#scripts[number % this.#scripts.length];
    if (script === undefined) throw new Error("no scripts");
    return script;
  }

  /** Every page pings: without pings a player counts as away. Pings are spread over the whole interval. */
  ping(): void {
    for (const [index, match] of this.#matches.entries())
      setTimeout(() => match.ping(), (index * PING_MS) / this.#matches.length);
  }

  async send(side: Side, ms: number, everyMs: number): Promise<Report> {
    const pairs: readonly Pair[] = side === "match" ? this.#matches : this.#floors;
    const report = { sent: 0, times: [] as number[], lost: 0, errors: [] as string[], behindMs: 0 };
    const waiting: Promise<void>[] = [];
    const started = performance.now();
    const step = everyMs / pairs.length;
    for (let sent = 0; sent * step < ms; sent++) {
      const at = started + sent * step;
      const now = performance.now();
      if (at > now) await pause(at - now);
      else report.behindMs = Math.max(report.behindMs, now - at);
      const pair = pairs[this.#due[side]++ % pairs.length];
      if (pair === undefined || pair.left === 0) continue;
      report.sent++;
      waiting.push(sendNext(pair, report));
    }
    await Promise.all(waiting);
    return report;
  }

  async check(): Promise<Report> {
    const complete = await Promise.all(this.#matches.map((match) => inTime(match.isComplete()).catch(() => false)));
    return { ...NOTHING, lost: complete.filter((is) => !is).length };
  }
}

/** Both have a session before their first request, so that requests made at once belong to the same two players. */
async function newPlayers(url: URL): Promise<readonly [Visitor, Visitor]> {
  const players = [new Visitor(url), new Visitor(url)] as const;
  await Promise.all(players.map((player) => player.post("/api/me")));
  return players;
}

async function sendNext(pair: Pair, report: { times: number[]; lost: number; errors: string[] }): Promise<void> {
  try {
    report.times.push(await inTime(pair.next()));
  } catch (error) {
    report.lost++;
    if (report.errors.length < 5) report.errors.push(String(error));
  }
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer in ${MAX_ANSWER_MS} ms`)), MAX_ANSWER_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

let clients: Clients | null = null;

async function follow(order: Order): Promise<Report> {
  if (order.do === "begin") {
    clients = new Clients(order.urls, order.name, order.scripts);
    setInterval(() => clients?.ping(), PING_MS);
  }
  if (clients === null || order.do === "begin") return NOTHING;
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
