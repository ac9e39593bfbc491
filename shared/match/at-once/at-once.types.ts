/** A match that all play at once: Express (P-20). */
import type { ExpressEvent, ExpressEventView, ExpressGameView, ExpressState } from "../../express/index.ts";
import type { ExpressCommand } from "../../protocol/express.ts";
import type { AtOnceId } from "../../rules/model.ts";
import type { Kind } from "../mode.types.ts";

export interface AtOnce extends Kind {
  readonly ruleset: AtOnceId;
  readonly game: ExpressState;
  readonly event: ExpressEvent;
  readonly command: ExpressCommand;
  readonly view: ExpressGameView;
  readonly seen: ExpressEventView;
}
