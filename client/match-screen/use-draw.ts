import { useState } from "preact/hooks";
import type { GameView } from "../../shared/rules/view.types.ts";
import { deviceStorage } from "../storage/device-storage.ts";

const keyOf = (match: string): string => `alfa-kraft:draw:${match}`;

/** Is the draw for the first turn to be shown (P-05)? Once on this device, and not when the first move is made already. */
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
