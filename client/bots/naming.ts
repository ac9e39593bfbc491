/** The names and descriptions of bots by rule set (A-60, C-18). It is small, because the first page loads it. */
import { LEVELS, type Level } from "../../shared/bot/level-ids.ts";
import type { MatchRulesetId } from "../../shared/rules/rulesets/agreements.ts";
import { t } from "../i18n/index.ts";
import { deviceStorage } from "../storage/device-storage.ts";

/** The texts for the bots of each rule set. */
const ABOUT = { kraft: "powers", "kraft-classic": "classic", alfapet: "words", wordfeud: "words" } as const satisfies Record<
  MatchRulesetId,
  string
>;

export function botName(ruleset: MatchRulesetId, level: Level): string {
  const { bots } = t();
  return (ABOUT[ruleset] === "classic" ? bots.classic : bots.level)[level];
}

/** Expert knows no rack against several opponents, so its description depends on the number of bots. */
export function aboutBot(ruleset: MatchRulesetId, level: Level, bots: number): string {
  const { about } = t().bots;
  const kind = ABOUT[ruleset];
  return kind === "words" && level === "expert" && bots > 1 ? about.expertOfMany : about[kind][level];
}

/** One bot is named after its level. Several bots of one level have numbers. */
export function botNames(ruleset: MatchRulesetId, level: Level, count: number): readonly string[] {
  return count === 1 ? [botName(ruleset, level)] : Array.from({ length: count }, (_, index) => t().bots.numbered(index + 1));
}

const CHOSEN = "alfa-kraft:bot";
const DEFAULT_LEVEL: Level = "medium";

/** The level chosen last on this device. */
export function firstLevel(): Level {
  const chosen = deviceStorage.getItem(CHOSEN);
  return LEVELS.find((level) => level === chosen) ?? DEFAULT_LEVEL;
}

export const keepLevel = (level: Level): void => deviceStorage.setItem(CHOSEN, level);
