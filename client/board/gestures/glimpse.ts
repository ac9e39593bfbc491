import { useEffect } from "preact/hooks";
import type { SquareName } from "../../../shared/rules/model.ts";
import type { Table } from "../model/table.ts";
import { movesLess } from "./flight.ts";

const SHOWN_MS = 1400;
/** One morphed tile at a time (K-33). */
const pause = (): number => 12_000 + Math.random() * 8_000;

/** The morphed tile that shows its old letter now: at intervals, or after a tap. */
export function useGlimpse(table: Table): SquareName | null {
  const shown = table.glimpse.value;
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => {
      table.glimpse.value = null;
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [table, shown]);
  useEffect(() => {
    if (movesLess()) return;
    let timer = 0;
    const next = (): void => {
      timer = window.setTimeout(() => {
        const morphed = Object.entries(table.view.peek().board).filter(([, tile]) => tile.morphed && tile.original !== undefined);
        const [at] = morphed[Math.floor(Math.random() * morphed.length)] ?? [null];
        if (document.visibilityState === "visible" && table.glimpse.peek() === null) table.glimpse.value = at;
        next();
      }, pause());
    };
    next();
    return () => clearTimeout(timer);
  }, [table]);
  return shown;
}
