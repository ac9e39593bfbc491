import { useEffect } from "preact/hooks";
import type { SquareName } from "../../../shared/rules/model.ts";
import type { BoardModel } from "../model/board-model.ts";
import { movesLess } from "./flight.ts";

const SHOWN_MS = 1400;
/** One morphed tile at a time (K-33). */
const pause = (): number => 12_000 + Math.random() * 8_000;

/** The morphed tile that shows its old letter now: at intervals, or after a tap. */
export function useGlimpse(model: BoardModel): SquareName | null {
  const shown = model.glimpse.value;
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => {
      model.glimpse.value = null;
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [model, shown]);
  useEffect(() => {
    if (movesLess()) return;
    let timer = 0;
    const next = (): void => {
      timer = window.setTimeout(() => {
        const morphed = Object.entries(model.view.peek().board).filter(([, tile]) => tile.morphed && tile.original !== undefined);
        const [at] = morphed[Math.floor(Math.random() * morphed.length)] ?? [null];
        if (document.visibilityState === "visible" && model.glimpse.peek() === null) model.glimpse.value = at;
        next();
      }, pause());
    };
    next();
    return () => clearTimeout(timer);
  }, [model]);
  return shown;
}
