/** An Express game and its events with other secrets in them: what a reader is told must be the same. */
import type { Reader } from "../../rules/index.ts";
import type { ExpressEvent, ExpressState } from "../index.ts";

/** The same for a reader: with other letters in others' hands and on their halves, elsewhere, and in the bag. */
export function otherwise(state: ExpressState, reader: Reader): ExpressState {
  return {
    ...state,
    bag: state.bag.map(() => "X"),
    seats: state.seats.map((seat, index) =>
      index === reader
        ? seat
        : {
            ...seat,
            held: seat.held.map(() => "X"),
            tiles: seat.tiles.map((_, tile) => ({ at: `H${17 - (tile % 17)}`, letter: "X" })),
            revision: seat.revision + 7,
            invalid: ["XX"],
          },
    ),
  };
}

export function eventOtherwise(event: ExpressEvent, reader: Reader): ExpressEvent {
  switch (event.type) {
    case "started":
    case "round-began":
      return { ...event, bag: event.bag.map(() => "X") };
    case "drew":
      return event.seat === reader ? event : { ...event, tile: "X" };
    case "arranged":
      return event.seat === reader
        ? event
        : { ...event, revision: 9, invalid: [], tiles: event.tiles.map(() => ({ at: "H17", letter: "X" })) };
    default:
      return event;
  }
}
