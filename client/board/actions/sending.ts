import { t } from "../../i18n/index.ts";
import { bareArrow, toPlay } from "../draft/draft.ts";
import { type BoardModel, rejectedBy } from "../model/board-model.ts";
import { isPlayable, isRefusedForGood } from "../model/play-state.ts";
import { announceProblem, sayFault } from "../speech/announce.ts";
import { sayRefused } from "../speech/refused.ts";
import { isStill } from "./laying.ts";

/** The reason why the draft cannot be sent; null if it can. A word that is not in the list may still be played (K-28). */
function obstacle(model: BoardModel): string | null {
  const { errors, board } = t();
  const preview = model.preview.peek();
  const bare = bareArrow(model.draft.peek());
  if (bare !== null) return board.bareArrow(bare.at);
  if (preview === null) return errors["nothing-to-play"];
  if (!model.options.canAct.peek()) return errors["not-your-turn"];
  if (!isPlayable(preview) && preview.error !== null) return sayFault(model, preview.error.code);
  return isRefusedForGood(model) ? sayRefused(rejectedBy(model.refusal.peek()), model.options.why) : null;
}

/** Sends the play. A draft that the engine finds illegal is not sent. */
export function play(model: BoardModel): void {
  if (isStill(model)) return;
  const why = obstacle(model);
  if (why !== null) announceProblem(model, why);
  else model.options.onPlay(toPlay(model.draft.peek()));
}
