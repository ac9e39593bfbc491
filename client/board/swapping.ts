/** The mode in which rack tiles are chosen for a swap: confirming uses the power, leaving does not (K-42). */
import { batch } from "@preact/signals";
import type { RackTile } from "../../shared/rules/model.ts";
import { t } from "../i18n/index.ts";
import { isDrafted, isInRack, swapLimit } from "./draft.ts";
import { isStill } from "./laying.ts";
import type { Table } from "./table.ts";
import { object, say } from "./voice.ts";

export function openSwap(table: Table, power: number): void {
  const view = table.view.peek();
  const most = swapLimit(table.draft.peek(), view);
  if (!table.options.canAct.peek()) object(table, t().errors["not-your-turn"]);
  else if (view.bag === 0) object(table, t().errors["bag-empty"]);
  else {
    batch(() => {
      table.selected.value = null;
      table.notice.value = null;
      table.swapping.value = { power, chosen: new Set() };
    });
    say(table, t().match.swapHelp(most));
  }
}

export function leaveSwap(table: Table): void {
  table.swapping.value = null;
}

/** A tap while the mode is open: on a tile to choose it, on the power itself to leave. */
export function toggleSwapped(table: Table, id: number): void {
  const [draft, swapping] = [table.draft.peek(), table.swapping.peek()];
  if (swapping === null) return;
  if (id === swapping.power) leaveSwap(table);
  else if (!isInRack(draft, id)) return;
  else if (isDrafted(draft, id)) object(table, t().board.takeBackFirst);
  else {
    const chosen = new Set(swapping.chosen);
    const most = swapLimit(draft, table.view.peek());
    if (!chosen.delete(id) && chosen.size < most) chosen.add(id);
    table.swapping.value = { ...swapping, chosen };
  }
}

export function confirmSwap(table: Table): void {
  const [draft, swapping] = [table.draft.peek(), table.swapping.peek()];
  if (swapping === null || swapping.chosen.size === 0 || isStill(table)) return;
  const tiles = draft.rack.flatMap((piece): RackTile[] => (piece !== null && swapping.chosen.has(piece.id) ? [piece.item] : []));
  batch(() => {
    table.setDraft({ ...draft, leaving: [...swapping.chosen] });
    table.swapping.value = null;
  });
  table.options.onSwap(tiles);
}
