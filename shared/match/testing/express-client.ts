import type { ExpressGameView, OwnHalf } from "../../express/index.ts";
import type { ExpressCommand, ExpressMatchView, ExpressStreamEvent } from "../../protocol/express.ts";
import { evolveExpressView } from "../at-once/view.ts";
import { hasBegun } from "../evolve-phase.ts";
import { StreamClient, type Wire } from "./stream-client.ts";

/** Of an Express match. */
export class ExpressClient extends StreamClient<ExpressMatchView, ExpressStreamEvent, ExpressCommand> {
  constructor(wire: Wire) {
    super(wire, evolveExpressView);
  }

  get game(): ExpressGameView {
    if (!hasBegun(this.view)) throw new Error("the game has not begun");
    return this.view.game;
  }

  get mine(): OwnHalf {
    if (this.game.mine === null) throw new Error("a spectator holds nothing");
    return this.game.mine;
  }
}
