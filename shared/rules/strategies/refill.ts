import type { RackAlfa } from "../model.ts";
import type { RefillFacts } from "../ruleset.types.ts";

/** As many as there are places, as far as the bag goes (K-18). */
export function refillToFull({ free, bag }: RefillFacts): { draw: number; alfa: RackAlfa | null } {
  return { draw: Math.min(free, bag), alfa: null };
}

/** Five tiles or more: one tile fewer is drawn and an alfa tile takes its place (C-03). */
export function refillWithAlfa({ free, bag, laid }: RefillFacts): { draw: number; alfa: RackAlfa | null } {
  const full = Math.min(free, bag);
  if (laid < 5 || full < 1) return { draw: full, alfa: null };
  return { draw: full - 1, alfa: laid === 5 ? "*5" : laid === 6 ? "*6" : "*7" };
}
