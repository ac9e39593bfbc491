/** A match that all play at once, as a client keeps it from its stream. */
import { evolveView } from "../../express/index.ts";
import type { ExpressMatchView, ExpressStreamEvent } from "../../protocol/express.ts";
import { begun, evolvePhase, hasBegun, outOfPlace } from "../evolve-phase.ts";
import { isOfLobby } from "../view.ts";
import type { AtOnce } from "./at-once.types.ts";

/** Gives exactly the view that the server would build. */
export function evolveExpressView(view: ExpressMatchView, event: ExpressStreamEvent): ExpressMatchView {
  if (isOfLobby<AtOnce>(event)) return evolvePhase(view, event);
  if (event.type === "started") return begun(view, event.view);
  if (!hasBegun(view)) throw outOfPlace(event, view);
  return { ...view, phase: event.type === "ended" ? "over" : view.phase, game: evolveView(view.game, event) };
}
