import type { MatchCommand } from "../../protocol/client-message.ts";
import type { MatchView, StreamEvent } from "../../protocol/match-view.types.ts";
import type { GameView, OwnView } from "../../rules/index.ts";
import { hasBegun } from "../evolve-phase.ts";
import { evolveMatchView } from "../view.ts";
import { StreamClient, type Wire } from "./stream-client.ts";

/** Of a match in turns. */
export class TestClient extends StreamClient<MatchView, StreamEvent, MatchCommand> {
  constructor(wire: Wire) {
    super(wire, evolveMatchView);
  }

  get game(): GameView {
    if (!hasBegun(this.view)) throw new Error("the game has not begun");
    return this.view.game;
  }

  get own(): OwnView {
    if (this.game.own === null) throw new Error("a spectator holds nothing");
    return this.game.own;
  }
}
