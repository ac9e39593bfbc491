/** What a reader of a match may know, built up from that, and the same kept by a client from its stream. */
import type { LobbyEvent, MatchView, NamesEvent, StreamEvent } from "../protocol/match-view.types.ts";
import { evolveView, type Reader } from "../rules/index.ts";
import type { Seat } from "../rules/model.ts";
import type { Kind, Mode } from "./mode.types.ts";
import { isPhaseEvent, isPhaseType, type MatchEvent, type MatchState } from "./model.ts";
import type { Turns } from "./turns/turns.types.ts";

export type ViewOf<K extends Kind> = MatchView<K["view"], K["ruleset"]>;
/** An event of a stream; its number stands beside it. */
export type SeenOf<K extends Kind> = K["seen"] | LobbyEvent | NamesEvent;

export function viewMatch<K extends Kind>(mode: Mode<K>, state: MatchState<K>, reader: Reader): ViewOf<K> {
  return {
    id: state.id,
    phase: state.phase,
    ruleset: state.ruleset,
    lexicon: state.lexicon,
    lexiconVersion: state.lexiconVersion,
    format: state.format,
    options: state.options,
    seats: state.seats,
    taken: state.taken,
    ready: state.ready,
    startsAt: state.startsAt,
    expiresAt: state.expiresAt,
    reason: state.reason,
    ...(state.commit === undefined ? {} : { commit: state.commit }),
    game: state.game === null ? null : mode.view(state.game, reader),
  };
}

/** The event as one stream has it; null where that stream may not know it, or begins after it. */
export function viewEvent<K extends Kind>(
  mode: Mode<K>,
  before: MatchState<K> | null,
  event: MatchEvent<K>,
  after: MatchState<K>,
  reader: Reader,
): SeenOf<K> | null {
  if (!isPhaseEvent<K>(event))
    return after.game === null ? null : mode.viewEvent(before?.game ?? null, event, after.game, reader);
  return event.type === "opened" ? null : event;
}

/** What happens around the game makes no command stale. */
export const isTurn = <K extends Kind>(mode: Mode<K>, seen: SeenOf<K>): boolean => !isOfLobby<K>(seen) && mode.isTurn(seen);

/** Is it something that happens around the game, alike in every mode? */
export const isOfLobby = <K extends Kind>(seen: SeenOf<K>): seen is LobbyEvent | NamesEvent => isPhaseType(seen.type);

const withSeat = (marks: readonly boolean[], seat: Seat, mark: boolean): readonly boolean[] =>
  marks.map((old, index) => (index === seat ? mark : old));

/** Gives exactly the view that the server would build: used by the client, and by the tests that compare the two. */
export function evolveMatchView(view: MatchView, event: StreamEvent | NamesEvent): MatchView {
  if (isOfLobby<Turns>(event)) return evolveLobbyView(view, event);
  if (event.type === "started") return begun(view, event.view);
  const game = view.game === null ? null : evolveView(view.game, event);
  return { ...view, game, phase: event.type === "ended" ? "over" : view.phase };
}

export const begun = <Game, Ruleset>(view: MatchView<Game, Ruleset>, game: Game): MatchView<Game, Ruleset> => ({
  ...view,
  phase: "live",
  startsAt: null,
  expiresAt: null,
  game,
});

/** What happens around the game, alike in every mode. */
export function evolveLobbyView<Game, Ruleset>(
  view: MatchView<Game, Ruleset>,
  event: LobbyEvent | NamesEvent,
): MatchView<Game, Ruleset> {
  switch (event.type) {
    case "seated": {
      const taken = withSeat(view.taken, event.seat, true);
      const lobby = view.format === "blitz" && taken.every(Boolean);
      return { ...view, taken, phase: lobby ? "lobby" : view.phase, expiresAt: event.expiresAt };
    }
    case "vacated":
      return { ...view, taken: withSeat(view.taken, event.seat, false) };
    case "ready":
    case "unready":
      return { ...view, ready: withSeat(view.ready, event.seat, event.type === "ready") };
    case "names":
      return { ...view, options: { ...view.options, names: event.names }, ready: view.ready.map(() => false) };
    case "countdown":
      return { ...view, phase: "countdown", startsAt: event.startsAt };
    case "countdown-stopped":
      return { ...view, phase: "lobby", startsAt: null, ready: view.ready.map(() => false) };
    case "closed":
      return { ...view, phase: "closed", startsAt: null, reason: event.reason };
    case "lexicon-changed":
      return { ...view, lexiconVersion: event.version };
  }
}
