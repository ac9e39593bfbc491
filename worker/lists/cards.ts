import pMap from "p-map";
import type { MatchCard } from "../../shared/protocol/http.ts";
import type { Player } from "../auth/player.ts";
import { faultOf, log } from "../log.ts";
import type { MatchId } from "../match/match-id.ts";
import { askMatch, type Reach } from "../match/stub.ts";

/** Nobody may have more live matches at once. The rest of a longer list is shown without cards. */
const MAX_CARDS = 60;
const MAX_CONCURRENT_CARDS = 12;
/** A phone waits for the list, so cards that take longer are left out. */
const TIMEOUT_MS = 1500;

/** The state of each live match, as its own object tells it (docs/decisions/09-cards-are-asked-for.md). */
export async function cardsOf(reach: Reach, player: Player, ids: readonly MatchId[]): Promise<ReadonlyMap<MatchId, MatchCard>> {
  const cards = new Map<MatchId, MatchCard>();
  const late = new AbortController();
  const fetchCard = async (id: MatchId): Promise<void> => {
    const card = await cardOf(reach, player, id);
    if (card !== null && !late.signal.aborted) cards.set(id, card);
  };
  const fetched = pMap(ids.slice(0, MAX_CARDS), fetchCard, { concurrency: MAX_CONCURRENT_CARDS, signal: late.signal });
  await Promise.race([fetched, scheduler.wait(TIMEOUT_MS)]);
  // Calls that have not begun by now are not made.
  fetched.catch(() => {});
  late.abort();
  return cards;
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
