import { placeOf } from "./bits.ts";
import { entryAt, entryOf } from "./blocks.ts";
import {
  ANCHOR_FIRST,
  CELL,
  CROSS,
  DICTIONARY,
  FLOOR,
  type Kernel,
  LEFT_END,
  LEFTS,
  LETTER_AT,
  PATH,
  RACK,
  RIGHT,
  ROW,
  ROW_LENGTH,
  ROWS,
  SCORED,
  STEP,
  TILES,
  WILDS,
} from "./memory.ts";
import { found } from "./plays.ts";
import { goRight } from "./search.ts";

/**
 * The search where the dictionary reads forwards only (Appel and Jacobson 1988): all beginnings that the hand can spell, at
 * most `most` letters long, are laid out so that they end before the anchor, and each goes on to the right from there.
 */
export function goForward(
  k: Kernel,
  block: number,
  letters: number,
  most: number,
  real: number,
  free: number,
  count: number,
): void {
  const M = k.memory;
  const isRun = (M[(M[ANCHOR_FIRST] ?? 0) + CELL] ?? 0) >= 0;
  if (isRun) layRun(k, block, real, free, count);
  else layHook(k, block, letters, real, free, count);
  const laid = isRun ? count : count + 1;
  if (count === most || laid === (M[TILES] ?? 0) || (M[LEFTS + laid + 1] ?? 0) <= (M[FLOOR] ?? 0)) return;
  const on = M[DICTIONARY + block + 1] ?? 0;
  for (let rest = on & (free > 0 ? -1 : real); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = placeOf(bit);
    const entry = entryAt(block, on, bit);
    const held = M[RACK + letter] ?? 0;
    M[PATH + count] = letter << LETTER_AT;
    M[RACK + letter] = held - 1;
    goForward(k, M[entry] ?? 0, M[entry + 1] ?? 0, most, held === 1 ? real ^ bit : real, held > 0 ? free : free - 1, count + 1);
    M[RACK + letter] = held;
  }
}

/** Gives the path its squares; false if the last of them does not take its letter. The others have no crossing word. */
function layOut(k: Kernel, count: number): boolean {
  const M = k.memory;
  const first = M[ANCHOR_FIRST] ?? 0;
  M[LEFT_END] = first - count * STEP;
  M[SCORED] = 0;
  if (count === 0) return true;
  const last = (M[PATH + count - 1] ?? 0) >> LETTER_AT;
  if ((((M[first - STEP + CROSS] ?? 0) >> last) & 1) === 0) return false;
  for (let at = 0; at < count; at++) {
    M[PATH + at] = (((M[PATH + at] ?? 0) >> LETTER_AT) << LETTER_AT) | (first - (count - at) * STEP);
  }
  return true;
}

function layHook(k: Kernel, block: number, letters: number, real: number, free: number, count: number): void {
  const M = k.memory;
  const sq = M[ANCHOR_FIRST] ?? 0;
  const row = ROWS + (count + 1) * ROW_LENGTH;
  const following = letters & (free > 0 ? -1 : real) & (M[sq + CROSS] ?? 0);
  if (following === 0 || (M[row + count + 1] ?? 0) <= (M[FLOOR] ?? 0) || !layOut(k, count)) return;
  M[ROW] = row;
  goRight(k, block, following, sq, real, free, count);
  forgetSquares(k, count);
}

function layRun(k: Kernel, block: number, real: number, free: number, count: number): void {
  const M = k.memory;
  const right = M[RIGHT] ?? 0;
  let at = block;
  for (let sq = M[ANCHOR_FIRST] ?? 0; sq < right - STEP; sq += STEP) {
    const entry = entryOf(k, at, M[sq + CELL] ?? 0);
    if (entry === 0) return;
    at = M[DICTIONARY + entry] ?? 0;
  }
  const lastLetter = M[right - STEP + CELL] ?? 0;
  const ends = ((M[DICTIONARY + at] ?? 0) & (1 << lastLetter)) !== 0;
  const entry = entryOf(k, at, lastLetter);
  if ((!ends && entry === 0) || !layOut(k, count)) return;
  if (ends && count > 0) foundWhole(k, free, count, right - STEP);
  const row = ROWS + count * ROW_LENGTH;
  if (entry !== 0 && count < (M[TILES] ?? 0) && (M[row + count + 1] ?? 0) > (M[FLOOR] ?? 0)) {
    const following = (M[DICTIONARY + entry + 1] ?? 0) & (free > 0 ? -1 : real) & (M[right + CROSS] ?? 0);
    M[ROW] = row;
    if (following !== 0) goRight(k, M[DICTIONARY + entry] ?? 0, following, right, real, free, count);
  }
  forgetSquares(k, count);
}

/** A play whose last tile is on the path already: it is taken back for a moment. */
function foundWhole(k: Kernel, free: number, count: number, end: number): void {
  const M = k.memory;
  const tile = M[PATH + count - 1] ?? 0;
  const letter = tile >> LETTER_AT;
  const held = (M[RACK + letter] ?? 0) + 1;
  M[RACK + letter] = held;
  const before = held > 0 ? free : free + 1;
  found(k, 1 << letter, tile & 0xffff, count - 1, (M[WILDS] ?? 0) - before, M[LEFT_END] ?? 0, end);
  M[RACK + letter] = held - 1;
}

/** The letters before the anchor move on as more are put before it. */
function forgetSquares(k: Kernel, count: number): void {
  const M = k.memory;
  for (let at = 0; at < count; at++) M[PATH + at] = ((M[PATH + at] ?? 0) >> LETTER_AT) << LETTER_AT;
}
