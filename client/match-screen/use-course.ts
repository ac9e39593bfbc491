import { useEffect, useRef } from "preact/hooks";
import type { GameView } from "../../shared/rules/view.types.ts";
import type { Opened } from "./overlays.tsx";

type Open = (next: Opened | null | ((opened: Opened | null) => Opened | null)) => void;

/** Long enough to see what the last play laid and what it was worth. */
const LAST_PLAY_MS = 2200;

/** For oneself it is over: the match has ended, or it goes on without one. */
export const isOverFor = ({ result, own, seats }: GameView): boolean =>
  result !== null || (own !== null && seats[own.seat]?.resigned === true);

/** The end brings its result, after its last play was seen; what was open belongs to a match that still ran. */
export function useEnd(game: GameView, open: Open): void {
  const { result, last } = game;
  const over = result !== null;
  const out = !over && isOverFor(game);
  const wasOver = useRef(over);
  const played = last?.type === "played" && result?.reason !== "resigned" && result?.reason !== "clock";
  useEffect(() => {
    if (!over) return;
    if (wasOver.current || !played) {
      open({ kind: "summary" });
      return;
    }
    // Who has left has it open already, and is not kept waiting.
    open((opened) => (opened?.kind === "summary" ? opened : null));
    const timer = setTimeout(() => open((opened) => opened ?? { kind: "summary" }), LAST_PLAY_MS);
    return () => clearTimeout(timer);
  }, [over]);
  useEffect(() => {
    if (out) open({ kind: "summary" });
  }, [out]);
}

/** Questions about a turn go with it: the clock may take it while one thinks, and the same button would then mean another thing. */
export function useTurnOver({ turnNumber }: GameView, open: Open): void {
  useEffect(() => {
    open((opened) => (opened?.kind === "pass" || opened?.kind === "end" ? null : opened));
  }, [turnNumber]);
}
