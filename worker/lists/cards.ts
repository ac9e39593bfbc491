import type { MatchCard } from "../../shared/protocol/http.ts";
import type { Player } from "../auth/player.ts";
import { faultOf, log } from "../log.ts";
import type { MatchId } from "../match/match-id.ts";
import { askMatch, type Reach } from "../match/stub.ts";

/** More than anybody may have live at once; who has more sees the rest without. */
const MOST = 60;
const AT_ONCE = 12;
/** A list is opened on a phone: what has not answered by then is left out. */
const PATIENCE_MS = 1500;

/** How each live match stands, as its own object tells (docs/decisions/09-cards-are-asked-for.md). */
export async function cardsOf(reach: Reach, player: Player, ids: readonly MatchId[]): Promise<ReadonlyMap<MatchId, MatchCard>> {
  const cards = new Map<MatchId, MatchCard>();
  const left = ids.slice(0, MOST);
  const lane = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const card = await cardOf(reach, player, id);
      if (card !== null) cards.set(id, card);
    }
  };
  const all = Promise.all(Array.from({ length: Math.min(AT_ONCE, ids.length) }, lane));
  await Promise.race([all, scheduler.wait(PATIENCE_MS)]);
  return new Map(cards);
}

async function cardOf(reach: Reach, player: Player, id: MatchId): Promise<MatchCard | null> {
  try {
    const answer = await askMatch(reach, id, (match) => match.card({ player: player.id }));
    return "error" in answer ? null : answer.card;
  } catch (error) {
    log("warn", "card-failed", { match: id, player: player.id, ...faultOf(error) });
    return null;
  }
}
