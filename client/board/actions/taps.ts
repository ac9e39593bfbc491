/** Taps on tiles and squares, and what Escape closes. */
import { batch } from "@preact/signals";
import type { BarItem, SquareName } from "../../../shared/rules/model.ts";
import { t } from "../../i18n/index.ts";
import { isDrafted, isTile, pieceOf, topmost } from "../draft/draft.ts";
import { isArrow, isPower } from "../draft/pieces.ts";
import { isTapped } from "../draft/rules.ts";
import type { BoardModel } from "../model/board-model.ts";
import { announce } from "../speech/announce.ts";
import { pieceName } from "../speech/names.ts";
import { bringBack, isStill, put, recallAll } from "./laying.ts";
import { leaveChoice, openChoice, purposeOf, toggleChosen } from "./rack-choice.ts";
import { priceOf } from "./selling.ts";

export function select(model: BoardModel, id: number | null): void {
  batch(() => {
    model.notice.value = null;
    model.selected.value = id;
  });
  const draft = model.draft.peek();
  const price = id === null ? null : priceOf(model, id);
  if (id === null) announce(model, t().board.putDown);
  else if (isArrow(pieceOf(draft, id)?.item ?? "")) announce(model, t().board.pickArrow);
  else if (isTile(draft, id)) announce(model, t().board.pickTile(pieceName(draft, id)));
  else announce(model, `${t().board.pickPower(pieceName(draft, id))} ${price === null ? "" : t().board.orSell(price)}`.trim());
}

const tappedPurpose = (model: BoardModel, item: BarItem): ReturnType<typeof purposeOf> =>
  isPower(item) && isTapped(model.view.peek(), item) ? purposeOf(item) : null;

/** Handles a tap on a rack tile, on the place that it left, or on a slot of the power bar. */
export function tapPiece(model: BoardModel, id: number): void {
  const draft = model.draft.peek();
  const item = pieceOf(draft, id)?.item;
  if (item === undefined || isStill(model)) return;
  const power = draft.bar.find((piece) => piece?.id === id)?.item;
  const purpose = power === undefined ? null : tappedPurpose(model, power);
  if (model.choice.peek() !== null) toggleChosen(model, id);
  else if (isDrafted(draft, id)) bringBack(model, id);
  else if (purpose !== null) openChoice(model, purpose, id);
  else select(model, model.selected.peek() === id ? null : id);
}

/**
 * Handles a tap on a square. False if there was nothing to do. A laid piece comes back. On a board that is rearranged freely
 * the first tap picks it up and the second brings it back.
 */
export function tapSquare(model: BoardModel, at: SquareName): boolean {
  const [draft, selected] = [model.draft.peek(), model.selected.peek()];
  const drafted = topmost(draft, at);
  if (isStill(model)) return false;
  const freeform = model.options.freeform !== undefined;
  if (freeform && selected !== null && selected === drafted) bringBack(model, selected);
  else if (selected !== null) put(model, selected, at);
  else if (freeform && drafted !== undefined) select(model, drafted);
  else if (drafted !== undefined) bringBack(model, drafted);
  else if (model.view.peek().board[at]?.morphed === true) model.glimpse.value = at;
  else return false;
  return true;
}

/** Closes what is open, one thing at a time. If nothing is open, the whole draft comes back. */
export function letGo(model: BoardModel): void {
  if (model.choice.peek() !== null) leaveChoice(model);
  else if (model.selected.peek() !== null) select(model, null);
  // One key must not clear a whole half.
  else if (model.options.freeform === undefined) recallAll(model);
}
