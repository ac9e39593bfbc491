/**
 * What people agree on before a match of each rule set: one page, apart from boards and tiles, so that the first screen can
 * have it without them. Rule sets that are not named are not played between people.
 */
import type { RuleOptions, RulesetId } from "../model.ts";

export type Choice = Exclude<keyof RuleOptions, "fullRackBonus" | "names">;

export interface Agreement {
  /** The options that the players choose (P-02, P-03, P-22, P-23, W-02). */
  readonly choices: readonly Choice[];
  /** A Casual turn. */
  readonly casualHours: number;
  /** How a Casual clock shows what is left (A-31, C-16). */
  readonly casualClock: "countdown" | "hours";
  /** Is the first turn drawn for (P-05), or does it belong to who joins (K-04)? */
  readonly startIsDrawn: boolean;
}

const ALFA_KRAFT = { choices: [], casualHours: 7 * 24, casualClock: "countdown", startIsDrawn: false } as const;

export const AGREEMENTS = {
  kraft: ALFA_KRAFT,
  "kraft-classic": { ...ALFA_KRAFT, casualClock: "hours" },
  alfapet: {
    choices: ["players", "rackSize", "specials", "premiumSquares", "tileValue", "theme"],
    casualHours: 7 * 24,
    casualClock: "countdown",
    startIsDrawn: true,
  },
  wordfeud: { choices: ["board"], casualHours: 72, casualClock: "countdown", startIsDrawn: false },
} as const satisfies Readonly<Partial<Record<RulesetId, Agreement>>>;

export type MatchRulesetId = keyof typeof AGREEMENTS;

export const MATCH_RULESETS = Object.keys(AGREEMENTS) as readonly MatchRulesetId[];

/** Null: not played between people. */
export function agreementOf(ruleset: RulesetId): Agreement | null {
  return MATCH_RULESETS.some((id) => id === ruleset) ? AGREEMENTS[ruleset as MatchRulesetId] : null;
}
