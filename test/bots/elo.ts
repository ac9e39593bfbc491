/** Elo from pairs of matches: each deal is played twice, with seats changed, so that luck of the draw weighs less. */
export interface Rated {
  readonly elo: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

const WIDTH = 1.96;

/** @param pairs Matches won of the two of each deal: 0 to 2. */
export function ratedBy(pairs: readonly number[]): Rated {
  const count = Math.max(pairs.length, 1);
  // Adds half a match won and half a match lost, so that no rating is infinite.
  const rate = (pairs.reduce((sum, won) => sum + won, 0) + 0.5) / (2 * count + 1);
  const spread = pairs.reduce((sum, won) => sum + (won / 2 - rate) ** 2, 0) / count;
  const error = WIDTH * Math.sqrt(Math.max(spread, 0.25 / (2 * count + 1)) / count);
  return { elo: eloOf(rate), low: eloOf(rate - error), high: eloOf(rate + error), games: 2 * pairs.length };
}

function eloOf(rate: number): number {
  const kept = Math.min(Math.max(rate, 0.001), 0.999);
  return Math.round(400 * Math.log10(kept / (1 - kept)));
}
