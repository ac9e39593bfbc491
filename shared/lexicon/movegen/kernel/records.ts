import { larger } from "./bits.ts";
import {
  BEST,
  COIN_WORTH,
  COUPLED,
  EXTRA,
  FLOOR,
  type Kernel,
  ONLY_BEST,
  OUT,
  OUT_USED,
  PATH,
  POINT_WORTH,
  RECORD,
  RECORDS,
  SQUARE,
} from "./memory.ts";

/** Keeps a play if it is worth more than FLOOR: the path's tiles and a last one. `about` begins with the number of tiles. */
export function keep(k: Kernel, points: number, coins: number, about: number, tile: number): void {
  const M = k.memory;
  const worth = points * (M[POINT_WORTH] ?? 0) + coins * (M[COIN_WORTH] ?? 0);
  if (worth + extraOf(k, about, tile) <= (M[FLOOR] ?? 0)) return;
  if ((M[ONLY_BEST] ?? 0) === 1) {
    M[FLOOR] = worth;
    write(k, BEST, points, about, tile);
    return;
  }
  const used = M[OUT_USED] ?? 0;
  write(k, OUT + used * RECORD, points, about, tile);
  M[OUT_USED] = used + 1;
  if (used + 1 === RECORDS) k.flush();
}

/** The most that an alfa tile off the line may still add. */
function extraOf(k: Kernel, about: number, tile: number): number {
  const M = k.memory;
  let most = M[EXTRA] ?? 0;
  if (most === 0) return 0;
  most = larger(most, M[COUPLED + ((tile & 0xffff) >> SQUARE)] ?? 0);
  const before = (about & 0xff) - 1;
  for (let at = 0; at < before; at++) most = larger(most, M[COUPLED + (((M[PATH + at] ?? 0) & 0xffff) >> SQUARE)] ?? 0);
  return most;
}

/** Eight tiles are copied without counting: few plays have more. */
function write(k: Kernel, at: number, points: number, about: number, tile: number): void {
  const M = k.memory;
  M[at] = points;
  M[at + 1] = about;
  M[at + 2] = M[PATH] ?? 0;
  M[at + 3] = M[PATH + 1] ?? 0;
  M[at + 4] = M[PATH + 2] ?? 0;
  M[at + 5] = M[PATH + 3] ?? 0;
  M[at + 6] = M[PATH + 4] ?? 0;
  M[at + 7] = M[PATH + 5] ?? 0;
  M[at + 8] = M[PATH + 6] ?? 0;
  M[at + 9] = M[PATH + 7] ?? 0;
  const before = (about & 0xff) - 1;
  for (let i = 8; i < before; i++) M[at + 2 + i] = M[PATH + i] ?? 0;
  M[at + 2 + before] = tile;
}
