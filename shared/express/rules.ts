/** The numbers of Express (P-20), in one place. Why they are what they are: docs/decisions/15-express.md. */

/** A match keeps the version that it was made with; its log replays for ever. */
export const VERSION = 1;

/** Half of a board of 17 × 17, upright: its middle column is the line between two players. */
export const HALF = { columns: 8, rows: 17 } as const;

/** The number of letters that fill a half. */
export const FILLS = 32;

/** The most letters that a seat may draw in a round: all seats share the bag. */
export const MOST_HELD = 40;

/** Points that win the match. */
export const WINS_AT = 6;

/** A round ends after ten minutes. */
export const ROUND_MS = 600_000;

/** The pause between two rounds, and the shorter one once every player is ready. */
export const PAUSE_MS = 45_000;
export const CALLED_MS = 3000;

/** A seat that draws nothing in this many rounds in a row has left. */
export const IDLE_ROUNDS = 2;

/** A match ends after this many rounds in a row in which no seat won a point. */
export const POINTLESS_ROUNDS = 3;

/** A board is two halves, and comes with one set of tiles. */
export const SEATS_PER_SET = 2;
