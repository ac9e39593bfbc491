import { larger } from "./bits.ts";
import {
  ALL_GEMS,
  APART,
  BOUNDED,
  COIN_WORTH,
  COINS_PER_TILE,
  COMBO,
  COUPLED,
  FACTORS_ADD,
  FLOOR,
  FRAME,
  FRAMES,
  FULL_RACK,
  FULL_RACK_BONUS,
  GOLD_AT_HAND,
  HIGHEST_GEM,
  type Kernel,
  LETTER,
  LETTER_AT,
  PATH,
  PLACEMENT,
  POINT_WORTH,
  RACK,
  SQUARE,
  VALUE,
} from "./memory.ts";
import { mainCount, mostApart, scorePath, sumBetween } from "./score.ts";

/** Can any way to lay the path be worth more than FLOOR: as if all tiles were letters, and all alfa tiles in every word. */
export function promises(k: Kernel, laid: number, needed: number, left: number, right: number): boolean {
  const M = k.memory;
  if ((M[BOUNDED] ?? 0) === 0) return true;
  scorePath(k, laid);
  const frame = FRAMES + laid * FRAME;
  const gems = M[ALL_GEMS] ?? 0;
  const adds = (M[FACTORS_ADD] ?? 0) === 1;
  const factor = larger(adds ? (M[frame + 2] ?? 0) + gems : (M[frame + 2] ?? 0) * gems, 1);
  const highest = M[HIGHEST_GEM] ?? 0;
  const counts = (M[frame + 3] ?? 0) + mainCount(left, right);
  const letters = (M[frame] ?? 0) - (needed === 1 ? leastLost(k, laid) : 0);
  const crossing = highest > 1 ? (M[frame + 1] ?? 0) * (adds ? highest + 1 : highest) : (M[frame + 1] ?? 0);
  const fullRack = laid >= (M[FULL_RACK] ?? 0) ? (M[FULL_RACK_BONUS] ?? 0) : 0;
  const bonus = (M[PLACEMENT + laid] ?? 0) + (M[COMBO + (counts >> 16)] ?? 0) + fullRack;
  const points = (letters + sumBetween(k, left, right)) * factor + larger(crossing, M[frame + 1] ?? 0) + bonus;
  const coins = (counts & 0xffff) * (M[COINS_PER_TILE] ?? 0);
  const worth = points * (M[POINT_WORTH] ?? 0) + coins * (M[COIN_WORTH] ?? 0) + mostBeside(k, laid);
  return worth > (M[FLOOR] ?? 0) || subtracts(k, laid);
}

/** The most that alfa tiles off the line add. */
function mostBeside(k: Kernel, laid: number): number {
  const M = k.memory;
  const count = M[APART] ?? 0;
  if (count === 0) return 0;
  let most = 0;
  for (let at = 0; at < laid; at++) most = larger(most, M[COUPLED + (((M[PATH + at] ?? 0) & 0xffff) >> SQUARE)] ?? 0);
  return mostApart(k, count, most);
}

/** The rack lacks one letter of the path: a wildcard there is worth nothing, unless it takes the letter's value. */
function leastLost(k: Kernel, laid: number): number {
  const M = k.memory;
  if ((M[GOLD_AT_HAND] ?? 0) === 1) return 0;
  for (let at = 0; at < laid; at++) {
    const letter = (M[PATH + at] ?? 0) >> LETTER_AT;
    if ((M[RACK + letter] ?? 0) < 0) return M[VALUE + letter] ?? 0;
  }
  return 0;
}

/** On a square that takes letters off (P-06), a wildcard is worth more than a letter: then nothing is promised. */
function subtracts(k: Kernel, laid: number): boolean {
  const M = k.memory;
  for (let at = 0; at < laid; at++) if ((M[((M[PATH + at] ?? 0) & 0xffff) + LETTER] ?? 0) < 0) return true;
  return false;
}
