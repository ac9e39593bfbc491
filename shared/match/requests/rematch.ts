/** The terms of a rematch, once a match between two is over: the same game, and who begins it (K-04). */
import type { MatchHost } from "../host/match-host.ts";
import type { Kind } from "../mode.types.ts";
import { type Answer, holderOf, type Player, refuse } from "./answers.ts";
import { CREATOR } from "./seats.ts";

/** The player who offers a rematch is its creator. */
const OTHER = 1 - CREATOR;

export function rematch<K extends Kind>(host: MatchHost<K>, who: Player): Answer<"rematch"> {
  const loaded = host.settle(host.ports.now());
  if (loaded === null) return refuse("no-such-match");
  const mine = holderOf(loaded, who.player);
  const other = loaded.about.holders.find(({ player }) => player !== who.player);
  const { state } = loaded.head;
  if (mine === undefined || other === undefined || state.seats !== 2 || state.phase !== "over") {
    return refuse("not-allowed");
  }
  const { ruleset, lexicon, format, options } = state;
  const firstTurn = host.mode.began(state.game) === mine.seat ? OTHER : CREATOR;
  return { ok: true, ruleset, lexicon, format, options, firstTurn, other: other.player };
}
