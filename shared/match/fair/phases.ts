/** What happens around the game, as far as a match that was played to its end can hold it. */

import type { Kind, Mode } from "../mode.types.ts";
import type { MatchState, PhaseEvent } from "../model.ts";
import { isInLobby } from "../step/judge.ts";

export function isInPlace<K extends Kind>(mode: Mode<K>, state: MatchState<K> | null, event: PhaseEvent<K>): boolean {
  if (event.type === "opened") return state === null && event.seats === mode.seats(event.ruleset, event.options);
  if (state === null) return false;
  switch (event.type) {
    case "seated":
      return state.phase === "open" && state.taken[event.seat] === false;
    case "vacated":
      return state.phase === "open" && state.taken[event.seat] === true;
    case "ready":
    case "unready":
      return isInLobby(state) && state.ready[event.seat] === (event.type === "unready");
    case "names":
      return state.phase === "open" || state.phase === "lobby";
    case "countdown":
      return state.phase === "lobby" && state.ready.every(Boolean) && event.startsAt >= event.at;
    case "countdown-stopped":
      return state.phase === "countdown";
    case "closed":
      return false;
    case "lexicon-changed":
      return state.phase === "live" && event.version !== state.lexiconVersion;
  }
}

/** A Casual match begins with its last seat, a Blitz one when its countdown has run. */
export function mayBegin<K extends Kind>({ phase, format, taken, startsAt }: MatchState<K>, at: number): boolean {
  if (!taken.every(Boolean)) return false;
  return format === "blitz" ? phase === "countdown" && startsAt !== null && at >= startsAt : phase === "open";
}
