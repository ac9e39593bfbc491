import { placeOf } from "./bits.ts";
import { endings, entryOf, TURN_BIT } from "./blocks.ts";
import {
  BACKWARD,
  BACKWARD_LETTERS,
  CELL,
  CROSS,
  CROSS_COUNT,
  CROSS_FACTOR,
  CROSS_SUM,
  DICTIONARY,
  EMPTY,
  FORWARD,
  FORWARD_LETTERS,
  type Kernel,
  LINE,
  RUN_BLOCK,
  RUN_LETTERS,
  RUN_START,
  SIZE,
  SQUARE,
  SQUARES,
  STEP,
  SUMS,
  TILE,
  TURNED,
} from "./memory.ts";
import { factorAlone } from "./score.ts";

/**
 * Reads every run of tiles on both boards: what may be laid at its ends for the sake of the word that would cross there
 * (cross-sets), what that word brings along, and where the dictionary stands before the run.
 */
export function readRuns(k: Kernel): void {
  const M = k.memory;
  const size = M[SIZE] ?? 0;
  for (let line = 1; line <= size; line++) {
    readLine(k, SQUARES + line * LINE, SQUARES + TURNED + line * STEP);
    readLine(k, SQUARES + TURNED + line * LINE, SQUARES + line * STEP);
  }
}

/** `line` is the wall before the line, `crossing` the same square on the other board. */
function readLine(k: Kernel, line: number, crossing: number): void {
  const M = k.memory;
  const end = line + ((M[SIZE] ?? 0) + 1) * STEP;
  let sum = 0;
  /** The run before this one. */
  let before = 0;
  let beforeBlock = 0;
  let beforeLetters = 0;
  M[SUMS + (line >> SQUARE)] = 0;
  for (let sq = line + STEP; sq <= end; sq += STEP) {
    if ((M[sq + CELL] ?? 0) >= 0) {
      const first = sq;
      const sumBefore = sum;
      let block = M[FORWARD] ?? 0;
      let letters = M[FORWARD_LETTERS] ?? 0;
      while ((M[sq + CELL] ?? 0) >= 0) {
        sum += M[TILE + (sq >> SQUARE)] ?? 0;
        M[SUMS + (sq >> SQUARE)] = sum;
        const entry = letters === 0 ? 0 : entryOf(k, block, M[sq + CELL] ?? 0);
        block = entry === 0 ? 0 : (M[DICTIONARY + entry] ?? 0);
        letters = entry === 0 ? 0 : (M[DICTIONARY + entry + 1] ?? 0);
        sq += STEP;
      }
      const last = sq - STEP;
      const backwards = readBackwards(k, first, last);
      const left = crossing + ((first - STEP - line) >> SQUARE) * LINE;
      if ((M[left + CELL] ?? 0) === EMPTY) {
        if (before === first - 2 * STEP) {
          M[left + CROSS] = lettersBetween(k, beforeBlock, beforeLetters, first, last);
          M[left + CROSS_SUM] = (M[left + CROSS_SUM] ?? 0) + sum - sumBefore;
          M[left + CROSS_COUNT] = (M[left + CROSS_COUNT] ?? 0) + ((sq - first) >> SQUARE);
        } else {
          const starts = backwards
            ? endings(k, M[RUN_BLOCK + (last >> SQUARE)] ?? 0, M[RUN_LETTERS + (last >> SQUARE)] ?? 0)
            : lettersBetween(k, M[FORWARD] ?? 0, M[FORWARD_LETTERS] ?? 0, first, last);
          cross(k, left, starts, sum - sumBefore, (sq - first) >> SQUARE);
        }
      }
      const right = crossing + ((sq - line) >> SQUARE) * LINE;
      if ((M[right + CELL] ?? 0) === EMPTY) cross(k, right, endings(k, block, letters), sum - sumBefore, (sq - first) >> SQUARE);
      before = last;
      beforeBlock = block;
      beforeLetters = letters;
    }
    M[SUMS + (sq >> SQUARE)] = sum;
  }
}

/** Where the dictionary stands when it has read the run from its last tile to its first; false if it only reads forwards. */
function readBackwards(k: Kernel, first: number, last: number): boolean {
  const M = k.memory;
  let block = M[BACKWARD] ?? 0;
  let letters = M[BACKWARD_LETTERS] ?? 0;
  const reads = letters !== 0;
  for (let sq = last; sq >= first && letters !== 0; sq -= STEP) {
    const entry = entryOf(k, block, M[sq + CELL] ?? 0);
    block = entry === 0 ? 0 : (M[DICTIONARY + entry] ?? 0);
    letters = entry === 0 ? 0 : (M[DICTIONARY + entry + 1] ?? 0);
  }
  M[RUN_BLOCK + (last >> SQUARE)] = block;
  M[RUN_LETTERS + (last >> SQUARE)] = letters;
  M[RUN_START + (last >> SQUARE)] = first;
  return reads;
}

function cross(k: Kernel, sq: number, letters: number, sum: number, tiles: number): void {
  const M = k.memory;
  M[sq + CROSS] = letters;
  M[sq + CROSS_SUM] = sum;
  M[sq + CROSS_COUNT] = (1 << 16) + tiles + 1;
  M[sq + CROSS_FACTOR] = factorAlone(k, sq);
}

/** Letters that make a word of what was read up to `block`, themselves, and the run. */
function lettersBetween(k: Kernel, block: number, letters: number, first: number, last: number): number {
  const M = k.memory;
  let found = 0;
  if (letters === 0) return 0;
  for (let rest = (M[DICTIONARY + block + 1] ?? 0) & (TURN_BIT - 1); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    let at = M[DICTIONARY + entryOf(k, block, placeOf(bit))] ?? 0;
    let sq = first;
    while (sq < last) {
      const entry = entryOf(k, at, M[sq + CELL] ?? 0);
      if (entry === 0) break;
      at = M[DICTIONARY + entry] ?? 0;
      sq += STEP;
    }
    if (sq === last && ((M[DICTIONARY + at] ?? 0) & (1 << (M[last + CELL] ?? 0))) !== 0) found |= bit;
  }
  return found;
}
