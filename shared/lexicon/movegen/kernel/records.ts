import { larger } from "./bits.ts";
import {
  APART,
  BEST,
  COIN_WORTH,
  COUPLED,
  FLOOR,
  FLUSH_AT,
  type Kernel,
  LETTER_AT,
  LOWEST,
  ONLY_BEST,
  OUT,
  OUT_USED,
  PATH,
  POINT_WORTH,
  RECORD,
  SQUARE,
  VALID,
} from "./memory.ts";
import { mostApart } from "./score.ts";

/** Keeps a play if it is worth more than FLOOR: the path's tiles and a last one. `about` begins with the number of tiles. */
export function keep(k: Kernel, points: number, coins: number, about: number, tile: number): void {
  const M = k.memory;
  const worth = points * (M[POINT_WORTH] ?? 0) + coins * (M[COIN_WORTH] ?? 0);
  const apart = apartOf(k, about, tile);
  if (apart === LOWEST || worth + apart <= (M[FLOOR] ?? 0)) return;
  if ((M[ONLY_BEST] ?? 0) === 1) {
    M[FLOOR] = worth;
    write(k, BEST, points, about, tile);
    return;
  }
  const used = M[OUT_USED] ?? 0;
  write(k, OUT + used * RECORD, points, about, tile);
  M[OUT_USED] = used + 1;
  if (used + 1 >= (M[FLUSH_AT] ?? 0)) k.flush();
}

/**
 * The most that the alfa tiles off the line may still add. Each crossing word that is none needs one of its own, since they
 * lie side by side; LOWEST if there are too few.
 */
function apartOf(k: Kernel, about: number, tile: number): number {
  const M = k.memory;
  let left = M[APART] ?? 0;
  if (left === 0) return 0;
  let most = 0;
  let mending = 0;
  const before = (about & 0xff) - 1;
  for (let at = 0; at <= before; at++) {
    const laid = at === before ? tile : (M[PATH + at] ?? 0);
    const place = (laid & 0xffff) >> SQUARE;
    const coupled = M[COUPLED + place] ?? 0;
    most = larger(most, coupled);
    if ((((M[VALID + place] ?? 0) >>> ((laid >> LETTER_AT) & 31)) & 1) === 1) continue;
    if (left === 0) return LOWEST;
    left--;
    mending += coupled;
  }
  return mending + mostApart(k, left, most);
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
