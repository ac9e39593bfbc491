import { placeOf } from "./bits.ts";
import { entryAt, entryOf, TURN_BIT } from "./blocks.ts";
import {
  CELL,
  CROSS,
  DICTIONARY,
  FLOOR,
  type Kernel,
  LEFT_END,
  LEFTS,
  LETTER_AT,
  LIMIT,
  PATH,
  RACK,
  RIGHT,
  ROW,
  ROW_LENGTH,
  ROWS,
  SCORED,
  STEP,
  TILES,
  TURN,
  WILDS,
} from "./memory.ts";
import { found } from "./plays.ts";

/**
 * The search proper. In all of these `count` tiles are on the path, `real` has the letters that are left in the rack,
 * `free` is the number of wildcards that no letter of the path needs, and while there are any every letter may be laid.
 */

/** Some of `letters`, which come next at `block`, can be laid on `sq`. Then the search goes on to the right. */
export function goRight(k: Kernel, block: number, letters: number, sq: number, real: number, free: number, count: number): void {
  const M = k.memory;
  const next = sq + STEP;
  if ((M[next + CELL] ?? 0) >= 0) {
    goThrough(k, block, letters, sq, real, free, count);
    return;
  }
  const ends = (M[DICTIONARY + block] ?? 0) & letters;
  if (ends !== 0) found(k, ends, sq, count, (M[WILDS] ?? 0) - free, M[LEFT_END] ?? 0, sq);
  if (count + 1 === (M[TILES] ?? 0) || (M[(M[ROW] ?? 0) + count + 2] ?? 0) <= (M[FLOOR] ?? 0)) return;
  const on = M[DICTIONARY + block + 1] ?? 0;
  const cross = M[next + CROSS] ?? 0;
  for (let rest = on & letters; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = placeOf(bit);
    const entry = entryAt(block, on, bit);
    const held = M[RACK + letter] ?? 0;
    const left = held === 1 ? real ^ bit : real;
    const spare = held > 0 ? free : free - 1;
    const following = (M[entry + 1] ?? 0) & cross & (spare > 0 ? -1 : left);
    if (following === 0) continue;
    M[PATH + count] = sq | (letter << LETTER_AT);
    if ((M[SCORED] ?? 0) > count) M[SCORED] = count;
    M[RACK + letter] = held - 1;
    goRight(k, M[entry] ?? 0, following, next, left, spare, count + 1);
    M[RACK + letter] = held;
  }
}

/** As `goRight`, where a run of tiles follows the square. */
function goThrough(k: Kernel, block: number, letters: number, sq: number, real: number, free: number, count: number): void {
  const M = k.memory;
  const first = sq + STEP;
  let end = first;
  while ((M[end + STEP + CELL] ?? 0) >= 0) end += STEP;
  const cross = M[end + STEP + CROSS] ?? 0;
  const stops = count + 1 === (M[TILES] ?? 0) || (M[(M[ROW] ?? 0) + count + 2] ?? 0) <= (M[FLOOR] ?? 0);
  const on = M[DICTIONARY + block + 1] ?? 0;
  for (let rest = on & letters; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = placeOf(bit);
    let at = M[entryAt(block, on, bit)] ?? 0;
    for (let through = first; through < end && at !== 0; through += STEP) {
      const entry = entryOf(k, at, M[through + CELL] ?? 0);
      at = entry === 0 ? 0 : (M[DICTIONARY + entry] ?? 0);
    }
    if (at === 0) continue;
    const lastLetter = M[end + CELL] ?? 0;
    if (((M[DICTIONARY + at] ?? 0) & (1 << lastLetter)) !== 0) {
      found(k, bit, sq, count, (M[WILDS] ?? 0) - free, M[LEFT_END] ?? 0, end);
    }
    if (stops) continue;
    const entry = entryOf(k, at, lastLetter);
    if (entry === 0) continue;
    const held = M[RACK + letter] ?? 0;
    const left = held === 1 ? real ^ bit : real;
    const spare = held > 0 ? free : free - 1;
    const following = (M[DICTIONARY + entry + 1] ?? 0) & cross & (spare > 0 ? -1 : left);
    if (following === 0) continue;
    M[PATH + count] = sq | (letter << LETTER_AT);
    if ((M[SCORED] ?? 0) > count) M[SCORED] = count;
    M[RACK + letter] = held - 1;
    goRight(k, M[DICTIONARY + entry] ?? 0, following, end + STEP, left, spare, count + 1);
    M[RACK + letter] = held;
  }
}

/** The word reaches left to the square after `sq`: it turns and goes on right of the anchor, and it grows to the left. */
export function goLeft(k: Kernel, block: number, letters: number, sq: number, real: number, free: number, count: number): void {
  const M = k.memory;
  const hand = free > 0 ? -1 : real;
  const right = M[RIGHT] ?? 0;
  if ((letters & TURN_BIT) !== 0) {
    const following = (M[DICTIONARY + block + 3] ?? 0) & hand & (M[right + CROSS] ?? 0);
    const row = ROWS + count * ROW_LENGTH;
    if (following !== 0 && (M[row + count + 1] ?? 0) > (M[FLOOR] ?? 0)) {
      M[LEFT_END] = sq + STEP;
      M[ROW] = row;
      goRight(k, M[DICTIONARY + block + 2] ?? 0, following, right, real, free, count);
    }
  }
  if (sq < (M[LIMIT] ?? 0) || (M[LEFTS + count + 1] ?? 0) <= (M[FLOOR] ?? 0)) return;
  const following = letters & hand & (M[sq + CROSS] ?? 0);
  if (following !== 0) layLeft(k, block, following, sq, real, free, count);
}

/** Some of `letters` can be laid on `sq`, which then is the word's first square so far. */
export function layLeft(k: Kernel, block: number, letters: number, sq: number, real: number, free: number, count: number): void {
  const M = k.memory;
  const ends = (M[DICTIONARY + block] ?? 0) & letters;
  if (ends !== 0) found(k, ends, sq, count, (M[WILDS] ?? 0) - free, sq, (M[RIGHT] ?? 0) - STEP);
  if (count + 1 === (M[TILES] ?? 0)) return;
  const next = sq - STEP;
  const cross = (next < (M[LIMIT] ?? 0) ? 0 : (M[next + CROSS] ?? 0)) | (M[TURN] ?? 0);
  const on = M[DICTIONARY + block + 1] ?? 0;
  for (let rest = on & letters; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = placeOf(bit);
    const entry = entryAt(block, on, bit) + 2 * (on >>> 30);
    const following = M[entry + 1] ?? 0;
    const held = M[RACK + letter] ?? 0;
    const left = held === 1 ? real ^ bit : real;
    const spare = held > 0 ? free : free - 1;
    if ((following & cross & (spare > 0 ? -1 : left | TURN_BIT)) === 0) continue;
    M[PATH + count] = sq | (letter << LETTER_AT);
    if ((M[SCORED] ?? 0) > count) M[SCORED] = count;
    M[RACK + letter] = held - 1;
    goLeft(k, M[entry] ?? 0, following, next, left, spare, count + 1);
    M[RACK + letter] = held;
  }
}
