/** What a reader of a match may know, built up from that, and the same kept by a client from its stream. */
import type { MatchView, StreamEvent } from "../protocol/match-view.types.ts";
import { evolveView, type Reader, viewFor, viewEvent as viewGameEvent } from "../rules/index.ts";
import type { Seat } from "../rules/model.ts";
import type { MatchEvent, MatchState } from "./model.ts";

export function viewMatch(state: MatchState, reader: Reader): MatchView {
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
    game: state.game === null ? null : viewFor(state.game, reader),
  };
}

/** The event as one stream has it; null where that stream may not know it, or begins after it. */
export function viewEvent(before: MatchState | null, event: MatchEvent, after: MatchState, reader: Reader): StreamEvent | null {
  switch (event.type) {
    case "opened":
      return null;
    case "seated":
    case "ready":
    case "unready":
    case "countdown":
    case "countdown-stopped":
    case "closed":
    case "lexicon-changed":
      return event;
    default:
      return after.game === null ? null : viewGameEvent(before?.game ?? null, event, after.game, reader);
  }
}

const withSeat = (marks: readonly boolean[], seat: Seat, mark: boolean): readonly boolean[] =>
  marks.map((old, index) => (index === seat ? mark : old));

/** Gives exactly the view that the server would build: used by the client, and by the tests that compare the two. */
export function evolveMatchView(view: MatchView, event: StreamEvent): MatchView {
  switch (event.type) {
    case "seated": {
      const taken = withSeat(view.taken, event.seat, true);
      const lobby = view.format === "blitz" && taken.every(Boolean);
      return { ...view, taken, phase: lobby ? "lobby" : view.phase, expiresAt: event.expiresAt };
    }
    case "ready":
    case "unready":
      return { ...view, ready: withSeat(view.ready, event.seat, event.type === "ready") };
    case "countdown":
      return { ...view, phase: "countdown", startsAt: event.startsAt };
    case "countdown-stopped":
      return { ...view, phase: "lobby", startsAt: null, ready: view.ready.map(() => false) };
    case "closed":
      return { ...view, phase: "closed", startsAt: null, reason: event.reason };
    case "lexicon-changed":
      return { ...view, lexiconVersion: event.version };
    case "started":
      return { ...view, phase: "live", startsAt: null, expiresAt: null, game: event.view };
    default: {
      const game = view.game === null ? null : evolveView(view.game, event);
      return { ...view, game, phase: event.type === "ended" ? "over" : view.phase };
    }
  }
}
