import type { Kind, Mode } from "./mode.types.ts";
import { isPhaseEvent, type MatchEvent, type MatchState, type PhaseEvent } from "./model.ts";

const withSeat = (marks: readonly boolean[], seat: number, mark: boolean): readonly boolean[] =>
  marks.map((old, index) => (index === seat ? mark : old));

const cleared = (marks: readonly boolean[]): readonly boolean[] => marks.map(() => false);

/** The pure fold of a match's log; null before its first event. Draws nothing, reads no clock. */
export function evolve<K extends Kind>(mode: Mode<K>, state: MatchState<K> | null, event: MatchEvent<K>): MatchState<K> {
  if (isPhaseEvent<K>(event)) {
    if (event.type === "opened") return opened(event);
    if (state === null) throw new Error(`a log begins with "opened", not with "${event.type}"`);
    return inPhase(state, event);
  }
  if (state === null) throw new Error(`a log begins with "opened", not with "${event.type}"`);
  const game = mode.evolve(state.game, event);
  if (event.type === "started") return { ...state, startsAt: null, expiresAt: null, phase: "live", game };
  return { ...state, phase: event.type === "ended" ? "over" : state.phase, game };
}

type Opened<K extends Kind> = Extract<PhaseEvent<K>, { type: "opened" }>;

function opened<K extends Kind>(event: Opened<K>): MatchState<K> {
  const { type: _, at: __, seats, ...rest } = event;
  const none = Array.from({ length: seats }, () => false);
  return { ...rest, seats, phase: "open", taken: none, ready: none, startsAt: null, reason: null, game: null };
}

function inPhase<K extends Kind>(state: MatchState<K>, event: Exclude<PhaseEvent<K>, Opened<K>>): MatchState<K> {
  switch (event.type) {
    case "seated": {
      const taken = withSeat(state.taken, event.seat, true);
      const lobby = state.format === "blitz" && taken.every(Boolean);
      return { ...state, taken, phase: lobby ? "lobby" : state.phase, expiresAt: event.expiresAt };
    }
    case "vacated":
      return { ...state, taken: withSeat(state.taken, event.seat, false) };
    case "ready":
    case "unready":
      return { ...state, ready: withSeat(state.ready, event.seat, event.type === "ready") };
    case "names":
      return { ...state, options: { ...state.options, names: event.names }, ready: cleared(state.ready) };
    case "countdown":
      return { ...state, phase: "countdown", startsAt: event.startsAt };
    case "countdown-stopped":
      return { ...state, phase: "lobby", startsAt: null, ready: cleared(state.ready) };
    case "closed":
      return { ...state, phase: "closed", startsAt: null, reason: event.reason };
    case "lexicon-changed":
      return { ...state, lexiconVersion: event.version };
  }
}

export function fold<K extends Kind>(mode: Mode<K>, events: Iterable<MatchEvent<K>>): MatchState<K> | null {
  let state: MatchState<K> | null = null;
  for (const event of events) state = evolve(mode, state, event);
  return state;
}
