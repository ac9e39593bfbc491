/** A half of the board (P-20) in terms of the engine's board. Pure. */
import { HALF, type HalfTile } from "../../../shared/express/index.ts";
import type { BoardTile, Letter, SquareName } from "../../../shared/rules/model.ts";
import { squareName } from "../../../shared/rules/squares.ts";
import { letterValue } from "../../../shared/rules/tiles.ts";

/** A half names its squares like a board that is as wide as the half is high. */
export const SIZE = HALF.rows;
export const HALF_COLUMNS = HALF.columns;

/** The squares of that board that a half does not have. */
export const BEYOND: readonly SquareName[] = Array.from({ length: SIZE * SIZE }, (_, square) => square)
  .filter((square) => square % SIZE >= HALF.columns)
  .map((square) => squareName(square, SIZE));

export function boardOfHalf(
  tiles: readonly HalfTile[],
  values: Readonly<Record<Letter, number>>,
): Readonly<Record<SquareName, BoardTile>> {
  return Object.fromEntries(
    tiles.map(({ at, letter, from }): [SquareName, BoardTile] => [
      at,
      {
        letter,
        kind: from ?? "letter",
        value: from === undefined ? letterValue(letter, values) : 0,
        charge: 0,
        dice: 0,
        morphed: false,
      },
    ]),
  );
}
