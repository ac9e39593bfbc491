/** How much one player may have going at once. A seat counts from its invitation on, since nobody is asked again when it goes live. */
import type { Format, GameId } from "../rules/model.ts";
import { agreementOf } from "../rules/rulesets/agreements.ts";

/** A match, as far as the limits go. */
export interface Place {
  readonly match: string;
  readonly ruleset: GameId;
  readonly format: Format;
}

export const LIMITS = {
  /** Of any rules; some have places of their own besides. */
  matches: 20,
  blitz: 1,
} as const;

export type LimitCode = "too-many-matches" | "blitz-taken";

/** Why there is no place for one more; null: there is. */
export function refusalOf(held: readonly Place[], wanted: Place): LimitCode | null {
  if (wanted.format === "blitz" && held.filter(({ format }) => format === "blitz").length >= LIMITS.blitz) return "blitz-taken";
  const counts = new Map<GameId, number>();
  for (const { ruleset } of [...held, wanted]) counts.set(ruleset, (counts.get(ruleset) ?? 0) + 1);
  let shared = 0;
  for (const [ruleset, count] of counts) shared += Math.max(0, count - (agreementOf(ruleset)?.ownPlaces ?? 0));
  return shared > LIMITS.matches ? "too-many-matches" : null;
}
