import { t } from "../../i18n/index.ts";
import { CoinIcon } from "../../icons/index.ts";
import { priceOf, sell } from "../actions/selling.ts";
import type { BoardModel } from "../model/board-model.ts";
import { pieceName } from "../speech/names.ts";
import "./sell-area.css";

/**
 * The area at the upper right of the board while a bought power is held (K-40): a drop target, and a button for taps and the
 * keyboard.
 */
export function SellArea({ model }: { readonly model: BoardModel }) {
  const held = model.drag.value?.id ?? model.selected.value ?? model.choice.value?.power ?? null;
  const price = held === null ? null : priceOf(model, held);
  if (held === null || price === null) return null;
  const over = model.drag.value?.over?.kind === "sell";
  return (
    <button
      ref={(element) => {
        model.surfaces.sell = element;
      }}
      type="button"
      class={over ? "sell-area over" : "sell-area"}
      onClick={() => sell(model, held)}
    >
      <span aria-hidden="true">{t().board.sell(price)}</span>
      <CoinIcon />
      <span class="unseen">{t().board.sellPower(pieceName(model.draft.value, held), price)}</span>
    </button>
  );
}
