/** From a match to the objects of its players: their open pages hear that something has changed. */
import type { Delivery, Notice, Outlet } from "../../shared/match/ports.ts";
import { jurisdictionOf } from "../../shared/objects/jurisdiction.ts";
import type { PlayerRpc } from "../../shared/player/service.types.ts";
import type { MatchBindings } from "./bindings.ts";
import { atMost } from "./outlet.ts";

const TIMEOUT_MS = 2000;

/** The only way from a match to a player's object. */
export function playerOf(env: MatchBindings, player: string): PlayerRpc {
  const jurisdiction = jurisdictionOf(env.ENVIRONMENT ?? "production", env.JURISDICTION ?? "eu") ?? null;
  const namespace = jurisdiction === null ? env.PLAYER : env.PLAYER.jurisdiction(jurisdiction);
  return namespace.getByName(player) as unknown as PlayerRpc;
}

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
    const tell = (player: string) => playerOf(this.#env, player).tell(match, ended);
    const told = await atMost(TIMEOUT_MS, Promise.allSettled(players.map(tell)));
    // Those who have heard it hear it again with the others: that changes nothing.
    for (const one of told) if (one.status === "rejected") throw one.reason;
    return delivery;
  }
}
