/** One seeded Express match (P-20) over real sockets, to its natural end: everybody plays at the same time. */
import { setTimeout as pause } from "node:timers/promises";
import type { Lexicon } from "../../../shared/lexicon/lexicon.ts";
import { ExpressClient } from "../../../shared/match/testing/express-client.ts";
import type { AtOnceId } from "../../../shared/rules/model.ts";
import { random } from "../../../shared/rules/testing/random.ts";
import { agreed } from "../agree.ts";
import { type Counts, count } from "../counts.ts";
import { drawKey, takeSeats } from "../seats.ts";
import type { Served } from "../server.ts";
import type { Visitor } from "../visitor.ts";
import { type Acked, type ExpressConnection, ExpressPlayer } from "./player.ts";

/** From rounds that mostly run out to such as leave time to fill a half at the pace of a socket. */
const ROUNDS_MS = [6000, 12_000, 24_000];
const PAUSE_MS = 500;
const NAMES = ["ANNA", "BO", "CECILIA", "DAG"];

export class PlayedExpress {
  readonly id: string;
  readonly visitors: readonly Visitor[];
  readonly players: readonly ExpressPlayer[];

  private constructor(id: string, visitors: readonly Visitor[], players: readonly ExpressPlayer[]) {
    this.id = id;
    this.visitors = visitors;
    this.players = players;
  }

  get acked(): readonly (readonly Acked[])[] {
    return this.players.map(({ acked }) => acked);
  }

  get connections(): readonly (readonly ExpressConnection[])[] {
    return this.players.map(({ connections }) => connections);
  }

  static async play(served: Served, game: AtOnceId, lexicon: Lexicon, seed: number, counts: Counts): Promise<PlayedExpress> {
    const draw = random(seed);
    const options = agreed(game, draw);
    const test = { key: drawKey(draw), roundMs: ROUNDS_MS[(seed - 1) % ROUNDS_MS.length], pauseMs: PAUSE_MS };
    const { id, visitors } = await takeSeats(served.url, { ruleset: game, format: "blitz", options, test }, draw);
    const evict = (): Promise<void> => served.evict(id);
    const players = visitors.map((visitor) => {
      const connect = (from?: ExpressConnection) => visitor.join(id, (wire) => new ExpressClient(wire), from);
      return new ExpressPlayer(counts, lexicon, random(draw.below(1_000_000) + 1), connect, evict);
    });
    const match = new PlayedExpress(id, visitors, players);
    for (const player of players) await player.come();
    await match.#throughLobby();
    await Promise.all(players.map((player, seat) => player.play(seat)));
    for (const { at } of players) await at.settle();
    match.#countUses(counts);
    return match;
  }

  async #throughLobby(): Promise<void> {
    const [first] = this.players;
    await first?.at.ask({ type: "names", names: NAMES });
    for (const { at } of this.players) await at.ask({ type: "ready" });
    while (this.players.some(({ client }) => client.view.phase !== "live")) await pause(50);
  }

  #countUses(counts: Counts): void {
    const [first] = this.players;
    if (first === undefined) return;
    count(counts.ended, first.client.game.result?.reason ?? "not");
    count(counts.used, `${this.players.length} seats`);
    for (const event of first.client.events) if (event.type === "round-over") count(counts.used, `round ${event.outcome.end}`);
  }
}
