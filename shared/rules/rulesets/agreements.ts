/**
 * What people agree on before a match of each game: one page, apart from boards and tiles, so that the first screen can have it
 * without them. Games that are not named are not played between people.
 */
import type { AtOnceId, Format, GameId, RuleOptions } from "../model.ts";

export type Choice = Exclude<keyof RuleOptions, "fullRackBonus" | "names">;

export interface Agreement {
  /** One after the other, by a rule set of the engine; or all at once, live, by rules of its own (P-20). */
  readonly mode: "turns" | "at-once";
  readonly formats: readonly Format[];
  /** The options that the players choose (P-02, P-03, P-22, P-23, W-02). */
  readonly choices: readonly Choice[];
  /** A Casual turn. */
  readonly casualHours: number;
  /** How a Casual clock shows what is left (A-31, C-16). */
  readonly casualClock: "countdown" | "hours";
  /** Is the first turn drawn for (P-05), or does it belong to who joins (K-04)? */
  readonly startIsDrawn: boolean;
  /** Is it also played alone (P-21)? */
  readonly solo: boolean;
  /** Matches at once for this game alone, before it takes of the places that all games share. */
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
  // Alfapet Express: a round has a clock of its own, and nobody waits for another's turn.
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
/** Those in turns. */
export const MATCH_RULESETS = MATCH_GAMES.filter((id): id is MatchRulesetId => AGREEMENTS[id].mode === "turns");

/** Null: not played between people. */
export function agreementOf(game: GameId): Agreement | null {
  return MATCH_GAMES.some((id) => id === game) ? AGREEMENTS[game as MatchGameId] : null;
}
