import type { AccountNews } from "../../shared/match/service.types.ts";
import type { PlayerId } from "../auth/player.ts";
import type { Bindings } from "../env.ts";
import { faultOf, log } from "../log.ts";
import type { MatchId } from "./match-id.ts";
import { askMatch, type Reach as MatchReach } from "./stub.ts";

export type Reach = MatchReach & { readonly env: Pick<Bindings, "DB"> };

/** One match of a player's hears what has become of the account. False: it did not answer. */
export async function tell(reach: Reach, id: MatchId, player: PlayerId, news: AccountNews): Promise<boolean> {
  try {
    const answer = await askMatch(reach, id, (match) => match.hearOf(player, news));
    // A row without its object has nothing to be told.
    return !("error" in answer) || answer.error === "no-such-match";
  } catch (error) {
    log("error", "account-untold", { match: id, player, news: news.kind, ...faultOf(error) });
    return false;
  }
}
