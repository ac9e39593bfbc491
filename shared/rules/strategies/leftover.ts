import type { RackTile } from "../model.ts";
import type { RuleSet } from "../ruleset.types.ts";
import { faceValue, GEM_OF_RACK_ALFA, isRackAlfa, type Values } from "../tiles.ts";
import { add } from "./factors.ts";

/** Every letter left costs its face value. */
export function faceValues(rack: readonly RackTile[], values: Values): number {
  return rack.reduce((sum, tile) => sum + faceValue(tile, values), 0);
}

/** The factors of alfa tiles left are added up, as those of a word are (C-01), and multiply the penalty (C-05). */
export function multipliedByAlfas(gemFactors: RuleSet["gemFactors"]): RuleSet["leftover"] {
  return (rack, values) => {
    const factors = rack.filter(isRackAlfa).map((tile) => gemFactors[GEM_OF_RACK_ALFA[tile]]);
    return faceValues(rack, values) * add(factors);
  };
}

/** Nothing is taken off (D-04). */
export function nothing(): number {
  return 0;
}
