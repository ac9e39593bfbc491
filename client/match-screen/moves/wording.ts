import type { GameId } from "../../../shared/rules/model.ts";
import { t } from "../../i18n/index.ts";

/** What a pass is called: some games have a word of their own for it. */
export function passWords(ruleset: GameId) {
  const { match } = t();
  const own = match.passIn;
  return Object.hasOwn(own, ruleset) ? own[ruleset as keyof typeof own] : match;
}

/** What whoever begins is told: what to cover. */
export function beginWords(ruleset: GameId): string {
  const { match } = t();
  const own = match.beginIn;
  return Object.hasOwn(own, ruleset) ? own[ruleset as keyof typeof own] : match.beginYou;
}
