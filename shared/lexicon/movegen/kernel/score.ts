import { larger } from "./bits.ts";
import {
  ADD,
  COMBO,
  CROSS_COUNT,
  CROSS_FACTOR,
  CROSS_SUM,
  EXTRA,
  EXTRA_NEXT,
  FACTORS_ADD,
  FRAME,
  FRAMES,
  FULL_RACK,
  FULL_RACK_BONUS,
  type Kernel,
  LETTER,
  LETTER_AT,
  MULTIPLY,
  PATH,
  PLACEMENT,
  SCORED,
  SQUARE,
  STEP,
  SUMS,
  VALUE,
} from "./memory.ts";

/** Factor of a word in which one tile is laid, on this square (K-52, C-01). */
export function factorAlone(k: Kernel, sq: number): number {
  const M = k.memory;
  return larger((1 - (M[FACTORS_ADD] ?? 0)) * (M[sq + MULTIPLY] ?? 0) + (M[sq + ADD] ?? 0), 1);
}

/**
 * Brings the frames up to the first `count` tiles of the path. Most paths lead nowhere, so a tile is scored when a play
 * through it is found, and once for all such plays: a search that lays a tile sets SCORED back.
 */
export function scorePath(k: Kernel, count: number): void {
  const M = k.memory;
  for (let at = M[SCORED] ?? 0; at < count; at++) {
    const tile = M[PATH + at] ?? 0;
    const sq = tile & 0xffff;
    const value = (M[VALUE + (tile >> LETTER_AT)] ?? 0) * (M[sq + LETTER] ?? 0);
    const frame = FRAMES + at * FRAME;
    M[frame + FRAME] = (M[frame] ?? 0) + value;
    M[frame + FRAME + 1] = (M[frame + 1] ?? 0) + ((M[sq + CROSS_SUM] ?? 0) + value) * (M[sq + CROSS_FACTOR] ?? 0);
    M[frame + FRAME + 2] = (M[frame + 2] ?? 0) * (M[sq + MULTIPLY] ?? 0) + (M[sq + ADD] ?? 0);
    M[frame + FRAME + 3] = (M[frame + 3] ?? 0) + (M[sq + CROSS_COUNT] ?? 0);
  }
  M[SCORED] = count;
}

/** The main word's part of words << 16 | tiles. */
export function mainCount(left: number, right: number): number {
  return left === right ? 0 : (1 << 16) + ((right - left) >> SQUARE) + 1;
}

/** Values of the tiles that lay from `left` to `right` before. */
export function sumBetween(k: Kernel, left: number, right: number): number {
  const M = k.memory;
  return (M[SUMS + (right >> SQUARE)] ?? 0) - (M[SUMS + ((left - STEP) >> SQUARE)] ?? 0);
}

/** The most that so many alfa tiles off the line add, of which one in a word with a tile of the line adds at most `coupled`. */
export function mostApart(k: Kernel, count: number, coupled: number): number {
  const M = k.memory;
  if (count === 0) return 0;
  return larger(M[EXTRA] ?? 0, coupled) + (count - 1) * larger(M[EXTRA_NEXT] ?? 0, coupled);
}

/** Placement, combo and full rack bonus (K-55, K-56, W-06, P-08). */
export function bonusOf(k: Kernel, laid: number, words: number, fromRack: number): number {
  const M = k.memory;
  const fullRack = fromRack === (M[FULL_RACK] ?? 0) ? (M[FULL_RACK_BONUS] ?? 0) : 0;
  return (M[PLACEMENT + laid] ?? 0) + (M[COMBO + words] ?? 0) + fullRack;
}
