import { useEffect, useRef, useState } from "preact/hooks";
import type { GameView } from "../../../shared/rules/view.types.ts";
import type { MatchSource } from "../../match/source.types.ts";
import { deviceStorage } from "../../storage/device-storage.ts";
import { after, DONE, type Hint, hintFor, readProgress, writeProgress } from "./hints.ts";

const KEPT = "alfa-kraft:hints";

/** The current hint. Closing it ends all hints for good. */
export function useHints(store: MatchSource, game: GameView): readonly [hint: Hint | null, putAway: () => void] {
  const [progress, setProgress] = useState(() => readProgress(deviceStorage.getItem(KEPT)));
  const hint = hintFor(progress, game);
  const now = useRef({ progress, hint });
  now.current = { progress, hint };
  useEffect(
    () =>
      store.listen((event) => {
        const { progress: before, hint: said } = now.current;
        const next = after(before, event, store.you.peek() ?? 0, said);
        if (next === before) return;
        // If several events come at once, each goes on from the one before.
        now.current = { progress: next, hint: said };
        deviceStorage.setItem(KEPT, writeProgress(next));
        setProgress(next);
      }),
    [store],
  );
  const putAway = (): void => {
    deviceStorage.setItem(KEPT, writeProgress(DONE));
    setProgress(DONE);
  };
  return [hint, putAway];
}
