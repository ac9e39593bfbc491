/** A match in turns: the rule sets of shared/rules. */
import type { MatchCommand } from "../../protocol/client-message.ts";
import type { EventView, GameEvent, GameState, GameView } from "../../rules/index.ts";
import type { RulesetId } from "../../rules/model.ts";
import type { Kind } from "../mode.types.ts";

export interface Turns extends Kind {
  readonly ruleset: RulesetId;
  readonly game: GameState;
  readonly event: GameEvent;
  readonly command: MatchCommand;
  readonly view: GameView;
  readonly seen: EventView;
}
