import { batch, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { WordList } from "../../../shared/rules/model.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { type BoardModel, createBoardModel } from "../../board/index.ts";

const nothing = () => {};

/** A board for reading: it shows any position, and a draft as it lies on another board. */
export function useShownBoard(position: GameView, draftOf: BoardModel | null): BoardModel {
  const shown = useMemo(() => {
    const view = signal(position);
    const model = createBoardModel({
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
    return { view, model };
  }, []);
  useLayoutEffect(() => {
    batch(() => {
      shown.view.value = position;
      if (draftOf !== null) shown.model.setDraft(draftOf.draft.peek());
    });
  }, [shown, position, draftOf]);
  useEffect(() => () => shown.model.dispose(), [shown]);
  return shown.model;
}
