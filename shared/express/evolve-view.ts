/** The view that a client keeps from its stream: exactly the one that the server would build. */
import type { Seat } from "../rules/model.ts";
import type { ExpressEventView, ExpressGameView, ExpressSeatView, OwnHalf } from "./view.types.ts";

type Later = Exclude<ExpressEventView, { readonly type: "started" }>;

export function evolveView(view: ExpressGameView, event: Later): ExpressGameView {
  switch (event.type) {
    case "round-began": {
      const { round, until, bag } = event;
      const mine = view.mine === null ? null : NOTHING;
      const seats = view.seats.map((seat) => ({ ...seat, held: 0, laid: 0, done: false }));
      return { ...view, round, stage: "playing", until, bag, mine, seats };
    }
    case "drew": {
      const { seat, tile } = event;
      const drawn = withSeat({ ...view, bag: view.bag - 1 }, seat, ({ held }) => ({ held: held + 1 }));
      const { mine } = view;
      return tile === null || mine === null ? drawn : { ...drawn, mine: { ...mine, held: [...mine.held, tile] } };
    }
    case "arranged": {
      const { tiles, revision, invalid } = event;
      const laid = withSeat(view, event.seat, () => ({ laid: tiles.length }));
      return view.mine === null ? laid : { ...laid, mine: { ...view.mine, tiles, revision, invalid } };
    }
    case "laid":
      return withSeat(view, event.seat, () => ({ laid: event.laid }));
    case "done":
      return withSeat(view, event.seat, () => ({ done: event.done }));
    case "round-over": {
      const { outcome, points, stats, until } = event;
      const seats = view.seats.map((seat, index) => ({
        ...seat,
        done: false,
        points: points[index] ?? seat.points,
        stats: stats[index] ?? seat.stats,
      }));
      return { ...view, stage: "shown", until, last: outcome, seats };
    }
    case "called":
      return { ...view, until: event.until };
    case "left":
      return withSeat(view, event.seat, () => ({ left: true, done: false }));
    case "ended":
      return { ...view, stage: "over", until: null, result: event.result };
  }
}

const NOTHING: OwnHalf = { held: [], tiles: [], revision: 0, invalid: [] };

function withSeat(view: ExpressGameView, at: Seat, change: (seat: ExpressSeatView) => Partial<ExpressSeatView>): ExpressGameView {
  return { ...view, seats: view.seats.map((seat, index) => (index === at ? { ...seat, ...change(seat) } : seat)) };
}
