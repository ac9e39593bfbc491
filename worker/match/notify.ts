import type { AccountNews } from "../../shared/match/service.types.ts";
import type { PlayerId } from "../auth/player.ts";
import type { Bindings } from "../env.ts";
import { faultOf, log } from "../log.ts";
import type { MatchId } from "./match-id.ts";
import { askMatch, type Reach as MatchReach } from "./stub.ts";

export type Reach = MatchReach & { readonly env: Pick<Bindings, "DB"> };

/** Calls to match objects that one request or one run of the schedule makes at the same time. */
export const MAX_CONCURRENT_CALLS = 6;

/** Notifies one match of a change of a player's account. False: the match did not answer. */
export async function notifyMatch(reach: Reach, id: MatchId, player: PlayerId, news: AccountNews): Promise<boolean> {
  try {
    const answer = await askMatch(reach, id, (match) => match.hearOf(player, news));
    // A row without an object has nothing to be notified of.
    return !("error" in answer) || answer.error === "no-such-match";
  } catch (error) {
    log("error", "account-untold", { match: id, player, news: news.kind, ...faultOf(error) });
    return false;
  }
}
