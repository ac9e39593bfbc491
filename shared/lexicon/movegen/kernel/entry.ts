import { findAnchors } from "./anchors.ts";
import { TURN_BIT } from "./blocks.ts";
import { boundAnchor, boundCrossings, openBounds } from "./bounds.ts";
import { goForward } from "./forward.ts";
import { listWords } from "./listing.ts";
import {
  ANCHOR,
  ANCHOR_COUNT,
  ANCHOR_FIRST,
  ANCHORS,
  BACKWARD,
  BACKWARD_LETTERS,
  BOUNDED,
  CELL,
  CROSS,
  FACTORS_ADD,
  FLOOR,
  FORWARD,
  FORWARD_LETTERS,
  FRAMES,
  IN_COLUMNS,
  type Kernel,
  LETTERS,
  LIMIT,
  RIGHT,
  RUN_BLOCK,
  RUN_LETTERS,
  RUN_START,
  SCORED,
  SQUARE,
  SQUARES,
  STEP,
  TILES,
  TURN,
  TURNED,
  WILDS,
} from "./memory.ts";
import { goLeft, layLeft } from "./search.ts";

/** Every play that touches the board (or covers the start square, R-12), worth more than FLOOR. `readRuns` comes first. */
export function searchAnchored(k: Kernel): void {
  const M = k.memory;
  if ((M[TILES] ?? 0) === 0) return;
  M[FRAMES] = 0;
  M[FRAMES + 1] = 0;
  M[FRAMES + 2] = 1 - (M[FACTORS_ADD] ?? 0);
  M[FRAMES + 3] = 0;
  findAnchors(k);
  if ((M[BOUNDED] ?? 0) === 1) {
    searchByBound(k);
    return;
  }
  openBounds(k);
  const end = ANCHORS + (M[ANCHOR_COUNT] ?? 0) * ANCHOR;
  for (let at = ANCHORS; at < end; at += ANCHOR) searchAnchor(k, M[at + 1] ?? 0, M[at + 2] ?? 0);
}

/** The anchors that promise most first, until none promises more than FLOOR. */
function searchByBound(k: Kernel): void {
  const M = k.memory;
  listWords(k);
  boundCrossings(k);
  let count = M[ANCHOR_COUNT] ?? 0;
  for (let at = 0; at < count; at++) {
    const anchor = ANCHORS + at * ANCHOR;
    M[anchor] = boundAnchor(k, M[anchor + 1] ?? 0, M[anchor + 2] ?? 0);
  }
  for (let at = (count >> 1) - 1; at >= 0; at--) sink(k, at, count);
  while (count > 0 && (M[ANCHORS] ?? 0) > (M[FLOOR] ?? 0)) {
    const sq = M[ANCHORS + 1] ?? 0;
    const limit = M[ANCHORS + 2] ?? 0;
    count--;
    for (let word = 0; word < ANCHOR; word++) M[ANCHORS + word] = M[ANCHORS + count * ANCHOR + word] ?? 0;
    sink(k, 0, count);
    boundAnchor(k, sq, limit);
    searchAnchor(k, sq, limit);
  }
}

/** The anchors are a heap with the highest bound first. */
function sink(k: Kernel, from: number, count: number): void {
  const M = k.memory;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= count) return;
    if (child + 1 < count && (M[ANCHORS + (child + 1) * ANCHOR] ?? 0) > (M[ANCHORS + child * ANCHOR] ?? 0)) child++;
    const upper = ANCHORS + at * ANCHOR;
    const lower = ANCHORS + child * ANCHOR;
    if ((M[lower] ?? 0) <= (M[upper] ?? 0)) return;
    for (let word = 0; word < ANCHOR; word++) {
      const kept = M[upper + word] ?? 0;
      M[upper + word] = M[lower + word] ?? 0;
      M[lower + word] = kept;
    }
    at = child;
  }
}

function searchAnchor(k: Kernel, sq: number, limit: number): void {
  const M = k.memory;
  const isRun = (M[sq + CELL] ?? 0) >= 0;
  const first = isRun ? (M[RUN_START + (sq >> SQUARE)] ?? 0) : sq;
  const real = M[LETTERS] ?? 0;
  const wilds = M[WILDS] ?? 0;
  const hand = wilds > 0 ? -1 : real;
  M[IN_COLUMNS] = sq >= SQUARES + TURNED ? 1 : 0;
  M[LIMIT] = limit;
  M[RIGHT] = sq + STEP;
  M[ANCHOR_FIRST] = first;
  M[SCORED] = 0;
  M[TURN] = ((M[sq + STEP + CROSS] ?? 0) & hand) !== 0 ? TURN_BIT : 0;
  const letters = M[BACKWARD_LETTERS] ?? 0;
  if (letters === 0) {
    let most = 0;
    for (let at = first - STEP; at >= limit && (M[at + CROSS] ?? 0) !== 0; at -= STEP) most++;
    goForward(k, M[FORWARD] ?? 0, M[FORWARD_LETTERS] ?? 0, most, real, wilds, 0);
  } else if (isRun) {
    goLeft(k, M[RUN_BLOCK + (sq >> SQUARE)] ?? 0, M[RUN_LETTERS + (sq >> SQUARE)] ?? 0, first - STEP, real, wilds, 0);
  } else {
    const following = letters & hand & (M[sq + CROSS] ?? 0);
    if (following !== 0) layLeft(k, M[BACKWARD] ?? 0, following, sq, real, wilds, 0);
  }
}
