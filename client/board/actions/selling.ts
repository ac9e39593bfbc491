import { batch } from "@preact/signals";
import { isBarTile } from "../../../shared/rules/hand.ts";
import { rulesOfGame } from "../../../shared/rules/index.ts";
import { salePrice } from "../../../shared/rules/prices.ts";
import { t } from "../../i18n/index.ts";
import { isDrafted, takeBack } from "../draft/draft.ts";
import type { BoardModel } from "../model/board-model.ts";
import { announce } from "../speech/announce.ts";
import { barItemName } from "../speech/names.ts";

/**
 * The price that selling returns. Null if it cannot be sold: earned tiles, other rule sets, a match that is over (K-40, C-02).
 */
export function priceOf(model: BoardModel, id: number): number | null {
  const item = model.draft.value.bar.find((piece) => piece?.id === id)?.item;
  const view = model.view.value;
  if (item === undefined || view.own === null || view.result !== null) return null;
  return salePrice(rulesOfGame(view), item);
}

/** Sells a bought power, in either player's turn. A drafted one comes back first. */
export function sell(model: BoardModel, id: number): void {
  const draft = model.draft.peek();
  const item = draft.bar.find((piece) => piece?.id === id)?.item;
  if (item === undefined || isBarTile(item) || priceOf(model, id) === null) return;
  batch(() => {
    model.selected.value = null;
    model.choice.value = null;
    if (isDrafted(draft, id)) model.setDraft(takeBack(draft, id));
  });
  announce(model, t().board.sold(barItemName(item)));
  model.options.onSell(item);
}
