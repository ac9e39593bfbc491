import { t } from "../i18n/index.ts";
import { bareArrow, toPlay } from "./draft.ts";
import { isStill } from "./laying.ts";
import { isPlayable, isRefusedForGood } from "./play-state.ts";
import { sayRefused } from "./refused.ts";
import type { Table } from "./table.ts";
import { object, sayFault } from "./voice.ts";

/** Why the draft is not sent; null: it may be. A word that is not in the list may be played all the same (K-28). */
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

/** Sends the play; what the engine knows to be no play stays here. */
export function play(table: Table): void {
  if (isStill(table)) return;
  const why = obstacle(table);
  if (why !== null) object(table, why);
  else table.options.onPlay(toPlay(table.draft.peek()));
}
