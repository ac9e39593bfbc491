/** Which rack tiles can be given for others, and how many (K-30, C-04, P-12, W-08). */
import type { RackTile } from "./model.ts";
import type { RuleSet } from "./ruleset.types.ts";
import { isRackAlfa } from "./tiles.ts";

export type Giving = "swap" | "exchange";

/** The most tiles that a bag lets a player give at once; those that go into the bag first only need it not to be empty. */
export function mostGiven(rules: RuleSet, giving: Giving, bag: number): number {
  return bag > 0 && giving === "exchange" && rules.exchange === "return-first" ? Number.POSITIVE_INFINITY : bag;
}

/** Alfa tiles are immune to powers, and a swap is one (C-04). */
export function canGive(giving: Giving, tile: RackTile): boolean {
  return giving === "exchange" || !isRackAlfa(tile);
}
