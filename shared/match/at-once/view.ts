/** A match that all play at once, as a client keeps it from its stream. */
import { evolveView } from "../../express/index.ts";
import type { ExpressMatchView, ExpressStreamEvent } from "../../protocol/express.ts";
import { begun, evolveLobbyView, isOfLobby } from "../view.ts";
import type { AtOnce } from "./at-once.types.ts";

/** Gives exactly the view that the server would build. */
export function evolveExpressView(view: ExpressMatchView, event: ExpressStreamEvent): ExpressMatchView {
  if (isOfLobby<AtOnce>(event)) return evolveLobbyView(view, event);
  if (event.type === "started") return begun(view, event.view);
  const game = view.game === null ? null : evolveView(view.game, event);
  return { ...view, game, phase: event.type === "ended" ? "over" : view.phase };
}
