/** Counts the usage of one correspondence match: each move is a visit of its own, with the match list and a new connection. */
import { setTimeout as pause } from "node:timers/promises";
import { openBuilt } from "../../lexicons/open-built.ts";
import type { MatchCommand } from "../../shared/protocol/client-message.ts";
import { Visitor } from "../../test/matches/visitor.ts";
import { Workerd } from "../../test/workerd/workerd.ts";
import { type Script, writeScripts } from "../match/script.ts";
import type { Usage } from "../usage.types.ts";

/** Moves of both players together. */
export const PLAYS = 24;
/** Each player buys and sells before this many of their first moves. */
const TRADES = 4;
/** Other live matches of each player: the match list asks each of them for its card. */
export const OTHERS = 4;

export interface Counted extends Usage {
  readonly bytes: number;
}

const TERMS = { ruleset: "kraft", lexicon: "sv", format: "casual" };

class Reference {
  readonly #workerd: Workerd;
  readonly #script: Script;
  readonly #visitors: readonly [Visitor, Visitor];

  constructor(workerd: Workerd, script: Script) {
    this.#workerd = workerd;
    this.#script = script;
    this.#visitors = [new Visitor(workerd.url), new Visitor(workerd.url)];
  }

  async #ask<T>(path: string): Promise<T> {
    return (await fetch(new URL(path, this.#workerd.url))).json() as Promise<T>;
  }

  async #make(key: string): Promise<string> {
    const [anna, bo] = this.#visitors;
    const made = (await anna.post("/api/matches", { ...TERMS, test: { key } })) as {
      readonly match: string;
      readonly invite: string;
    };
    await bo.get(`/api/invites/${made.invite}`);
    await bo.post(`/api/invites/${made.invite}`);
    return made.match;
  }

  async count(): Promise<Counted> {
    for (const visitor of this.#visitors) await visitor.post("/api/me");
    for (let other = 0; other < OTHERS; other++) await this.#make(this.#script.key);
    const before = await this.#ask<Usage>("/api/bench-usage");
    const match = await this.#make(this.#script.key);
    for (const [index, { seat, command }] of this.#script.plays.entries()) {
      await this.#visit(
        match,
        seat,
        index < 2 * TRADES ? [{ type: "buy", power: "charge" }, { type: "sell", power: "charge" }, command] : [command],
      );
    }
    await this.#visit(match, 0, [{ type: "resign" }]);
    await this.#untilListed(match);
    await this.#visit(match, 1, []);
    const after = await this.#ask<Usage>("/api/bench-usage");
    const used = Object.fromEntries(Object.entries(after).map(([name, count]) => [name, count - before[name as keyof Usage]]));
    return { ...(used as unknown as Usage), bytes: await this.#ask<number>(`/api/bench-size/${match}`) };
  }

  /** Opens the app and the match, sends the commands, and leaves. */
  async #visit(match: string, seat: number, commands: readonly MatchCommand[]): Promise<void> {
    const visitor = this.#visitors[seat];
    if (visitor === undefined) return;
    await visitor.get("/api/me");
    await visitor.get("/api/matches");
    const app = await visitor.app(match);
    await visitor.get(`/api/matches/${match}`);
    const connection = await visitor.connect(match);
    connection.client.send('{"t":"visible","visible":true}');
    for (const command of commands) {
      const answer = await connection.ask(command);
      if (answer.t !== "done") throw new Error(`${JSON.stringify(command)} was answered ${JSON.stringify(answer)}`);
    }
    await connection.lose();
    app.close();
    // The object sleeps until the opponent comes.
    await this.#workerd.evict(match);
  }

  async #untilListed(match: string): Promise<void> {
    for (;;) {
      const [row] = await this.#workerd.query("SELECT status FROM matches WHERE id = ?", match);
      if (row?.status === "over") return;
      await pause(20);
    }
  }
}

export async function countReference(): Promise<Counted> {
  const [script] = await writeScripts(await openBuilt("sv"), 1, PLAYS);
  if (script === undefined) throw new Error("no script");
  const workerd = await Workerd.start({ entry: "bench/worker.ts", objects: { FLOOR: "Floor" } });
  try {
    return await new Reference(workerd, script).count();
  } finally {
    await workerd.close();
  }
}
