/** Taps on tiles and squares, and what Escape closes. */
import { batch } from "@preact/signals";
import type { BarItem, SquareName } from "../../../shared/rules/model.ts";
import { t } from "../../i18n/index.ts";
import { isDrafted, isTile, pieceOf, topmost } from "../draft/draft.ts";
import { isArrow, isPower } from "../draft/pieces.ts";
import { isTapped } from "../draft/rules.ts";
import type { Table } from "../model/table.ts";
import { pieceName } from "../speech/names.ts";
import { say } from "../speech/voice.ts";
import { bringBack, isStill, put, recallAll } from "./laying.ts";
import { leaveChoice, openChoice, purposeOf, toggleChosen } from "./rack-choice.ts";
import { priceOf } from "./selling.ts";

export function select(table: Table, id: number | null): void {
  batch(() => {
    table.notice.value = null;
    table.selected.value = id;
  });
  const draft = table.draft.peek();
  const price = id === null ? null : priceOf(table, id);
  if (id === null) say(table, t().board.putDown);
  else if (isArrow(pieceOf(draft, id)?.item ?? "")) say(table, t().board.pickArrow);
  else if (isTile(draft, id)) say(table, t().board.pickTile(pieceName(draft, id)));
  else say(table, `${t().board.pickPower(pieceName(draft, id))} ${price === null ? "" : t().board.orSell(price)}`.trim());
}

const tappedPurpose = (table: Table, item: BarItem): ReturnType<typeof purposeOf> =>
  isPower(item) && isTapped(table.view.peek(), item) ? purposeOf(item) : null;

/** Handles a tap on a rack tile, on the place that it left, or on a slot of the power bar. */
export function tapPiece(table: Table, id: number): void {
  const draft = table.draft.peek();
  const item = pieceOf(draft, id)?.item;
  if (item === undefined || isStill(table)) return;
  const power = draft.bar.find((piece) => piece?.id === id)?.item;
  const purpose = power === undefined ? null : tappedPurpose(table, power);
  if (table.choice.peek() !== null) toggleChosen(table, id);
  else if (isDrafted(draft, id)) bringBack(table, id);
  else if (purpose !== null) openChoice(table, purpose, id);
  else select(table, table.selected.peek() === id ? null : id);
}

/**
 * Handles a tap on a square. False if there was nothing to do. A laid piece comes back. On a board that is rearranged freely
 * the first tap picks it up and the second brings it back.
 */
export function tapSquare(table: Table, at: SquareName): boolean {
  const [draft, selected] = [table.draft.peek(), table.selected.peek()];
  const drafted = topmost(draft, at);
  if (isStill(table)) return false;
  const freely = table.options.freely !== undefined;
  if (freely && selected !== null && selected === drafted) bringBack(table, selected);
  else if (selected !== null) put(table, selected, at);
  else if (freely && drafted !== undefined) select(table, drafted);
  else if (drafted !== undefined) bringBack(table, drafted);
  else if (table.view.peek().board[at]?.morphed === true) table.glimpse.value = at;
  else return false;
  return true;
}

/** Closes what is open, one thing at a time. If nothing is open, the whole draft comes back. */
export function letGo(table: Table): void {
  if (table.choice.peek() !== null) leaveChoice(table);
  else if (table.selected.peek() !== null) select(table, null);
  // One key must not clear a whole half.
  else if (table.options.freely === undefined) recallAll(table);
}
