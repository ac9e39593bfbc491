/**
 * What players agree on before a match. This file imports neither boards nor tiles, so that the first screen can load it alone.
 * The table lists the games that are played between people.
 */
import type { AtOnceId, Format, GameId, RuleOptions } from "../model.ts";

export type Choice = Exclude<keyof RuleOptions, "fullRackBonus" | "names">;

export interface Agreement {
  /** `turns`: by a rule set of the engine. `at-once`: all seats play at the same time, by rules of their own (P-20). */
  readonly mode: "turns" | "at-once";
  readonly formats: readonly Format[];
  /** The options that the players choose (P-02, P-03, P-22, P-23, W-02). */
  readonly choices: readonly Choice[];
  /** Hours of a Casual turn. The rule sets take their clocks from here. */
  readonly casualHours: number;
  /** How a Casual clock shows the time that is left (A-31, C-16). */
  readonly casualClock: "countdown" | "hours";
  /** True if the players draw for the first turn (P-05). Otherwise the joining player has it (K-04). */
  readonly startIsDrawn: boolean;
  /** True if the game can be played alone (P-21). */
  readonly solo: boolean;
  /** Concurrent matches of this game that do not count against the limit which all games share. */
  readonly ownPlaces: number;
}

const IN_TURNS = { mode: "turns", formats: ["casual", "blitz"], ownPlaces: 0 } as const;
const ALFA_KRAFT = {
  ...IN_TURNS,
  choices: [],
  casualHours: 7 * 24,
  casualClock: "countdown",
  startIsDrawn: false,
  solo: false,
} as const;

export const AGREEMENTS = {
  kraft: ALFA_KRAFT,
  "kraft-classic": { ...ALFA_KRAFT, casualClock: "hours" },
  alfapet: {
    ...IN_TURNS,
    choices: ["players", "rackSize", "specials", "premiumSquares", "tileValue", "theme"],
    casualHours: 7 * 24,
    casualClock: "countdown",
    startIsDrawn: true,
    solo: true,
  },
  wordfeud: {
    ...IN_TURNS,
    choices: ["board"],
    casualHours: 72,
    casualClock: "countdown",
    startIsDrawn: false,
    solo: false,
    ownPlaces: 30,
  },
  // Alfapet Express has no turns: each round has its own clock.
  express: {
    mode: "at-once",
    formats: ["blitz"],
    choices: ["players"],
    casualHours: 0,
    casualClock: "countdown",
    startIsDrawn: false,
    solo: false,
    ownPlaces: 0,
  },
} as const satisfies Readonly<Partial<Record<GameId, Agreement>>>;

export type MatchGameId = keyof typeof AGREEMENTS;
export type MatchRulesetId = Exclude<MatchGameId, AtOnceId>;

export const MATCH_GAMES = Object.keys(AGREEMENTS) as readonly MatchGameId[];
/** The games that are played in turns. */
export const MATCH_RULESETS = MATCH_GAMES.filter((id): id is MatchRulesetId => AGREEMENTS[id].mode === "turns");

/** Null for a game that is not played between people. */
export function agreementOf(game: GameId): Agreement | null {
  return MATCH_GAMES.some((id) => id === game) ? AGREEMENTS[game as MatchGameId] : null;
}
