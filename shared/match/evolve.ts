import { evolve as evolveGame } from "../rules/index.ts";
import type { MatchEvent, MatchState } from "./model.ts";

const withSeat = (marks: readonly boolean[], seat: number, mark: boolean): readonly boolean[] =>
  marks.map((old, index) => (index === seat ? mark : old));

/** The pure fold of a match's log; null before its first event. Draws nothing, reads no clock. */
export function evolve(state: MatchState | null, event: MatchEvent): MatchState {
  if (event.type === "opened") {
    const { type: _, at: __, seats, ...rest } = event;
    const none = Array.from({ length: seats }, () => false);
    return { ...rest, seats, phase: "open", taken: none, ready: none, startsAt: null, reason: null, game: null };
  }
  if (state === null) throw new Error(`a log begins with "opened", not with "${event.type}"`);
  switch (event.type) {
    case "seated": {
      const taken = withSeat(state.taken, event.seat, true);
      const lobby = state.format === "blitz" && taken.every(Boolean);
      return { ...state, taken, phase: lobby ? "lobby" : state.phase, expiresAt: event.expiresAt };
    }
    case "ready":
    case "unready":
      return { ...state, ready: withSeat(state.ready, event.seat, event.type === "ready") };
    case "countdown":
      return { ...state, phase: "countdown", startsAt: event.startsAt };
    case "countdown-stopped":
      return { ...state, phase: "lobby", startsAt: null, ready: state.ready.map(() => false) };
    case "closed":
      return { ...state, phase: "closed", startsAt: null, reason: event.reason };
    case "lexicon-changed":
      return { ...state, lexiconVersion: event.version };
    default: {
      const game = evolveGame(state.game, event);
      const phase = event.type === "started" ? "live" : event.type === "ended" ? "over" : state.phase;
      const begun = event.type === "started" ? { startsAt: null, expiresAt: null } : {};
      return { ...state, ...begun, phase, game };
    }
  }
}

export function fold(events: Iterable<MatchEvent>): MatchState | null {
  let state: MatchState | null = null;
  for (const event of events) state = evolve(state, event);
  return state;
}
