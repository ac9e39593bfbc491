/** Tap a tile, tap a square; and what Escape leaves. */
import { batch } from "@preact/signals";
import type { SquareName } from "../../shared/rules/model.ts";
import { t } from "../i18n/index.ts";
import { isDrafted, isTile, laidAt, pieceOf, powersAt } from "./draft.ts";
import { bringBack, isStill, put, recallAll } from "./laying.ts";
import { pieceName } from "./names.ts";
import { priceOf } from "./selling.ts";
import { leaveSwap, openSwap, toggleSwapped } from "./swapping.ts";
import type { Table } from "./table.ts";
import { say } from "./voice.ts";

export function select(table: Table, id: number | null): void {
  batch(() => {
    table.notice.value = null;
    table.selected.value = id;
  });
  const draft = table.draft.peek();
  const price = id === null ? null : priceOf(table, id);
  if (id === null) say(table, t().board.putDown);
  else if (isTile(draft, id)) say(table, t().board.pickTile(pieceName(draft, id)));
  else say(table, `${t().board.pickPower(pieceName(draft, id))} ${price === null ? "" : t().board.orSell(price)}`.trim());
}

/** A tap on a tile of the rack, on the place that it left, or on a slot of the power bar. */
export function tapPiece(table: Table, id: number): void {
  const draft = table.draft.peek();
  const item = pieceOf(draft, id)?.item;
  if (item === undefined || isStill(table)) return;
  if (table.swapping.peek() !== null) toggleSwapped(table, id);
  else if (isDrafted(draft, id)) bringBack(table, id);
  else if (item === "swap") openSwap(table, id);
  else select(table, table.selected.peek() === id ? null : id);
}

/** A tap on a square; false where there was nothing to do. */
export function tapSquare(table: Table, at: SquareName): boolean {
  const [draft, selected] = [table.draft.peek(), table.selected.peek()];
  const drafted = laidAt(draft, at) ?? powersAt(draft, at).at(-1);
  if (isStill(table)) return true;
  if (selected !== null) put(table, selected, at);
  else if (drafted !== undefined) bringBack(table, drafted.id);
  else if (table.view.peek().board[at]?.morphed === true) table.glimpse.value = at;
  else return false;
  return true;
}

/** Out of what is open, one thing at a time; with nothing open, the whole draft back. */
export function letGo(table: Table): void {
  if (table.swapping.peek() !== null) leaveSwap(table);
  else if (table.selected.peek() !== null) select(table, null);
  else recallAll(table);
}
