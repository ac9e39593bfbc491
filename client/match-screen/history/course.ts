/** The course of a match, move by move, from the reader's own stream. */
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
  let view: MatchView = { ...match, phase: "open", game: null };
  let start: GameView | null = null;
  const steps: Step[] = [];
  for (const { event } of history) {
    const before = view.game;
    view = evolveMatchView(view, event);
    if (event.type === "started") start = view.game;
    if (isMove(event) && before !== null && view.game !== null) steps.push({ move: event, before, after: view.game });
  }
  return start === null ? null : { start, steps };
}

/** The change of the seat's score: the points of the move, less the cost of refused tries before it (C-12). */
export function gainOf(move: Move): number {
  return (move.type === "played" ? move.points : 0) - (move.type === "exchanged" ? 0 : move.penalties);
}
