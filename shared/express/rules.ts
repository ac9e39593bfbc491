/** The numbers of Express (P-20), in one place. Why they are what they are: docs/decisions/15-express.md. */

/** A match keeps the version that it was made with; its log replays for ever. */
export const VERSION = 1;

/** Half of a board of 17 × 17, upright: its middle column is the line between two players. */
export const HALF = { columns: 8, rows: 17 } as const;

/** So many letters fill a half. */
export const FILLS = 32;

/** More than that nobody may have drawn in one round: the bag is everybody's. */
export const MOST_HELD = 40;

/** Points that win the match. */
export const WINS_AT = 6;

/** A round runs out. */
export const ROUND_MS = 600_000;

/** From the end of a round to the next one, and from the moment when all are ready for it. */
export const PAUSE_MS = 45_000;
export const CALLED_MS = 3000;

/** Rounds on end in which a seat has drawn nothing: then it has left. */
export const IDLE_ROUNDS = 2;

/** Rounds on end in which nobody has won a point: then the match is over. */
export const POINTLESS_ROUNDS = 3;

/** A board is two halves, and comes with one set of tiles. */
export const SEATS_PER_SET = 2;
