import {
  ANCHOR,
  ANCHOR_COUNT,
  ANCHORS,
  ANYWHERE,
  BACKWARD_LETTERS,
  CELL,
  CROSS,
  CROSS_FACTOR,
  EMPTY,
  type Kernel,
  LETTERS,
  LINE,
  OPENING,
  RUN_LETTERS,
  SAME,
  SIZE,
  SQUARE,
  SQUARES,
  START,
  START_TURNED,
  STEP,
  TURNED,
  WILDS,
} from "./memory.ts";

/**
 * A play that touches the board lies beside or around a run of tiles in its line, or it has a tile on a hook: a square
 * with no tile before or after it and some tile beside it. It is found at the leftmost of these, so once: from an anchor,
 * nothing is laid to the left of `limit`. Where plays need not touch anything, every square is a hook.
 */
export function findAnchors(k: Kernel): void {
  const M = k.memory;
  const size = M[SIZE] ?? 0;
  M[ANCHOR_COUNT] = 0;
  for (let line = 1; line <= size; line++) anchorsOf(k, SQUARES + line * LINE);
  for (let line = 1; line <= size; line++) anchorsOf(k, SQUARES + TURNED + line * LINE);
}

function anchorsOf(k: Kernel, line: number): void {
  const M = k.memory;
  const hand = (M[WILDS] ?? 0) > 0 ? -1 : (M[LETTERS] ?? 0);
  const opening = (M[OPENING] ?? 0) === 1;
  const anywhere = (M[ANYWHERE] ?? 0) === 1;
  const end = line + (M[SIZE] ?? 0) * STEP;
  let limit = line + STEP;
  for (let sq = line + STEP; sq <= end; sq += STEP) {
    const cell = M[sq + CELL] ?? 0;
    if (cell >= 0) {
      if ((M[sq + STEP + CELL] ?? 0) >= 0) continue;
      if ((M[BACKWARD_LETTERS] ?? 0) === 0 || (M[RUN_LETTERS + (sq >> SQUARE)] ?? 0) !== 0) add(k, sq, limit);
      limit = sq + 2 * STEP;
    } else if (cell === EMPTY && (M[sq + STEP + CELL] ?? 0) < 0 && (M[sq - STEP + CELL] ?? 0) < 0) {
      const hook = anywhere
        ? true
        : opening
          ? sq === (M[START] ?? 0) || sq === (M[START_TURNED] ?? 0)
          : (M[sq + CROSS_FACTOR] ?? 0) !== 0;
      if (!hook) continue;
      const same = anywhere && (M[SAME + (sq >> SQUARE)] ?? 0) === 1;
      if (!same && ((M[sq + CROSS] ?? 0) & hand) !== 0) add(k, sq, limit);
      limit = sq + STEP;
    }
  }
}

function add(k: Kernel, sq: number, limit: number): void {
  const M = k.memory;
  const at = ANCHORS + (M[ANCHOR_COUNT] ?? 0) * ANCHOR;
  M[at + 1] = sq;
  M[at + 2] = limit;
  M[ANCHOR_COUNT] = (M[ANCHOR_COUNT] ?? 0) + 1;
}
