import { batch } from "@preact/signals";
import { isBarTile } from "../../../shared/rules/hand.ts";
import { rulesOfGame } from "../../../shared/rules/index.ts";
import { salePrice } from "../../../shared/rules/prices.ts";
import { t } from "../../i18n/index.ts";
import { isDrafted, takeBack } from "../draft/draft.ts";
import type { Table } from "../model/table.ts";
import { barItemName } from "../speech/names.ts";
import { say } from "../speech/voice.ts";

/**
 * The price that selling returns. Null if it cannot be sold: earned tiles, other rule sets, a match that is over (K-40, C-02).
 */
export function priceOf(table: Table, id: number): number | null {
  const item = table.draft.value.bar.find((piece) => piece?.id === id)?.item;
  const view = table.view.value;
  if (item === undefined || view.own === null || view.result !== null) return null;
  return salePrice(rulesOfGame(view), item);
}

/** Sells a bought power, in either player's turn. A drafted one comes back first. */
export function sell(table: Table, id: number): void {
  const draft = table.draft.peek();
  const item = draft.bar.find((piece) => piece?.id === id)?.item;
  if (item === undefined || isBarTile(item) || priceOf(table, id) === null) return;
  batch(() => {
    table.selected.value = null;
    table.choice.value = null;
    if (isDrafted(draft, id)) table.setDraft(takeBack(draft, id));
  });
  say(table, t().board.sold(barItemName(item)));
  table.options.onSell(item);
}
