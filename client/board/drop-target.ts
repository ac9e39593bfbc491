/** Finding what lies under a held piece (pure; rectangles in, a target out). */
import type { SquareName } from "../../shared/rules/model.ts";
import { squareName } from "../../shared/rules/squares.ts";

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

/** The square under a spot; within a third of a square outside the edge it is the one at the edge. */
export function squareUnder(field: Box, size: number, spot: Spot): SquareName | null {
  const side = field.width / size;
  if (!isInside(field, spot, side / 3)) return null;
  const line = (distance: number): number => Math.min(size - 1, Math.max(0, Math.floor(distance / side)));
  return squareName(line(spot.y - field.top) * size + line(spot.x - field.left), size);
}

/** The rack's place under a spot, by columns alone: the finger may be a little above or below. */
export function placeUnder(rack: Box, places: number, { x }: Spot): number {
  const place = Math.floor(((x - rack.left) / rack.width) * places);
  return Math.min(places - 1, Math.max(0, place));
}
