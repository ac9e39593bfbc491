/** What a reader of a match may know, built up from that, and the same kept by a client from its stream. */
import type { LobbyEvent, MatchView, NamesEvent, StreamEvent } from "../protocol/match-view.types.ts";
import { evolveView, type Reader } from "../rules/index.ts";
import { begun, evolvePhase, hasBegun, outOfPlace } from "./evolve-phase.ts";
import type { Kind, Mode } from "./mode.types.ts";
import { isPhaseEvent, isPhaseType, type MatchEvent, type MatchState } from "./model.ts";
import type { Turns } from "./turns/turns.types.ts";

export type ViewOf<K extends Kind> = MatchView<K["view"], K["ruleset"]>;
/** An event of a stream; its number stands beside it. */
export type SeenOf<K extends Kind> = K["seen"] | LobbyEvent | NamesEvent;

/** The fields stand in the order in which the wire has them. */
export function viewMatch<K extends Kind>(mode: Mode<K>, state: MatchState<K>, reader: Reader): ViewOf<K> {
  const { id, ruleset, lexicon, lexiconVersion, format, options, seats, taken, ready } = state;
  const terms = { ruleset, lexicon, lexiconVersion, format, options, seats, taken, ready };
  const commit = state.commit === undefined ? {} : { commit: state.commit };
  switch (state.phase) {
    case "open": {
      const { phase, startsAt, expiresAt, reason, game } = state;
      return { id, phase, ...terms, startsAt, expiresAt, reason, ...commit, game };
    }
    case "lobby": {
      const { phase, startsAt, expiresAt, reason, game } = state;
      return { id, phase, ...terms, startsAt, expiresAt, reason, ...commit, game };
    }
    case "countdown": {
      const { phase, startsAt, expiresAt, reason, game } = state;
      return { id, phase, ...terms, startsAt, expiresAt, reason, ...commit, game };
    }
    case "live":
    case "over": {
      const { phase, startsAt, expiresAt, reason } = state;
      return { id, phase, ...terms, startsAt, expiresAt, reason, ...commit, game: mode.view(state.game, reader) };
    }
    case "closed": {
      const { phase, startsAt, expiresAt, reason, game } = state;
      return { id, phase, ...terms, startsAt, expiresAt, reason, ...commit, game };
    }
  }
}

/** The event as one stream has it; null where that stream may not know it, or begins after it. */
export function viewEvent<K extends Kind>(
  mode: Mode<K>,
  before: MatchState<K> | null,
  event: MatchEvent<K>,
  after: MatchState<K>,
  reader: Reader,
): SeenOf<K> | null {
  if (isPhaseEvent<K>(event)) return event.type === "opened" ? null : event;
  return hasBegun(after) ? mode.viewEvent(before?.game ?? null, event, after.game, reader) : null;
}

/** What happens around the game makes no command stale. */
export const isTurn = <K extends Kind>(mode: Mode<K>, seen: SeenOf<K>): boolean => !isOfLobby<K>(seen) && mode.isTurn(seen);

/** Is it something that happens around the game, alike in every mode? */
export const isOfLobby = <K extends Kind>(seen: SeenOf<K>): seen is LobbyEvent | NamesEvent => isPhaseType(seen.type);

/** Gives exactly the view that the server would build: used by the client, and by the tests that compare the two. */
export function evolveMatchView(view: MatchView, event: StreamEvent | NamesEvent): MatchView {
  if (isOfLobby<Turns>(event)) return evolvePhase(view, event);
  if (event.type === "started") return begun(view, event.view);
  if (!hasBegun(view)) throw outOfPlace(event, view);
  return { ...view, phase: event.type === "ended" ? "over" : view.phase, game: evolveView(view.game, event) };
}
