import { stubOf } from "../../shared/objects/stub.ts";
import type { PlayerRpc } from "../../shared/player/service.types.ts";
import type { PlayerId } from "../auth/player.ts";
import type { Bindings, Settings } from "../env.ts";
import { withRetry } from "../retry.ts";

/** What it takes to reach a player's object. */
interface PlayerReach {
  readonly env: Pick<Bindings, "PLAYER">;
  readonly var: { readonly settings: Pick<Settings, "placement"> };
}

interface PlayerStub extends PlayerRpc {
  fetch(request: Request): Promise<Response>;
}

/** Calls the object of a player. Every call may be made again, and then changes nothing (shared/player/service.types.ts). */
export const askPlayer = <T>(c: PlayerReach, player: PlayerId, ask: (object: PlayerStub) => Promise<T>): Promise<T> =>
  withRetry(() => ask(stubOf<PlayerStub>(c.env.PLAYER, c.var.settings.placement, player)));
