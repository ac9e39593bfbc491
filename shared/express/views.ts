/** What a reader may know of an Express game, built up from that. */
import type { Reader } from "../rules/index.ts";
import type { ExpressEvent, ExpressState } from "./state.types.ts";
import type { ExpressEventView, ExpressGameView, OwnHalf } from "./view.types.ts";

export function viewFor(state: ExpressState, reader: Reader): ExpressGameView {
  return {
    round: state.round,
    stage: state.stage,
    until: state.until,
    bag: state.bag.length,
    seats: state.seats.map(({ points, left, held, tiles, done, stats }) => ({
      points,
      left,
      held: held.length,
      laid: tiles.length,
      done,
      stats,
    })),
    mine: reader === "spectator" ? null : ownHalf(state, reader),
    last: state.last,
    result: state.result,
  };
}

function ownHalf({ seats }: ExpressState, reader: Exclude<Reader, "spectator">): OwnHalf | null {
  const own = seats[reader];
  return own === undefined ? null : { held: own.held, tiles: own.tiles, revision: own.revision, invalid: own.invalid };
}

/** An event as one stream may know it; null where that stream does not learn of it. `after` has the event in it. */
export function viewEvent(
  before: ExpressState | null,
  event: ExpressEvent,
  after: ExpressState,
  reader: Reader,
): ExpressEventView | null {
  switch (event.type) {
    case "started":
      return { type: "started", at: event.at, view: viewFor(after, reader) };
    case "round-began":
      return { type: "round-began", at: event.at, round: event.round, until: event.until, bag: event.bag.length };
    case "drew": {
      const { type, at, seat } = event;
      return { type, at, seat, tile: seat === reader ? event.tile : null };
    }
    case "arranged": {
      const { at, seat, tiles } = event;
      if (seat === reader) return event;
      return tiles.length === before?.seats[seat]?.tiles.length ? null : { type: "laid", at, seat, laid: tiles.length };
    }
    case "done":
    case "round-over":
    case "called":
    case "left":
    case "ended":
      return event;
  }
}

/** What others draw and lay makes nothing stale; the beginning and the end of a round do. */
export function isTurnEvent({ type }: ExpressEventView): boolean {
  return type === "started" || type === "round-began" || type === "round-over" || type === "ended";
}
