import { t } from "../i18n/index.ts";
import { toPlay } from "./draft.ts";
import { isStill } from "./laying.ts";
import { isPlayable } from "./play-state.ts";
import type { Table } from "./table.ts";
import { object } from "./voice.ts";

/** Sends the play. A word that is not in the list may be played all the same (K-28); what the engine knows to be no play stays here. */
export function play(table: Table): void {
  const preview = table.preview.peek();
  if (isStill(table)) return;
  if (preview === null) object(table, t().errors["nothing-to-play"]);
  else if (!table.options.canAct.peek()) object(table, t().errors["not-your-turn"]);
  else if (!isPlayable(preview) && preview.error !== null) object(table, t().errors[preview.error.code]);
  else table.options.onPlay(toPlay(table.draft.peek()));
}
