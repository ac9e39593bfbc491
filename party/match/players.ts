/** From a match to the objects of its players: their open pages hear that something has changed. */
import type { Delivery, Notice, Outlet } from "../../shared/match/ports.ts";
import { playerStub } from "../objects/player-stub.ts";
import { withTimeout } from "../objects/with-timeout.ts";
import type { MatchBindings } from "./bindings.ts";

const TIMEOUT_MS = 2000;

/** The lists first, then the players, whose pages ask the lists. Each may be told again. */
export class ListsAndPlayers implements Outlet {
  readonly #lists: Outlet;
  readonly #env: MatchBindings;

  constructor(lists: Outlet, env: MatchBindings) {
    this.#lists = lists;
    this.#env = env;
  }

  async deliver(match: string, notice: Notice, players: readonly string[]): Promise<Delivery> {
    const delivery = await this.#lists.deliver(match, notice, players);
    if (delivery === "unlisted") return delivery;
    const ended = notice.name === "live" ? 0 : players.length;
    const tell = (player: string) => playerStub(this.#env, player).tell(match, ended);
    const told = await withTimeout(TIMEOUT_MS, Promise.allSettled(players.map(tell)));
    // Those who have heard it hear it again with the others: that changes nothing.
    for (const one of told) if (one.status === "rejected") throw one.reason;
    return delivery;
  }
}
