import type { Ctx } from "../app.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { faultOf, log } from "../log.ts";
import { askPlayer } from "./stub.ts";

/** Their open pages look at what awaits them. News that is lost costs a page that is older until it asks again. */
export async function tellInbox(c: Ctx, player: PlayerId): Promise<void> {
  try {
    await askPlayer(c, player, (object) => object.tellInbox());
  } catch (error) {
    log("warn", "inbox-untold", { player, ...faultOf(error) });
  }
}

/** Neither sees the other here any more. */
export async function vanish(c: Ctx, one: PlayerId, other: PlayerId): Promise<void> {
  try {
    await Promise.all([askPlayer(c, one, (object) => object.vanish(other)), askPlayer(c, other, (object) => object.vanish(one))]);
  } catch (error) {
    log("warn", "presence-kept", { player: one, ...faultOf(error) });
  }
}
