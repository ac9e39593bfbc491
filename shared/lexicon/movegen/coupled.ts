import {
  ADD,
  CELL,
  COIN_WORTH,
  COINS_PER_TILE,
  COUPLED,
  CROSS_COUNT,
  CROSS_FACTOR,
  CROSS_SUM,
  EMPTY,
  FACTORS_ADD,
  type Kernel,
  LETTER,
  LINE,
  MULTIPLY,
  POINT_WORTH,
  SQUARE,
  SQUARES,
  STEP,
  SUMS,
  TURNED,
  WALL,
} from "./kernel/memory.ts";
import { crossWithFactor, withFactor } from "./kernel/wildcards.ts";

/** An alfa tile off the line, and what the tiles in the line can be worth with it. */
export interface Lone {
  readonly factor: number;
  /** The most that one tile of the line is worth, and the highest factor of another alfa tile in it. */
  readonly value: number;
  readonly gem: number;
}

/**
 * The most that an alfa tile adds in a word that crosses the line: for each square of the line, at either end of what would
 * cross there. The word's tiles and factors depend on the squares alone, and the alfa tile's letter counts nothing (K-54).
 */
export function boundCoupled(k: Kernel, size: number, lone: Lone): void {
  const M = k.memory;
  M.fill(0, COUPLED + (SQUARES >> SQUARE), COUPLED + ((SQUARES + 2 * TURNED) >> SQUARE));
  for (const [own, other] of [
    [SQUARES, SQUARES + TURNED],
    [SQUARES + TURNED, SQUARES],
  ] as const) {
    for (let line = 1; line <= size; line++) {
      let before = 0;
      for (let place = 1; place <= size; place++) {
        const cell = M[own + line * LINE + place * STEP + CELL] ?? WALL;
        if (cell === WALL) before = 0;
        if (cell !== EMPTY) continue;
        if (before !== 0) {
          couple(k, own, other, line, before, place, lone);
          couple(k, own, other, line, place, before, lone);
        }
        before = place;
      }
    }
  }
}

/** A tile of the line on one place of this line, which crosses it, and the alfa tile on another with nothing empty between. */
function couple(k: Kernel, own: number, other: number, line: number, tile: number, alfa: number, lone: Lone): void {
  const M = k.memory;
  const crossing = other + tile * LINE + line * STEP;
  const beyond = other + alfa * LINE + line * STEP;
  const beside = own + line * LINE + alfa * STEP;
  const low = own + line * LINE + Math.min(tile, alfa) * STEP;
  const high = own + line * LINE + Math.max(tile, alfa) * STEP;
  const between = (M[SUMS + (high >> SQUARE)] ?? 0) - (M[SUMS + (low >> SQUARE)] ?? 0);
  const sum =
    (M[crossing + CROSS_SUM] ?? 0) +
    (M[beyond + CROSS_SUM] ?? 0) -
    between +
    Math.max(0, lone.value * (M[crossing + LETTER] ?? 0));
  let factor = 1 - (M[FACTORS_ADD] ?? 0);
  for (const at of [crossing, beyond]) factor = factor * (M[at + MULTIPLY] ?? 0) + (M[at + ADD] ?? 0);
  factor = withFactor(k, withFactor(k, factor, lone.factor), lone.gem);
  const along = (M[beside + CROSS_SUM] ?? 0) * crossWithFactor(k, M[beside + CROSS_FACTOR] ?? 0, lone.factor);
  const tiles = tilesOf(M, crossing) + tilesOf(M, beyond) + 2 + tilesOf(M, beside);
  const worth =
    (sum * Math.max(factor, 1) + along) * (M[POINT_WORTH] ?? 0) + tiles * (M[COINS_PER_TILE] ?? 0) * (M[COIN_WORTH] ?? 0);
  const place = COUPLED + (crossing >> SQUARE);
  M[place] = Math.max(M[place] ?? 0, worth);
}

function tilesOf(M: Int32Array, at: number): number {
  return (M[at + CROSS_COUNT] ?? 0) & 0xffff;
}
