import { t } from "../../i18n/index.ts";
import { bareArrow, toPlay } from "../draft/draft.ts";
import { isPlayable, isRefusedForGood } from "../model/play-state.ts";
import type { Table } from "../model/table.ts";
import { sayRefused } from "../speech/refused.ts";
import { object, sayFault } from "../speech/voice.ts";
import { isStill } from "./laying.ts";

/** The reason why the draft cannot be sent; null if it can. A word that is not in the list may still be played (K-28). */
function obstacle(table: Table): string | null {
  const { errors, board } = t();
  const preview = table.preview.peek();
  const bare = bareArrow(table.draft.peek());
  if (bare !== null) return board.bareArrow(bare.at);
  if (preview === null) return errors["nothing-to-play"];
  if (!table.options.canAct.peek()) return errors["not-your-turn"];
  if (!isPlayable(preview) && preview.error !== null) return sayFault(table, preview.error.code);
  return isRefusedForGood(table) ? sayRefused(table.refusal.peek()?.rejected ?? [], table.options.why) : null;
}

/** Sends the play. A draft that the engine finds illegal is not sent. */
export function play(table: Table): void {
  if (isStill(table)) return;
  const why = obstacle(table);
  if (why !== null) object(table, why);
  else table.options.onPlay(toPlay(table.draft.peek()));
}
