/** A match of any rule set over real sockets with short clocks, in whatever state a crash may find it. */
import { setTimeout as pause } from "node:timers/promises";
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import { AT_ONCE_IDS } from "../../shared/rules/model.ts";
import { MATCH_GAMES, type MatchGameId } from "../../shared/rules/rulesets/agreements.ts";
import { type Random, random } from "../../shared/rules/testing/random.ts";
import { agreed } from "../matches/agree.ts";
import { drawKey } from "../matches/seats.ts";
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
  readonly ruleset: MatchGameId;
  readonly players: readonly Player[];
  readonly visitors: readonly Visitor[];

  private constructor(id: string, ruleset: MatchGameId, players: readonly Player[], visitors: readonly Visitor[]) {
    this.id = id;
    this.ruleset = ruleset;
    this.players = players;
    this.visitors = visitors;
  }

  static async make({ url, lexicon, pace, paused }: Given, seed: number): Promise<LiveMatch> {
    const draw = random(seed);
    const ruleset = draw.pick(MATCH_GAMES) ?? "kraft";
    const options = agreed(ruleset, draw);
    const all = Array.from({ length: options.players ?? 2 }, () => new Visitor(url));
    const hasty = draw.chance(0.1);
    const body = { ruleset, lexicon: "sv", options, ...timesOf(ruleset, draw, pace, hasty) };
    const [anna = new Visitor(url), ...others] = all;
    const made = (await persist(() => anna.post("/api/matches", body))) as { readonly match: string; readonly invite: string };
    // Some wait for the last player in vain.
    const alone = hasty && draw.chance(0.5);
    const visitors = [anna];
    for (const other of alone ? others.slice(1) : others) {
      if ((await persist(() => other.post(`/api/invites/${made.invite}`)).catch(() => null)) === null) break;
      visitors.push(other);
    }
    const seated = visitors.map(
      (visitor, seat) => new Player(visitor, made.match, seat, lexicon, random(seed * 4 + seat), paused),
    );
    return new LiveMatch(made.match, ruleset, seated, visitors);
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

/** Clocks that run out often; where there are coins, enough of them. */
function timesOf(ruleset: MatchGameId, draw: Random, pace: number, hasty: boolean) {
  const lobbyMs = hasty ? 1000 : pace * 5000;
  const test = { key: drawKey(draw), lobbyMs };
  if (AT_ONCE_IDS.some((id) => id === ruleset)) {
    return { format: "blitz", test: { ...test, roundMs: pace * (2000 + draw.below(2000)), pauseMs: 1000 } };
  }
  const format = draw.chance(0.6) ? "blitz" : "casual";
  const turnMs = pace * (format === "blitz" ? 1000 + draw.below(1000) : 2000 + draw.below(4000));
  const players = [{ coins: 60 }, { coins: 60 }];
  return { format, test: { ...test, turnMs, ...(ruleset === "kraft" ? { position: { players } } : {}) } };
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
