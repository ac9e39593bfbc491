import { useState } from "preact/hooks";
import type { GameView } from "../../shared/rules/view.types.ts";
import { deviceStorage } from "../storage/device-storage.ts";

const keyOf = (match: string): string => `alfa-kraft:draw:${match}`;

/** True if the draw for the first turn is to be shown (P-05): once per device, and not after the first move. */
export function useDraw(match: string, game: GameView): readonly [shown: boolean, put: () => void] {
  const [seen, setSeen] = useState(() => deviceStorage.getItem(keyOf(match)) !== null);
  const shown = !seen && game.draws.length > 0 && game.turnNumber === 1 && game.result === null;
  return [
    shown,
    () => {
      deviceStorage.setItem(keyOf(match), "seen");
      setSeen(true);
    },
  ];
}
