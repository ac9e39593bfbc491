import { useEffect, useRef } from "preact/hooks";
import type { GameView } from "../../shared/rules/view.types.ts";
import type { Opened } from "./overlays.tsx";

type Open = (next: Opened | null | ((opened: Opened | null) => Opened | null)) => void;

/** Long enough to see what the last play laid and scored. */
const LAST_PLAY_MS = 2200;

/** True if the match is over for the player: it has ended, or it goes on without them. */
export const isOverFor = ({ result, own, seats }: GameView): boolean =>
  result !== null || (own !== null && seats[own.seat]?.resigned === true);

/** At the end the result opens, after a look at the last play. Open sheets belong to the running match and close. */
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
    // A player who has left has the result open already.
    open((opened) => (opened?.kind === "summary" ? opened : null));
    const timer = setTimeout(() => open((opened) => opened ?? { kind: "summary" }), LAST_PLAY_MS);
    return () => clearTimeout(timer);
  }, [over]);
  useEffect(() => {
    if (out) open({ kind: "summary" });
  }, [out]);
}

/** Questions about a turn close with it: the clock may end it meanwhile, and the same button would then mean something else. */
export function useTurnOver({ turnNumber }: GameView, open: Open): void {
  useEffect(() => {
    open((opened) => (opened?.kind === "pass" || opened?.kind === "end" ? null : opened));
  }, [turnNumber]);
}
