import { larger, placeOf } from "./bits.ts";
import { entryAt } from "./blocks.ts";
import {
  ANYWHERE,
  DICTIONARY,
  FORWARD,
  FORWARD_LETTERS,
  GOLD_AT_HAND,
  type Kernel,
  LETTERS,
  LISTED,
  LISTS,
  LOWEST,
  MOST,
  RACK,
  TILES,
  VALUE,
  WILDS,
} from "./memory.ts";

/**
 * What the hand can spell by itself, wherever it may lie: for each number of tiles the most that the letters of a word of
 * so many are worth, LOWEST if there is no such word. With several wildcards there is nearly always one; without any, and
 * where all words touch the board, few lines have none of its tiles in them: then finding out costs more than it spares.
 */
export function listWords(k: Kernel): void {
  const M = k.memory;
  const wilds = M[WILDS] ?? 0;
  const lists = wilds === 1 || (wilds === 0 && (M[ANYWHERE] ?? 0) === 1) ? 1 : 0;
  M[LISTS] = lists;
  if (lists === 0) return;
  for (let count = 0; count <= MOST; count++) M[LISTED + count] = LOWEST;
  const letters = M[FORWARD_LETTERS] ?? 0;
  if (letters !== 0) listFrom(k, M[FORWARD] ?? 0, letters, M[LETTERS] ?? 0, wilds, 0, 0);
}

function listFrom(k: Kernel, block: number, letters: number, real: number, free: number, count: number, sum: number): void {
  const M = k.memory;
  const on = M[DICTIONARY + block + 1] ?? 0;
  const ends = M[DICTIONARY + block] ?? 0;
  const gold = M[GOLD_AT_HAND] ?? 0;
  const last = count + 1 === (M[TILES] ?? 0);
  for (let rest = letters & (free > 0 ? -1 : real); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = placeOf(bit);
    const held = M[RACK + letter] ?? 0;
    const worth = sum + (held > 0 ? (M[VALUE + letter] ?? 0) : gold * (M[VALUE + letter] ?? 0));
    if ((ends & bit) !== 0) M[LISTED + count + 1] = larger(M[LISTED + count + 1] ?? 0, worth);
    if (last || (on & bit) === 0) continue;
    const entry = entryAt(block, on, bit);
    const left = held === 1 ? real ^ bit : real;
    const spare = held > 0 ? free : free - 1;
    const following = (M[entry + 1] ?? 0) & (spare > 0 ? -1 : left);
    if (following === 0) continue;
    M[RACK + letter] = held - 1;
    listFrom(k, M[entry] ?? 0, M[entry + 1] ?? 0, left, spare, count + 1, worth);
    M[RACK + letter] = held;
  }
}
