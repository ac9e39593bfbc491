/** Finds the target under a held piece. Pure. */
import type { SquareName } from "../../../shared/rules/model.ts";
import { squareName } from "../../../shared/rules/squares.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const isInside = (box: Box, { x, y }: Spot, margin = 0): boolean =>
  x >= box.left - margin && x < box.left + box.width + margin && y >= box.top - margin && y < box.top + box.height + margin;

/** The square under a spot. A spot up to a third of a square outside the edge counts as the square at the edge. */
export function squareUnder(
  field: Box,
  { size, columns }: { readonly size: number; readonly columns: number },
  spot: Spot,
): SquareName | null {
  const side = field.width / columns;
  if (!isInside(field, spot, side / 3)) return null;
  const line = (distance: number, lines: number): number => Math.min(lines - 1, Math.max(0, Math.floor(distance / side)));
  return squareName(line(spot.y - field.top, size) * size + line(spot.x - field.left, columns), size);
}

/** The nearest place of the rack in either row. The finger may be a little above or below. */
export function placeUnder(places: readonly { readonly place: number; readonly box: Box }[], { x, y }: Spot): number | null {
  let [nearest, least]: [number | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const { place, box } of places) {
    const distance = Math.hypot(x - (box.left + box.width / 2), y - (box.top + box.height / 2));
    if (distance < least) [nearest, least] = [place, distance];
  }
  return nearest;
}
