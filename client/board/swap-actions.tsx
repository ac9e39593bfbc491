import { t } from "../i18n/index.ts";
import { confirmSwap, leaveSwap } from "./swapping.ts";
import type { Table } from "./table.ts";
import "./play-button.css";

/** In place of the row of actions while tiles are chosen for a swap (K-42); draws nothing otherwise. */
export function SwapActions({ table }: { readonly table: Table }) {
  const swapping = table.swapping.value;
  if (swapping === null) return null;
  const count = swapping.chosen.size;
  return (
    <div class="swap-actions" data-table>
      <button type="button" class="button" onClick={() => leaveSwap(table)}>
        {t().app.cancel}
      </button>
      <button type="button" class="play-button ready" disabled={count === 0} onClick={() => confirmSwap(table)}>
        {t().match.swapConfirm(count)}
      </button>
    </div>
  );
}
