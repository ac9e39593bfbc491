/** What the rule set of a match lets a hand do. It is asked for its data, never for its name, so a new one needs nothing here. */
import { rulesOf } from "../../../shared/rules/index.ts";
import type { BarItem, Command } from "../../../shared/rules/model.ts";
import { ARROW } from "../../../shared/rules/tiles.ts";
import { mustFinish } from "../../../shared/rules/turns.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";

export const allows = (view: GameView, action: Command["type"]): boolean => rulesOf(view.ruleset).actions.includes(action);

/** Tapped and at once, never part of a play (K-30, C-08). */
export const isTapped = (view: GameView, item: BarItem): boolean => rulesOf(view.ruleset).tapped.some((power) => power === item);

/** Do words turn here, so that letters need not lie in one line (P-11)? */
export const hasArrows = (view: GameView): boolean =>
  Object.hasOwn(rulesOf(view.ruleset).specialTiles, ARROW) && view.options.specials !== false;

export interface Attempts {
  /** Refused words that cost nothing yet. */
  readonly free: number;
  /** Did the last one cost? */
  readonly paid: boolean;
}

/** Where refused words come to cost something (C-12); null where none ever does (K-28). */
export function attemptsOf(view: GameView): Attempts | null {
  const { freeAttempts } = rulesOf(view.ruleset);
  if (freeAttempts === null) return null;
  const made = view.own?.attempts ?? 0;
  return { free: Math.max(0, freeAttempts - made), paid: made > freeAttempts };
}

/** Where a refused word costs something, it is not told beforehand that it would be (C-12). */
export const tellsUnknownWords = (view: GameView): boolean => rulesOf(view.ruleset).freeAttempts === null;

/** Are points all there is to win, or coins as well? */
export const earnsCoins = (view: GameView): boolean => rulesOf(view.ruleset).coinsPerTile > 0;

/** As many tiles as the bag still holds, or all of them: they go into the bag first (P-12, W-08). */
export const exchangesFromBag = (view: GameView): boolean => rulesOf(view.ruleset).exchange === "draw-first";

/** Is the reader the only one with tiles left, to lay them or to end the match (C-13)? */
export const isFinishing = (view: GameView): boolean =>
  view.result === null && view.own !== null && mustFinish(rulesOf(view.ruleset), view, view.own.seat);
