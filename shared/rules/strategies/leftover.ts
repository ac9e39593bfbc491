import type { RackTile } from "../model.ts";
import { faceValue, type Values } from "../tiles.ts";

/** Every letter left costs its face value. */
export function faceValues(rack: readonly RackTile[], values: Values): number {
  return rack.reduce((sum, tile) => sum + faceValue(tile, values), 0);
}

const RACK_ALFA_FACTORS: Readonly<Record<RackTile, number>> = { "*6": 2, "*7": 3 };

/** The factors of alfa tiles left are added up and multiply the penalty (C-05). */
export function multipliedByAlfas(rack: readonly RackTile[], values: Values): number {
  const factors = rack.reduce((sum, tile) => sum + (RACK_ALFA_FACTORS[tile] ?? 0), 0);
  return faceValues(rack, values) * Math.max(1, factors);
}

/** Nothing is taken off (D-04). */
export function nothing(): number {
  return 0;
}
