import { larger, placeOf, smaller } from "./bits.ts";
import {
  ADD,
  ALL_GEMS,
  APART,
  CELL,
  COIN_WORTH,
  COINS_PER_TILE,
  COMBO,
  COUPLED,
  CROSS,
  CROSS_BEST,
  CROSS_COUNT,
  CROSS_FACTOR,
  CROSS_SUM,
  FULL_RACK,
  FULL_RACK_BONUS,
  GOLD_AT_HAND,
  HIGHEST,
  HIGHEST_GEM,
  type Kernel,
  LEFT_COUNTS,
  LEFT_CROSSING,
  LEFT_EXTRA,
  LEFT_FACTOR,
  LEFT_FOURFOLD,
  LEFT_ONCE,
  LEFT_THRICE,
  LEFT_TWICE,
  LEFTS,
  LETTER,
  LETTERS,
  LINE,
  LISTED,
  LISTS,
  LOWEST,
  MOST,
  MULTIPLY,
  PLACEMENT,
  POINT_WORTH,
  ROW_LENGTH,
  ROWS,
  RUN_START,
  SIZE,
  SORTED,
  SQUARE,
  SQUARES,
  STEP,
  SUMS,
  TILES,
  TURNED,
  VALUE,
  WILDS,
} from "./memory.ts";
import { mainCount, mostApart } from "./score.ts";
import { crossWithFactor } from "./wildcards.ts";

/** No bounds: everything may be worth anything. */
export function openBounds(k: Kernel): void {
  const M = k.memory;
  for (let at = 0; at < ROW_LENGTH; at++) M[LEFTS + at] = HIGHEST;
  for (let at = 0; at < (MOST + 1) * ROW_LENGTH; at++) M[ROWS + at] = HIGHEST;
}

/** The most that the crossing word of each square can score, with the tiles at hand. */
export function boundCrossings(k: Kernel): void {
  const M = k.memory;
  const size = M[SIZE] ?? 0;
  const hand = (M[GOLD_AT_HAND] ?? 0) === 1 ? -1 : (M[LETTERS] ?? 0);
  const gem = M[HIGHEST_GEM] ?? 0;
  for (let line = 1; line <= 2 * size; line++) {
    const wall = line <= size ? SQUARES + line * LINE : SQUARES + TURNED + (line - size) * LINE;
    for (let sq = wall + STEP; sq <= wall + size * STEP; sq += STEP) {
      const factor = M[sq + CROSS_FACTOR] ?? 0;
      if (factor === 0) {
        M[CROSS_BEST + (sq >> SQUARE)] = 0;
        continue;
      }
      let value = 0;
      for (let rest = (M[sq + CROSS] ?? 0) & hand; rest !== 0; rest &= rest - 1) {
        const own = M[VALUE + placeOf(rest & -rest)] ?? 0;
        if (own > value) value = own;
      }
      const letter = M[sq + LETTER] ?? 0;
      const sum = M[sq + CROSS_SUM] ?? 0;
      let best = (sum + (letter > 0 ? value * letter : 0)) * factor;
      if (gem > 1) {
        const under = sum * crossWithFactor(k, factor, gem);
        if (under > best) best = under;
      }
      M[CROSS_BEST + (sq >> SQUARE)] = best;
    }
  }
}

/**
 * The shadow of an anchor: for each number of squares to its left and to its right, more than any play there is worth.
 * Factors, crossing words' tiles, bonuses and coins depend on the squares alone. As letters, the tiles are worth at most
 * the factor times (the best n tiles + the best of those on squares that count double or more + … triple …). Fills LEFTS and
 * ROWS, and answers with the highest.
 */
export function boundAnchor(k: Kernel, sq: number, limit: number): number {
  const M = k.memory;
  const isRun = (M[sq + CELL] ?? 0) >= 0;
  const first = isRun ? (M[RUN_START + (sq >> SQUARE)] ?? 0) : sq;
  const hand = (M[WILDS] ?? 0) > 0 ? -1 : (M[LETTERS] ?? 0);
  const tiles = M[TILES] ?? 0;
  M[LEFT_FACTOR] = M[ALL_GEMS] ?? 0;
  M[LEFT_CROSSING] = 0;
  M[LEFT_COUNTS] = 0;
  M[LEFT_EXTRA] = 0;
  M[LEFT_ONCE] = 0;
  M[LEFT_TWICE] = 0;
  M[LEFT_THRICE] = 0;
  M[LEFT_FOURFOLD] = 0;
  let count = 0;
  let at = isRun ? first - STEP : sq;
  if (isRun) boundRight(k, first, sq, 0);
  while (count < tiles && at >= limit && ((M[at + CROSS] ?? 0) & hand) !== 0) {
    const letter = M[at + LETTER] ?? 0;
    if (letter > 0) M[LEFT_ONCE] = (M[LEFT_ONCE] ?? 0) + 1;
    if (letter > 1) M[LEFT_TWICE] = (M[LEFT_TWICE] ?? 0) + 1;
    if (letter > 2) M[LEFT_THRICE] = (M[LEFT_THRICE] ?? 0) + 1;
    if (letter > 3) M[LEFT_FOURFOLD] = (M[LEFT_FOURFOLD] ?? 0) + 1;
    M[LEFT_FACTOR] = (M[LEFT_FACTOR] ?? 0) * (M[at + MULTIPLY] ?? 0) + (M[at + ADD] ?? 0);
    M[LEFT_CROSSING] = (M[LEFT_CROSSING] ?? 0) + (M[CROSS_BEST + (at >> SQUARE)] ?? 0);
    M[LEFT_COUNTS] = (M[LEFT_COUNTS] ?? 0) + (M[at + CROSS_COUNT] ?? 0);
    M[LEFT_EXTRA] = larger(M[LEFT_EXTRA] ?? 0, M[COUPLED + (at >> SQUARE)] ?? 0);
    count++;
    boundRight(k, at, sq, count);
    at -= STEP;
  }
  const least = isRun ? 0 : 1;
  let highest = LOWEST;
  M[LEFTS + count + 1] = LOWEST;
  for (let left = count; left >= least; left--) {
    highest = larger(highest, M[ROWS + left * ROW_LENGTH + left] ?? 0);
    M[LEFTS + left] = highest;
  }
  return highest;
}

/** With the word's left part given, from `left` to the anchor, in `before` tiles: the row for each number of squares to its right. */
function boundRight(k: Kernel, left: number, anchor: number, before: number): void {
  const M = k.memory;
  const hand = (M[WILDS] ?? 0) > 0 ? -1 : (M[LETTERS] ?? 0);
  const tiles = M[TILES] ?? 0;
  const row = ROWS + before * ROW_LENGTH;
  const sumBefore = M[SUMS + ((left - STEP) >> SQUARE)] ?? 0;
  let count = before;
  let factor = M[LEFT_FACTOR] ?? 0;
  let crossing = M[LEFT_CROSSING] ?? 0;
  let counts = M[LEFT_COUNTS] ?? 0;
  let extra = M[LEFT_EXTRA] ?? 0;
  let once = M[LEFT_ONCE] ?? 0;
  let twice = M[LEFT_TWICE] ?? 0;
  let thrice = M[LEFT_THRICE] ?? 0;
  let fourfold = M[LEFT_FOURFOLD] ?? 0;
  const apart = M[APART] ?? 0;
  let right = anchor;
  const listed = (M[LISTS] ?? 0) === 1;
  for (;;) {
    const alone = listed && right - left === (count - 1) * STEP;
    const own = alone ? smaller(M[SORTED + once] ?? 0, M[LISTED + count] ?? 0) : (M[SORTED + once] ?? 0);
    const sum =
      (M[SUMS + (right >> SQUARE)] ?? 0) -
      sumBefore +
      own +
      (M[SORTED + twice] ?? 0) +
      (M[SORTED + thrice] ?? 0) +
      (M[SORTED + fourfold] ?? 0);
    const all = counts + mainCount(left, right);
    const points =
      sum * larger(factor, 1) +
      crossing +
      (M[PLACEMENT + count] ?? 0) +
      (M[COMBO + (all >> 16)] ?? 0) +
      (count >= (M[FULL_RACK] ?? 0) ? (M[FULL_RACK_BONUS] ?? 0) : 0);
    const coins = (all & 0xffff) * (M[COINS_PER_TILE] ?? 0);
    M[row + count] =
      count === 0 || own === LOWEST
        ? LOWEST
        : points * (M[POINT_WORTH] ?? 0) + coins * (M[COIN_WORTH] ?? 0) + mostApart(k, apart, extra);
    right += STEP;
    if (count === tiles || ((M[right + CROSS] ?? 0) & hand) === 0) break;
    const letter = M[right + LETTER] ?? 0;
    if (letter > 0) once++;
    if (letter > 1) twice++;
    if (letter > 2) thrice++;
    if (letter > 3) fourfold++;
    factor = factor * (M[right + MULTIPLY] ?? 0) + (M[right + ADD] ?? 0);
    crossing += M[CROSS_BEST + (right >> SQUARE)] ?? 0;
    counts += M[right + CROSS_COUNT] ?? 0;
    extra = larger(extra, M[COUPLED + (right >> SQUARE)] ?? 0);
    count++;
    while ((M[right + STEP + CELL] ?? 0) >= 0) right += STEP;
  }
  M[row + count + 1] = LOWEST;
  for (let at = count; at > before; at--) M[row + at - 1] = larger(M[row + at - 1] ?? 0, M[row + at] ?? 0);
}
