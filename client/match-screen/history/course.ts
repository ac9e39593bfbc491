/** The course of a match, move by move, from the reader's own stream. */
import { hasBegun } from "../../../shared/match/evolve-phase.ts";
import { evolveMatchView } from "../../../shared/match/view.ts";
import type { MatchView, StreamEvent } from "../../../shared/protocol/match-view.types.ts";
import type { GameView, MoveView } from "../../../shared/rules/view.types.ts";
import type { Numbered } from "../../match/connection/log.ts";

/** A swap takes no turn, so it is no move here (K-11). */
export type Move =
  | Extract<MoveView, { type: "played" | "passed" }>
  | (Extract<MoveView, { type: "swapped" | "exchanged" }> & { readonly type: "exchanged" });

export const isMove = (event: StreamEvent): event is Move =>
  event.type === "played" || event.type === "passed" || event.type === "exchanged";

export interface Step {
  readonly move: Move;
  readonly before: GameView;
  readonly after: GameView;
}

export interface Course {
  readonly start: GameView;
  readonly steps: readonly Step[];
}

/** Null until the stream holds the start. `match` is the current view; its terms have not changed. */
export function courseOf(history: readonly Numbered[], match: MatchView): Course | null {
  let view = beforeSeats(match);
  let start: GameView | null = null;
  const steps: Step[] = [];
  for (const { event } of history) {
    const before = view;
    view = evolveMatchView(view, event);
    if (event.type === "started") start = view.game;
    if (isMove(event) && hasBegun(before) && hasBegun(view)) steps.push({ move: event, before: before.game, after: view.game });
  }
  return start === null ? null : { start, steps };
}

/** The view before the first event of a stream: nobody sits. */
function beforeSeats(match: MatchView): MatchView {
  const none = match.taken.map(() => false);
  return { ...match, phase: "open", taken: none, ready: none, startsAt: null, expiresAt: null, reason: null, game: null };
}

/** The change of the seat's score: the points of the move, less the cost of refused tries before it (C-12). */
export function gainOf(move: Move): number {
  return (move.type === "played" ? move.points : 0) - (move.type === "exchanged" ? 0 : move.penalties);
}
