/**
 * What the rule set of a match allows. It is asked for its data and never for its name, so a new rule set needs no change
 * here.
 */
import { rulesOfGame } from "../../../shared/rules/index.ts";
import type { BarItem, Command } from "../../../shared/rules/model.ts";
import { ARROW } from "../../../shared/rules/tiles.ts";
import { mustFinish } from "../../../shared/rules/turns.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";

export const allows = (view: GameView, action: Command["type"]): boolean => rulesOfGame(view).actions.includes(action);

/** True for powers that work by a tap at once and are not part of a play (K-30, C-08). */
export const isTapped = (view: GameView, item: BarItem): boolean => rulesOfGame(view).tapped.some((power) => power === item);

/** True if words can turn, so that letters need not be in one line (P-11). */
export const hasArrows = (view: GameView): boolean =>
  Object.hasOwn(rulesOfGame(view).specialTiles, ARROW) && view.options.specials !== false;

export interface Attempts {
  /** The number of refused words that are still free. */
  readonly free: number;
  /** True if the last refusal cost something. */
  readonly paid: boolean;
}

/** The attempts where refused words come to cost something (C-12); null where they never do (K-28). */
export function attemptsOf(view: GameView): Attempts | null {
  const { freeAttempts } = rulesOfGame(view);
  if (freeAttempts === null) return null;
  const made = view.own?.attempts ?? 0;
  return { free: Math.max(0, freeAttempts - made), paid: made > freeAttempts };
}

/** False where a refused word costs something: the preview then does not say that it is unknown (C-12). */
export const tellsUnknownWords = (view: GameView): boolean => rulesOfGame(view).freeAttempts === null;

/** True if a play can earn coins. */
export const earnsCoins = (view: GameView): boolean => rulesOfGame(view).coinsPerTile > 0;

/** True if the reader alone has tiles left, to lay them or to end the match (C-13). */
export const isFinishing = (view: GameView): boolean =>
  view.result === null && view.own !== null && mustFinish(rulesOfGame(view), view, view.own.seat);
