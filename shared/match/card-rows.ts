import { squareNumber } from "../rules/index.ts";
import type { SquareName } from "../rules/model.ts";

/** A number a row, from the top, whose bits are its squares from the left that bear a tile. */
export function cardRows(squares: readonly SquareName[], size: number): number[] {
  const rows = Array.from({ length: size }, () => 0);
  for (const at of squares) {
    const square = squareNumber(at, size);
    const row = Math.floor(square / size);
    rows[row] = (rows[row] ?? 0) | (1 << (square % size));
  }
  return rows;
}
