import { t } from "../../i18n/index.ts";
import { CoinIcon } from "../../icons/index.ts";
import { priceOf, sell } from "../actions/selling.ts";
import type { Table } from "../model/table.ts";
import { pieceName } from "../speech/names.ts";
import "./sell-area.css";

/**
 * The area at the upper right of the board while a bought power is held (K-40): a drop target, and a button for taps and the
 * keyboard.
 */
export function SellArea({ table }: { readonly table: Table }) {
  const held = table.drag.value?.id ?? table.selected.value ?? table.choice.value?.power ?? null;
  const price = held === null ? null : priceOf(table, held);
  if (held === null || price === null) return null;
  const over = table.drag.value?.over?.kind === "sell";
  return (
    <button
      ref={(element) => {
        table.surfaces.sell = element;
      }}
      type="button"
      class={over ? "sell-area over" : "sell-area"}
      onClick={() => sell(table, held)}
    >
      <span aria-hidden="true">{t().board.sell(price)}</span>
      <CoinIcon />
      <span class="unseen">{t().board.sellPower(pieceName(table.draft.value, held), price)}</span>
    </button>
  );
}
