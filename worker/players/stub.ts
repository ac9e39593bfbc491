import type { PlayerRpc } from "../../shared/player/service.types.ts";
import type { PlayerId } from "../auth/player.ts";
import type { Bindings, Settings } from "../env.ts";

/** What it takes to reach a player's object. */
export interface PlayerReach {
  readonly env: Pick<Bindings, "PLAYER">;
  readonly var: { readonly settings: Pick<Settings, "jurisdiction"> };
}

interface PlayerStub extends PlayerRpc {
  fetch(request: Request): Promise<Response>;
}

/** The only way of the Worker to a player's object; a match has its own (party/match/players.ts). */
export function playerStub({ env, var: { settings } }: PlayerReach, player: PlayerId): PlayerStub {
  const { jurisdiction } = settings;
  const namespace = jurisdiction === null ? env.PLAYER : env.PLAYER.jurisdiction(jurisdiction);
  // The class lives in another room; what it promises stands in shared/player/service.types.ts.
  return namespace.getByName(player) as unknown as PlayerStub;
}
