/** Milliseconds that matches live by. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An open Casual match waits so long for its second player, a Blitz one so long, and as long in the lobby. */
export const CASUAL_OPEN_MS = 14 * DAY;
export const BLITZ_OPEN_MS = 10 * MINUTE;
/** The offer of a rematch waits so long for its answer, whatever the format. */
export const REMATCH_OPEN_MS = 7 * DAY;
/** From both marks to the first turn. */
export const COUNTDOWN_MS = 3 * SECOND;
/** A connection from which nothing was heard for longer is no presence. */
export const SILENCE_MS = 45 * SECOND;

/** A list that does not know the match is told again for so long: it may have been put back to an earlier day. */
export const UNLISTED_MS = DAY;
/** A match whose deadline has passed by so much without a word of it in the lists is asked (worker/schedule). */
export const OVERDUE_MS = 30 * MINUTE;

/** A result that could not be brought out is tried again after 1 s, 2 s, 4 s … at most 10 minutes. */
export function backOff(tries: number): number {
  return Math.min(SECOND * 2 ** Math.min(tries, 20), 10 * MINUTE);
}
