/**
 * What the rule set of a match allows. It is asked for its data and never for its name, so a new rule set needs no change
 * here.
 */
import { rulesOf } from "../../../shared/rules/index.ts";
import type { BarItem, Command } from "../../../shared/rules/model.ts";
import { ARROW } from "../../../shared/rules/tiles.ts";
import { mustFinish } from "../../../shared/rules/turns.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";

export const allows = (view: GameView, action: Command["type"]): boolean => rulesOf(view.ruleset).actions.includes(action);

/** True for powers that work by a tap at once and are not part of a play (K-30, C-08). */
export const isTapped = (view: GameView, item: BarItem): boolean => rulesOf(view.ruleset).tapped.some((power) => power === item);

/** True if words can turn, so that letters need not be in one line (P-11). */
export const hasArrows = (view: GameView): boolean =>
  Object.hasOwn(rulesOf(view.ruleset).specialTiles, ARROW) && view.options.specials !== false;

export interface Attempts {
  /** The number of refused words that are still free. */
  readonly free: number;
  /** True if the last refusal cost something. */
  readonly paid: boolean;
}

/** The attempts where refused words come to cost something (C-12); null where they never do (K-28). */
export function attemptsOf(view: GameView): Attempts | null {
  const { freeAttempts } = rulesOf(view.ruleset);
  if (freeAttempts === null) return null;
  const made = view.own?.attempts ?? 0;
  return { free: Math.max(0, freeAttempts - made), paid: made > freeAttempts };
}

/** False where a refused word costs something: the preview then does not say that it is unknown (C-12). */
export const tellsUnknownWords = (view: GameView): boolean => rulesOf(view.ruleset).freeAttempts === null;

/** True if a play can earn coins. */
export const earnsCoins = (view: GameView): boolean => rulesOf(view.ruleset).coinsPerTile > 0;

/**
 * The number of tiles that can be exchanged: those in the bag, or all of the rack, which then goes into the bag first (P-12,
 * W-08).
 */
export const exchangesFromBag = (view: GameView): boolean => rulesOf(view.ruleset).exchange === "draw-first";

/** True if the reader alone has tiles left, to lay them or to end the match (C-13). */
export const isFinishing = (view: GameView): boolean =>
  view.result === null && view.own !== null && mustFinish(rulesOf(view.ruleset), view, view.own.seat);
