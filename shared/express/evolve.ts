/** The pure fold of an Express game's events: draws nothing, reads no clock, asks no lexicon. */
import type { Seat } from "../rules/model.ts";
import type { ExpressEvent, ExpressState, SeatState } from "./state.types.ts";

const NEW_SEAT: SeatState = {
  points: 0,
  left: false,
  held: [],
  tiles: [],
  revision: 0,
  invalid: [],
  done: false,
  idle: 0,
  stats: { words: 0, longestWord: null, letters: 0, filled: 0 },
};

export function evolve(state: ExpressState | null, event: ExpressEvent): ExpressState {
  if (event.type === "started") {
    const { version, lexicon, names, roundMs, pauseMs, until, bag } = event;
    const seats = Array.from({ length: event.seats }, () => NEW_SEAT);
    const game = { version, lexicon, names, roundMs, pauseMs, until, bag, seats };
    return { ...game, round: 1, stage: "playing", last: null, pointless: 0, result: null };
  }
  if (state === null) throw new Error(`a game begins with "started", not with "${event.type}"`);
  switch (event.type) {
    case "round-began": {
      const { round, until, bag } = event;
      const empty = { held: [], tiles: [], revision: 0, invalid: [], done: false };
      return { ...state, round, stage: "playing", until, bag, seats: state.seats.map((seat) => ({ ...seat, ...empty })) };
    }
    case "drew":
      return withSeat({ ...state, bag: state.bag.slice(1) }, event.seat, ({ held }) => ({ held: [...held, event.tile] }));
    case "arranged": {
      const { tiles, revision, invalid } = event;
      return withSeat(state, event.seat, () => ({ tiles, revision, invalid }));
    }
    case "done":
      return withSeat(state, event.seat, () => ({ done: event.done }));
    case "round-over": {
      const { outcome, points, stats, until } = event;
      const won = points.some((point, seat) => point !== state.seats[seat]?.points);
      const seats = state.seats.map((seat, index) => ({
        ...seat,
        done: false,
        idle: seat.held.length === 0 ? seat.idle + 1 : 0,
        points: points[index] ?? seat.points,
        stats: stats[index] ?? seat.stats,
      }));
      return { ...state, stage: "shown", until, last: outcome, pointless: won ? 0 : state.pointless + 1, seats };
    }
    case "called":
      return { ...state, until: event.until };
    case "left":
      return withSeat(state, event.seat, () => ({ left: true, done: false }));
    case "ended":
      return { ...state, stage: "over", until: null, result: event.result };
  }
}

function withSeat(state: ExpressState, at: Seat, change: (seat: SeatState) => Partial<SeatState>): ExpressState {
  return { ...state, seats: state.seats.map((seat, index) => (index === at ? { ...seat, ...change(seat) } : seat)) };
}
