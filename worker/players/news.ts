import { friendKey } from "../../shared/protocol/news.ts";
import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
import { faultOf, log } from "../log.ts";
import { askPlayer } from "./stub.ts";

/** Makes the open pages of a player fetch the inbox. If this is lost, a page is stale until it fetches the next time. */
export async function tellInbox(c: Ctx, player: PlayerId): Promise<void> {
  try {
    await askPlayer(c, player, (object) => object.tellInbox());
  } catch (error) {
    log("warn", "inbox-untold", { player, ...faultOf(error) });
  }
}

type Known = Pick<Player, "id" | "code">;

/** Neither sees the presence of the other any more. */
export async function vanish(c: Ctx, one: PlayerId, other: PlayerId): Promise<void> {
  try {
    await Promise.all([askPlayer(c, one, (object) => object.vanish(other)), askPlayer(c, other, (object) => object.vanish(one))]);
  } catch (error) {
    log("warn", "presence-kept", { player: one, ...faultOf(error) });
  }
}

/** Notifies the pages of two players that they are friends no longer. What they see of each other in a match stays. */
export async function vanishAsFriends(c: Ctx, one: Known, other: Known): Promise<void> {
  const gone = (from: Known, to: Known) =>
    askPlayer(c, to.id, (object) => object.meet(from.id, [{ match: friendKey(from.code), seat: 0 }], false));
  try {
    await Promise.all([gone(one, other), gone(other, one)]);
  } catch (error) {
    log("warn", "presence-kept", { player: one.id, ...faultOf(error) });
  }
}
