import type { StreamEvent } from "../../../shared/protocol/match-view.types.ts";
import type { Numbered } from "../../match/connection/log.ts";

/** The scores after each move, a line per seat, from the whole stream. The first entry is the start. */
export interface Race {
  readonly moves: number;
  readonly scores: readonly (readonly number[])[];
}

/** The change of a seat's score by a move; null for an event that is no move. */
function gain(event: StreamEvent): { readonly seat: number; readonly points: number } | null {
  switch (event.type) {
    case "played":
      return { seat: event.seat, points: event.points - event.penalties };
    case "passed":
      return { seat: event.seat, points: -event.penalties };
    case "exchanged":
      return { seat: event.seat, points: 0 };
    default:
      return null;
  }
}

export function raceOf(history: readonly Numbered[], seats: number): Race | null {
  let scores: readonly (readonly number[])[] | null = null;
  for (const { event } of history) {
    const move = gain(event);
    if (event.type === "started") scores = event.view.seats.map(({ score }) => [score]);
    else if (move !== null && scores !== null) {
      scores = scores.map((line, seat) => [...line, (line.at(-1) ?? 0) + (seat === move.seat ? move.points : 0)]);
    }
  }
  if (scores === null || scores.length !== seats) return null;
  return { moves: (scores[0]?.length ?? 1) - 1, scores };
}
