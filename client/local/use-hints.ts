import { useEffect, useState } from "preact/hooks";
import type { GameView } from "../../shared/rules/view.types.ts";
import type { MatchSource } from "../match/source.types.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { after, type Hint, hintFor, type Progress, readProgress } from "./hints.ts";

const KEPT = "alfa-kraft:hints";

/** The hint that stands now; put away, it and all that would follow are gone for good. */
export function useHints(store: MatchSource, game: GameView): readonly [hint: Hint | null, putAway: () => void] {
  const [progress, setProgress] = useState(() => readProgress(deviceStorage.getItem(KEPT)));
  const reach = (next: Progress): void => {
    deviceStorage.setItem(KEPT, next);
    setProgress(next);
  };
  useEffect(
    () => store.listen((event) => setProgress((before) => kept(after(before, event, store.you.peek() ?? 0), before))),
    [store],
  );
  return [hintFor(progress, game), () => reach("done")];
}

function kept(next: Progress, before: Progress): Progress {
  if (next !== before) deviceStorage.setItem(KEPT, next);
  return next;
}
