/** Friends, requests and blocks. Players are named by their codes, which give no right. */
import * as v from "valibot";
import { ShownName } from "./shown-name.ts";
import { Whom } from "./whom.ts";

const Shown = v.object({ code: v.string(), name: ShownName, colour: v.number() });
export type ShownPlayer = v.InferOutput<typeof Shown>;

export const REACHABLE = ["anyone", "friends"] as const;

/** More than anybody has; friends, requests and blocks together. */
export const MOST_RELATIONS = 300;

/** GET /api/friends, and the answer to each change. */
export const FriendsAnswer = v.object({
  friends: v.array(Shown),
  /** Who asks the player, and whom the player has asked. */
  requests: v.array(Shown),
  asked: v.array(Shown),
  blocked: v.array(Shown),
  reachable: v.picklist(REACHABLE),
});
export type FriendsAnswer = v.InferOutput<typeof FriendsAnswer>;

/** POST /api/friends/find: everybody of just that name, and whose code it is. */
export const PlayerWanted = v.strictObject({ who: v.pipe(v.string(), v.maxLength(200), v.trim(), v.minLength(2)) });
export const PlayersFound = v.object({ players: v.array(Shown) });
export type PlayersFound = v.InferOutput<typeof PlayersFound>;

/**
 * POST /api/friends: what the player does about another. `ask` of somebody who has asked is a yes. `part` ends what there is short of a
 * block: a friendship, a request either way.
 */
export const FriendChange = v.strictObject({ whom: Whom, does: v.picklist(["ask", "accept", "part", "block", "unblock"]) });
export type FriendChange = v.InferOutput<typeof FriendChange>;

/** POST /api/friends/reachable */
export const ReachableChange = v.strictObject({ reachable: v.picklist(REACHABLE) });
