import { ADD, CROSS, LETTER, LINE, MULTIPLY, SAME, SQUARE, SQUARES, STEP, TILES, TURNED } from "./kernel/memory.ts";

/** More than any factor, so that two squares never look like one with a larger. */
const FACTORS = 16;
const CLOSED = 0;

/**
 * Where a line touches nothing, all that matters is the premiums that it can cover: of the squares from which the same ones
 * follow, one is searched. Marks the others.
 */
export function markSameSquares(M: Int32Array, size: number): void {
  const seen = new Set<string>();
  const tiles = M[TILES] ?? 0;
  for (const board of [SQUARES, SQUARES + TURNED]) {
    for (let line = 1; line <= size; line++) {
      for (let place = 1; place <= size; place++) {
        const from = board + line * LINE + place * STEP;
        let ahead = "";
        for (let at = from; ahead.length < tiles && M[at + CROSS] !== CLOSED; at += STEP) ahead += squareCode(M, at);
        M[SAME + (from >> SQUARE)] = seen.has(ahead) ? 1 : 0;
        seen.add(ahead);
      }
    }
  }
}

export function forgetSameSquares(M: Int32Array): void {
  M.fill(0, SAME + (SQUARES >> SQUARE), SAME + ((SQUARES + 2 * TURNED) >> SQUARE));
}

/** Letter factors go down to -2 (P-06). */
function squareCode(M: Int32Array, at: number): string {
  const letter = (M[at + LETTER] ?? 0) + 2;
  return String.fromCharCode((letter * FACTORS + (M[at + MULTIPLY] ?? 0)) * FACTORS + (M[at + ADD] ?? 0));
}
