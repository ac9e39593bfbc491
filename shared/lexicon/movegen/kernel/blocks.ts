import { bitCount } from "./bits.ts";
import { DICTIONARY, type Kernel } from "./memory.ts";

/**
 * A block of the dictionary stands before some letters of words:
 *
 *   [ letters that end a word ][ letters after which words go on, and TURN ][ for each of the latter: its block, its letters ]
 *
 * A state of a search is a block and its letters, which are those of both masks: so a look at an entry tells whether its
 * block is worth going to. 0 letters: nothing follows.
 */
export const TURN_BIT = 1 << 30;

/** Address, within the dictionary, of the entry for a letter; 0 where no longer word goes on with it. */
export function entryOf(k: Kernel, block: number, letter: number): number {
  const M = k.memory;
  const on = M[DICTIONARY + block + 1] ?? 0;
  const bit = 1 << letter;
  if ((on & bit) === 0) return 0;
  return entryAt(block, on, bit) - DICTIONARY + 2 * (on >>> 30);
}

/** Address of the entry for one of the letters after which words go on at a block that does not turn; `on`: these letters. */
export function entryAt(block: number, on: number, bit: number): number {
  return DICTIONARY + block + 2 + 2 * bitCount(on & (bit - 1));
}

/** Letters that end a word here. */
export function endings(k: Kernel, block: number, letters: number): number {
  const M = k.memory;
  return letters === 0 ? 0 : (M[DICTIONARY + block] ?? 0);
}
