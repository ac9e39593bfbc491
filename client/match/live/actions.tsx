import { isEmpty, PlayButton, recallAll, SwapActions, shuffle, type Table } from "../../board/index.ts";
import { t } from "../../i18n/index.ts";
import { PassIcon, RecallIcon, ShopIcon, ShuffleIcon } from "../../icons/index.ts";

interface ActionsProps {
  readonly table: Table;
  readonly onShop: () => void;
  readonly onPass: () => void;
}

/** The row under the hand. While tiles are chosen for a swap, that is all it offers (K-42). */
export function Actions({ table, onShop, onPass }: ActionsProps) {
  const { match } = t();
  if (table.swapping.value !== null) {
    return (
      <div class="actions single">
        <SwapActions table={table} />
      </div>
    );
  }
  const drafted = !isEmpty(table.draft.value);
  const busy = table.options.busy?.value === true;
  return (
    <div class="actions">
      <button type="button" class="action" onClick={onShop}>
        <ShopIcon />
        {match.shop}
      </button>
      <button type="button" class="action" disabled={busy} onClick={() => (drafted ? recallAll(table) : shuffle(table))}>
        {drafted ? <RecallIcon /> : <ShuffleIcon />}
        {drafted ? match.recall : match.shuffle}
      </button>
      <button type="button" class="action" disabled={busy || !table.options.canAct.value} onClick={onPass}>
        <PassIcon />
        {match.pass}
      </button>
      <PlayButton table={table} />
    </div>
  );
}
