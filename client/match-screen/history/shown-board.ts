import { batch, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { WordList } from "../../../shared/rules/model.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { createTable, type Table } from "../../board/index.ts";

const nothing = () => {};

/** A board for reading: it shows any position, and a draft as it lies on another board. */
export function useShownBoard(position: GameView, draftOf: Table | null): Table {
  const shown = useMemo(() => {
    const view = signal(position);
    const table = createTable({
      match: "",
      view,
      words: signal<WordList | null>(null),
      canAct: signal(false),
      // It cannot be changed.
      busy: signal(true),
      onPlay: nothing,
      onChoose: nothing,
      onSell: nothing,
    });
    return { view, table };
  }, []);
  useLayoutEffect(() => {
    batch(() => {
      shown.view.value = position;
      if (draftOf !== null) shown.table.setDraft(draftOf.draft.peek());
    });
  }, [shown, position, draftOf]);
  useEffect(() => () => shown.table.dispose(), [shown]);
  return shown.table;
}
