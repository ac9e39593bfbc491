import { type PlacementSettings, placementOf } from "../../shared/objects/placement.ts";
import { stubOf } from "../../shared/objects/stub.ts";
import type { PlayerRpc } from "../../shared/player/service.types.ts";

/** What an object needs of the bindings to reach a player's object. */
interface PlayerBindings extends PlacementSettings {
  readonly PLAYER: DurableObjectNamespace;
}

/** The stub of a player's object, for another object. The Worker serves nothing with wrong settings, so the placement is known here. */
export function playerStub(env: PlayerBindings, player: string): PlayerRpc {
  const placement = placementOf(env);
  if ("fault" in placement) throw new Error(placement.fault);
  return stubOf<PlayerRpc>(env.PLAYER, placement, player);
}
