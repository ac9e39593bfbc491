/** The numbers of Express (P-20), in one place. Why they are what they are: docs/decisions/11-express.md. */

/** Half of a board of 17 × 17, upright: its middle column is the line between two players. */
export const HALF = { columns: 8, rows: 17 } as const;

/** So many letters fill a half. */
export const FILLS = 32;

/** More than that nobody may have drawn in one round: the bag is everybody's. */
export const MOST_HELD = 40;

/** Points that win the match. */
export const WINS_AT = 6;
