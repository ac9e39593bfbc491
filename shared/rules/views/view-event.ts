/** An event as one stream may know it; null where that stream does not learn of it. */
import type { GameEvent } from "../events.types.ts";
import type { GameState } from "../state.types.ts";
import type { EventView } from "../view.types.ts";
import { moveView } from "./move-view.ts";
import type { Reader } from "./reader.ts";
import { viewFor } from "./view-for.ts";

/** `before` is null before `started` alone; `after` is the state once the event is in it. */
export function viewEvent(_before: GameState | null, event: GameEvent, after: GameState, reader: Reader): EventView | null {
  switch (event.type) {
    case "started":
      return { type: "started", at: event.at, view: viewFor(after, reader) };
    case "played":
    case "passed":
    case "swapped":
    case "exchanged":
      return moveView(event, reader);
    case "bought":
    case "sold": {
      if (event.seat !== reader) return null;
      const { type, at, seat, power } = event;
      return { type, at, seat, power, coins: after.seats[seat]?.coins ?? 0 };
    }
    case "morphed-rack":
    case "attempted":
      return event.seat === reader ? event : null;
    case "resigned":
    case "timed-out":
    case "ended":
      return event;
  }
}

/** Every event but a purchase or sale makes a client's knowledge stale. */
export function isTurnEvent(event: EventView): boolean {
  return event.type !== "bought" && event.type !== "sold";
}
