import { larger } from "./bits.ts";
import {
  ADD,
  ALFAS_LAID,
  COINS_PER_TILE,
  CROSS_COUNT,
  CROSS_FACTOR,
  CROSS_SUM,
  FACTORS_ADD,
  FRAME,
  FRAMES,
  IS_ALFA,
  IS_RACK_TILE,
  type Kernel,
  KIND,
  KIND_AT,
  KINDS,
  LEFT_AT_HAND,
  LETTER,
  LETTER_AT,
  MIN_RACK_TILES,
  MOST_KINDS,
  MULTIPLY,
  NEEDS_ALFA,
  PATH,
  RACK,
  SCORED,
  TAKES_VALUE,
  VALUE,
  WILDS,
  WORD_FACTOR,
} from "./memory.ts";
import { promises } from "./promise.ts";
import { keep } from "./records.ts";
import { bonusOf, mainCount, scorePath, sumBetween } from "./score.ts";

/**
 * The search reads letters and does not mind which of them are wildcards; here each way to lay them is a play of its own
 * (V-10). The word on the board is the path's first `count` tiles and `last`. RACK tells by numbers below 0 how many
 * wildcards must stand for a letter; before `last` there are `need` of them.
 */
export function assign(k: Kernel, last: number, count: number, need: number, left: number, right: number): void {
  const M = k.memory;
  const letter = last >> LETTER_AT;
  const held = M[RACK + letter] ?? 0;
  const needed = held > 0 ? need : need + 1;
  M[RACK + letter] = held - 1;
  M[PATH + count] = last;
  if ((M[SCORED] ?? 0) > count) M[SCORED] = count;
  const kind = (M[WILDS] ?? 0) === 1 ? onlyKind(k) : 0;
  if (kind !== 0 && (M[KINDS + kind * KIND + WORD_FACTOR] ?? 0) === 1) assignOne(k, kind, count + 1, needed, left, right);
  else if (promises(k, count + 1, needed, left, right)) {
    assignAny(k, 0, count + 1, needed, M[WILDS] ?? 0, sumBetween(k, left, right), 0, startFactor(k), mainCount(left, right), 0);
  }
  M[RACK + letter] = held;
}

function startFactor(k: Kernel): number {
  const M = k.memory;
  return 1 - (M[FACTORS_ADD] ?? 0);
}

function onlyKind(k: Kernel): number {
  const M = k.memory;
  for (let kind = 1; kind < MOST_KINDS; kind++) if ((M[KINDS + kind * KIND + LEFT_AT_HAND] ?? 0) > 0) return kind;
  return 0;
}

/** One wildcard without a word factor: each place of it costs what the letter there would have been worth. */
function assignOne(k: Kernel, kind: number, laid: number, needed: number, left: number, right: number): void {
  const M = k.memory;
  scorePath(k, laid);
  const frame = FRAMES + laid * FRAME;
  const factor = larger(M[frame + 2] ?? 0, 1);
  const counts = (M[frame + 3] ?? 0) + mainCount(left, right);
  const words = counts >> 16;
  const coins = (counts & 0xffff) * (M[COINS_PER_TILE] ?? 0);
  const about = laid | (words << 8) | (coins << 16);
  const points = ((M[frame] ?? 0) + sumBetween(k, left, right)) * factor + (M[frame + 1] ?? 0);
  if (needed === 0 && (M[NEEDS_ALFA] ?? 0) === 0)
    keep(k, points + bonusOf(k, laid, words, laid), coins, about, M[PATH + laid - 1] ?? 0);
  const fromRack = laid - 1 + (M[KINDS + kind * KIND + IS_RACK_TILE] ?? 0);
  if (fromRack < (M[MIN_RACK_TILES] ?? 0)) return;
  const sum = points + bonusOf(k, laid, words, fromRack);
  const loses = (M[KINDS + kind * KIND + TAKES_VALUE] ?? 0) === 0;
  for (let at = 0; at < laid; at++) {
    const tile = M[PATH + at] ?? 0;
    const letter = tile >> LETTER_AT;
    if (needed !== 0 && (M[RACK + letter] ?? 0) >= 0) continue;
    const sq = tile & 0xffff;
    const lost = loses ? (M[VALUE + letter] ?? 0) * (M[sq + LETTER] ?? 0) * (factor + (M[sq + CROSS_FACTOR] ?? 0)) : 0;
    M[PATH + at] = tile | (kind << KIND_AT);
    keep(k, sum - lost, coins, about, M[PATH + laid - 1] ?? 0);
    M[PATH + at] = tile;
  }
}

/** The tiles from `at` on, each as the letter tile it may be and as each wildcard at hand. */
function assignAny(
  k: Kernel,
  at: number,
  laid: number,
  needed: number,
  wilds: number,
  sum: number,
  crossing: number,
  factor: number,
  counts: number,
  fromRack: number,
): void {
  const M = k.memory;
  if (needed > wilds) return;
  if (at === laid) {
    if (needed > 0 || fromRack < (M[MIN_RACK_TILES] ?? 0) || (M[ALFAS_LAID] ?? 0) < (M[NEEDS_ALFA] ?? 0)) return;
    const words = counts >> 16;
    const coins = (counts & 0xffff) * (M[COINS_PER_TILE] ?? 0);
    const points = sum * larger(factor, 1) + crossing + bonusOf(k, laid, words, fromRack);
    keep(k, points, coins, laid | (words << 8) | (coins << 16), M[PATH + laid - 1] ?? 0);
    return;
  }
  const tile = M[PATH + at] ?? 0;
  const letter = tile >> LETTER_AT;
  const sq = tile & 0xffff;
  const value = (M[VALUE + letter] ?? 0) * (M[sq + LETTER] ?? 0);
  const crossFactor = M[sq + CROSS_FACTOR] ?? 0;
  const crossSum = M[sq + CROSS_SUM] ?? 0;
  const product = factor * (M[sq + MULTIPLY] ?? 0) + (M[sq + ADD] ?? 0);
  const more = counts + (M[sq + CROSS_COUNT] ?? 0);
  assignAny(
    k,
    at + 1,
    laid,
    needed,
    wilds,
    sum + value,
    crossing + (crossSum + value) * crossFactor,
    product,
    more,
    fromRack + 1,
  );
  if (wilds === 0) return;
  const held = M[RACK + letter] ?? 0;
  M[RACK + letter] = held + 1;
  const still = held < 0 ? needed - 1 : needed;
  for (let kind = 1; kind < MOST_KINDS; kind++) {
    const record = KINDS + kind * KIND;
    const count = M[record + LEFT_AT_HAND] ?? 0;
    if (count === 0) continue;
    const own = (M[record + TAKES_VALUE] ?? 0) * value;
    const gem = M[record + WORD_FACTOR] ?? 0;
    M[record + LEFT_AT_HAND] = count - 1;
    M[ALFAS_LAID] = (M[ALFAS_LAID] ?? 0) + (M[record + IS_ALFA] ?? 0);
    M[PATH + at] = tile | (kind << KIND_AT);
    assignAny(
      k,
      at + 1,
      laid,
      still,
      wilds - 1,
      sum + own,
      crossing + (crossSum + own) * crossWithFactor(k, crossFactor, gem),
      withFactor(k, product, gem),
      more,
      fromRack + (M[record + IS_RACK_TILE] ?? 0),
    );
    M[record + LEFT_AT_HAND] = count;
    M[ALFAS_LAID] = (M[ALFAS_LAID] ?? 0) - (M[record + IS_ALFA] ?? 0);
  }
  M[PATH + at] = tile;
  M[RACK + letter] = held;
}

/** A word's factor with one more; in a sum, factors of 1 are left out, and no factor at all is 0 (C-01). */
export function withFactor(k: Kernel, factor: number, more: number): number {
  const M = k.memory;
  if ((M[FACTORS_ADD] ?? 0) === 0) return factor * more;
  return (factor === 1 ? 0 : factor) + (more === 1 ? 0 : more);
}

/** The same for a crossing word, of which the tile is the only one laid. */
export function crossWithFactor(k: Kernel, factor: number, more: number): number {
  return factor === 0 ? 0 : larger(withFactor(k, factor, more), 1);
}
