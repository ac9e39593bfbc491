import type { Level } from "../../../shared/bot/levels.ts";

/** The visible thinking time of a bot in milliseconds, longer at higher levels. A tap skips it. */
const PACE: Readonly<Record<Level, { readonly least: number; readonly most: number }>> = {
  easy: { least: 900, most: 1800 },
  medium: { least: 1200, most: 2600 },
  hard: { least: 1600, most: 3600 },
  expert: { least: 2200, most: 5000 },
};

/** `share` is from 0 to 1. A first move and a long hand take longer than the last tiles. */
export function paceOf(level: Level, share: number, tilesInHand: number, rackSize: number): number {
  const { least, most } = PACE[level];
  const room = (most - least) * Math.min(1, tilesInHand / rackSize);
  return Math.round(least + room * share);
}
