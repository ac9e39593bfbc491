import type { PlayerRpc } from "../../shared/player/service.types.ts";
import type { PlayerId } from "../auth/player.ts";
import type { Bindings, Settings } from "../env.ts";
import { withRetry } from "../retry.ts";

/** What it takes to reach a player's object. */
interface PlayerReach {
  readonly env: Pick<Bindings, "PLAYER">;
  readonly var: { readonly settings: Pick<Settings, "jurisdiction"> };
}

interface PlayerStub extends PlayerRpc {
  fetch(request: Request): Promise<Response>;
}

/** Everything that a player's object is asked may be asked twice. A match has a way of its own (party/match/players.ts). */
export const askPlayer = <T>(c: PlayerReach, player: PlayerId, ask: (object: PlayerStub) => Promise<T>): Promise<T> =>
  withRetry(() => ask(playerStub(c, player)));

function playerStub({ env, var: { settings } }: PlayerReach, player: PlayerId): PlayerStub {
  const { jurisdiction } = settings;
  const namespace = jurisdiction === null ? env.PLAYER : env.PLAYER.jurisdiction(jurisdiction);
  // The class lives in another room; what it promises stands in shared/player/service.types.ts.
  return namespace.getByName(player) as unknown as PlayerStub;
}
