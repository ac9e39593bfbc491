import type { Numbered } from "../connection/log.ts";

/** Scores after each move, a line a seat, from the whole stream; the first entry is the start. */
export interface Race {
  readonly moves: number;
  readonly scores: readonly (readonly number[])[];
}

export function raceOf(history: readonly Numbered[], seats: number): Race | null {
  let scores: readonly (readonly number[])[] | null = null;
  for (const { event } of history) {
    if (event.type === "started") {
      scores = event.view.seats.map(({ score }) => [score]);
    } else if (scores !== null && (event.type === "played" || event.type === "passed" || event.type === "exchanged")) {
      const points = (event.type === "played" ? event.points : 0) - (event.type === "exchanged" ? 0 : event.penalties);
      scores = scores.map((line, seat) => [...line, (line.at(-1) ?? 0) + (seat === event.seat ? points : 0)]);
    }
  }
  if (scores === null || scores.length !== seats) return null;
  return { moves: (scores[0]?.length ?? 1) - 1, scores };
}
