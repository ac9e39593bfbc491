import { friendKey } from "../../shared/protocol/news.ts";
import type { Ctx } from "../app.types.ts";
import type { Player, PlayerId } from "../auth/player.ts";
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

type Known = Pick<Player, "id" | "code">;

/** Neither sees the other here any more. */
export async function vanish(c: Ctx, one: PlayerId, other: PlayerId): Promise<void> {
  try {
    await Promise.all([askPlayer(c, one, (object) => object.vanish(other)), askPlayer(c, other, (object) => object.vanish(one))]);
  } catch (error) {
    log("warn", "presence-kept", { player: one, ...faultOf(error) });
  }
}

/** They are friends no longer, which their pages hear once nobody who asks anew finds them so; what they see of a match goes on. */
export async function vanishAsFriends(c: Ctx, one: Known, other: Known): Promise<void> {
  const gone = (from: Known, to: Known) =>
    askPlayer(c, to.id, (object) => object.meet(from.id, [{ match: friendKey(from.code), seat: 0 }], false));
  try {
    await Promise.all([gone(one, other), gone(other, one)]);
  } catch (error) {
    log("warn", "presence-kept", { player: one.id, ...faultOf(error) });
  }
}
