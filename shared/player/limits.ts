/** How much one player may have going at once. A seat counts from its invitation on, since nobody is asked again when it goes live. */
import type { Format, GameId } from "../rules/model.ts";

/** A match, as far as the limits go. */
export interface Place {
  readonly match: string;
  readonly ruleset: GameId;
  readonly format: Format;
}

export const LIMITS = {
  /** Of any rules. */
  matches: 20,
  /** As many more with `wordfeud` rules. */
  wordfeud: 30,
  blitz: 1,
} as const;

export type LimitCode = "too-many-matches" | "blitz-taken";

/** Why there is no place for one more; null: there is. */
export function refusalOf(held: readonly Place[], wanted: Place): LimitCode | null {
  if (wanted.format === "blitz" && held.filter(({ format }) => format === "blitz").length >= LIMITS.blitz) return "blitz-taken";
  const wordfeud = held.filter(({ ruleset }) => ruleset === "wordfeud").length;
  const others = held.length - wordfeud;
  // The thirty more are for one rule set alone; the twenty are for all.
  const beyond = Math.max(0, wordfeud - LIMITS.wordfeud);
  const full =
    wanted.ruleset === "wordfeud" ? held.length >= LIMITS.matches + LIMITS.wordfeud : others + beyond >= LIMITS.matches;
  return full ? "too-many-matches" : null;
}
