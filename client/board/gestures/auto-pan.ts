import type { BoardModel } from "../model/board-model.ts";
import { panned } from "../model/zoom-maths.ts";
import type { Spot } from "./drop-target.ts";

/** A held piece pans the zoomed board within this many pixels of the frame's edge, and by so many pixels a frame. */
const EDGE = 36;
const STEP = 5;

let frame = 0;
let spot: Spot | null = null;

const pull = (distance: number, length: number): number => (distance < EDGE ? STEP : distance > length - EDGE ? -STEP : 0);

function step(model: BoardModel): void {
  frame = 0;
  const box = model.surfaces.field?.closest(".board-frame")?.getBoundingClientRect();
  const zoom = model.zoom.peek();
  if (spot === null || box === undefined || zoom.scale === 1) return;
  const inside = spot.x > box.left - EDGE && spot.x < box.right + EDGE && spot.y > box.top - EDGE && spot.y < box.bottom + EDGE;
  const next = inside ? panned(zoom, pull(spot.x - box.left, box.width), pull(spot.y - box.top, box.height), box) : zoom;
  if (next.x === zoom.x && next.y === zoom.y) return;
  model.zoom.value = next;
  frame = requestAnimationFrame(() => step(model));
}

/** Tells the zoomed board where the held piece is; null if none is held. */
export function drawn(model: BoardModel, at: Spot | null): void {
  spot = at;
  if (frame === 0 && at !== null && model.zoom.peek().scale > 1) frame = requestAnimationFrame(() => step(model));
}
