import type { GameId } from "../../../shared/rules/model.ts";
import { t } from "../../i18n/index.ts";

/** The texts about passing. Alfapet has its own. */
export function passWords(ruleset: GameId) {
  const { match } = t();
  const own = match.passIn;
  return Object.hasOwn(own, ruleset) ? own[ruleset as keyof typeof own] : match;
}

/** The number of tiles in the bag. */
export function bagWords(ruleset: GameId, count: number): string {
  const { match } = t();
  const own = match.bagIn;
  return Object.hasOwn(own, ruleset) ? own[ruleset as keyof typeof own](count) : match.bag(count);
}

/** Tells the player with the first turn which square to cover. */
export function beginWords(ruleset: GameId): string {
  const { match } = t();
  const own = match.beginIn;
  return Object.hasOwn(own, ruleset) ? own[ruleset as keyof typeof own] : match.beginYou;
}
