import { larger, placeOf } from "./bits.ts";
import {
  ADD,
  APART,
  COINS_PER_TILE,
  CROSS_COUNT,
  CROSS_FACTOR,
  CROSS_SUM,
  FRAME,
  FRAMES,
  IN_COLUMNS,
  type Kernel,
  LETTER,
  LETTER_AT,
  MULTIPLY,
  VALUE,
  WILDS,
} from "./memory.ts";
import { keep } from "./records.ts";
import { bonusOf, mainCount, scorePath, sumBetween } from "./score.ts";
import { assign } from "./wildcards.ts";

/**
 * Plays found: the path's first `count` tiles and any of `letters` on `sq`, the main word from `left` to `right`. A play's
 * points grow by the same number for each point that its last letter is worth.
 */
export function found(k: Kernel, letters: number, sq: number, count: number, need: number, left: number, right: number): void {
  const M = k.memory;
  const crossFactor = M[sq + CROSS_FACTOR] ?? 0;
  if (count === 0 && crossFactor !== 0 && (M[IN_COLUMNS] ?? 0) === 1 && (M[APART] ?? 0) === 0) return;
  if ((M[WILDS] ?? 0) !== 0) {
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      assign(k, sq | (placeOf(rest & -rest) << LETTER_AT), count, need, left, right);
    }
    return;
  }
  scorePath(k, count);
  const frame = FRAMES + count * FRAME;
  const factor = larger((M[frame + 2] ?? 0) * (M[sq + MULTIPLY] ?? 0) + (M[sq + ADD] ?? 0), 1);
  const counts = (M[frame + 3] ?? 0) + (M[sq + CROSS_COUNT] ?? 0) + mainCount(left, right);
  const coins = (counts & 0xffff) * (M[COINS_PER_TILE] ?? 0);
  const points =
    ((M[frame] ?? 0) + sumBetween(k, left, right)) * factor +
    (M[frame + 1] ?? 0) +
    (M[sq + CROSS_SUM] ?? 0) * crossFactor +
    bonusOf(k, count + 1, counts >> 16, count + 1);
  const perPoint = (M[sq + LETTER] ?? 0) * (factor + crossFactor);
  const about = (count + 1) | ((counts >> 16) << 8) | (coins << 16);
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    const letter = placeOf(rest & -rest);
    keep(k, points + (M[VALUE + letter] ?? 0) * perPoint, coins, about, sq | (letter << LETTER_AT));
  }
}
