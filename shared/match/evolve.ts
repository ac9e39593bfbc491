import { begun, evolvePhase, hasBegun, outOfPlace } from "./evolve-phase.ts";
import type { Kind, Mode } from "./mode.types.ts";
import { isPhaseEvent, type MatchEvent, type MatchState, type PhaseEvent } from "./model.ts";

/** The pure fold of a match's log; null before its first event. Draws nothing, reads no clock. */
export function evolve<K extends Kind>(mode: Mode<K>, state: MatchState<K> | null, event: MatchEvent<K>): MatchState<K> {
  if (isPhaseEvent<K>(event)) {
    if (event.type === "opened") return opened(event);
    return evolvePhase(inLog(state, event), event);
  }
  const before = inLog(state, event);
  if (event.type === "started") return begun(before, mode.evolve(null, event));
  if (!hasBegun(before)) throw outOfPlace(event, before);
  return { ...before, phase: event.type === "ended" ? "over" : before.phase, game: mode.evolve(before.game, event) };
}

function inLog<K extends Kind>(state: MatchState<K> | null, event: MatchEvent<K>): MatchState<K> {
  if (state === null) throw new Error(`a log begins with "opened", not with "${event.type}"`);
  return state;
}

type Opened<K extends Kind> = Extract<PhaseEvent<K>, { type: "opened" }>;

function opened<K extends Kind>(event: Opened<K>): MatchState<K> {
  const { type: _, at: __, seats, ...rest } = event;
  const none = Array.from({ length: seats }, () => false);
  return { ...rest, seats, phase: "open", taken: none, ready: none, startsAt: null, reason: null, game: null };
}

export function fold<K extends Kind>(mode: Mode<K>, events: Iterable<MatchEvent<K>>): MatchState<K> | null {
  let state: MatchState<K> | null = null;
  for (const event of events) state = evolve(mode, state, event);
  return state;
}
