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
