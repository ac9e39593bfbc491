/** A match of two over real sockets with short clocks, in whatever state a crash may find it. */
import { setTimeout as pause } from "node:timers/promises";
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import { random } from "../../shared/rules/testing/random.ts";
import { Visitor } from "../matches/visitor.ts";
import { Player } from "./player.ts";

const RETRY_MS = 300;
const MOST_TRIES = 200;

export interface Given {
  readonly url: URL;
  readonly lexicon: Lexicon;
  readonly pace: number;
  readonly paused: () => boolean;
}

export class LiveMatch {
  readonly id: string;
  readonly players: readonly Player[];
  readonly visitors: readonly Visitor[];

  private constructor(id: string, players: readonly Player[], visitors: readonly Visitor[]) {
    this.id = id;
    this.players = players;
    this.visitors = visitors;
  }

  static async make({ url, lexicon, pace, paused }: Given, seed: number): Promise<LiveMatch> {
    const draw = random(seed);
    const [anna, bo] = [new Visitor(url), new Visitor(url)];
    const format = draw.chance(0.6) ? "blitz" : "casual";
    const key = Array.from({ length: 64 }, () => draw.below(16).toString(16)).join("");
    const turnMs = pace * (format === "blitz" ? 1000 + draw.below(1000) : 2000 + draw.below(4000));
    const hasty = draw.chance(0.1);
    const lobbyMs = hasty ? 1000 : pace * 5000;
    const players = [{ coins: 60 }, { coins: 60 }];
    const body = { ruleset: "kraft", lexicon: "sv", format, test: { key, turnMs, lobbyMs, position: { players } } };
    const made = (await persist(() => anna.post("/api/matches", body))) as { readonly match: string; readonly invite: string };
    // Some wait for a second player in vain.
    const alone = hasty && draw.chance(0.5);
    const joined = !alone && (await persist(() => bo.post(`/api/invites/${made.invite}`)).catch(() => null)) !== null;
    const visitors = joined ? [anna, bo] : [anna];
    const seated = visitors.map(
      (visitor, seat) => new Player(visitor, made.match, seat, lexicon, random(seed * 2 + seat), paused),
    );
    return new LiveMatch(made.match, seated, visitors);
  }

  get over(): boolean {
    return this.players.every(({ done }) => done);
  }

  get calm(): boolean {
    return this.players.every(({ calm, view }) => calm && view !== null);
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }
}

/** A request that a crash has cut short is made again, as a page does when it is pressed again. */
async function persist<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const refused = error instanceof Error && / was answered 4\d\d/.test(error.message);
      if (refused || tries === MOST_TRIES) throw error;
      await pause(RETRY_MS);
    }
  }
}
