/** What a rematch is made of, once a match between two is over: the same game, and who begins it (K-04). */
import type { MatchCore } from "./core.ts";
import type { Kind } from "./mode.types.ts";
import type { MatchRpc, Participant } from "./service.types.ts";

type Answer = Awaited<ReturnType<MatchRpc["rematch"]>>;

/** Who offers it sits at seat 0 there, as whoever makes a match. */
const OFFERS = 0;
const ANSWERS = 1;

export function rematch<K extends Kind>(core: MatchCore<K>, who: Pick<Participant, "player">): Answer {
  const loaded = core.settle(core.ports.now());
  if (loaded === null) return { error: "no-such-match" };
  const { about, head } = loaded;
  const mine = about.holders.find(({ player }) => player === who.player);
  const other = about.holders.find(({ player }) => player !== who.player);
  const { state } = head;
  if (mine === undefined || other === undefined || state.seats !== 2 || state.phase !== "over" || state.game === null) {
    return { error: "not-allowed" };
  }
  const { ruleset, lexicon, format, options } = state;
  const firstTurn = core.mode.began(state.game) === mine.seat ? ANSWERS : OFFERS;
  return { ok: true, ruleset, lexicon, format, options, firstTurn, other: other.player };
}
