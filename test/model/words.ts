/** Squares, and every word that lies on a board: the whole board is read anew each time. */

import type { Tile } from "./position.ts";

export type Board = Record<string, Tile>;
/** Which way a reader is going when stepping onto a tile. */
export type Heading = "right" | "down";
export interface Step {
  readonly square: string;
  readonly heading: Heading;
}
export interface Word {
  readonly text: string;
  readonly steps: readonly Step[];
}

export interface Place {
  readonly column: number;
  readonly row: number;
}

/** R-01; null when the square is not on a board of that size. */
export function placeOf(square: string, size: number): Place | null {
  const parts = /^([A-Z])([1-9][0-9]?)$/.exec(square);
  if (parts === null) return null;
  const place = { column: (parts[1] ?? "").charCodeAt(0) - "A".charCodeAt(0), row: Number(parts[2]) - 1 };
  return place.column < size && place.row < size ? place : null;
}

export function squareAt(column: number, row: number): string {
  return `${String.fromCharCode("A".charCodeAt(0) + column)}${row + 1}`;
}

function moved(square: string, size: number, columns: number, rows: number): string | null {
  const place = placeOf(square, size);
  if (place === null) return null;
  const column = place.column + columns;
  const row = place.row + rows;
  return column >= 0 && row >= 0 && column < size && row < size ? squareAt(column, row) : null;
}

export function onward(square: string, heading: Heading, size: number): string | null {
  return heading === "right" ? moved(square, size, 1, 0) : moved(square, size, 0, 1);
}

export function backward(square: string, heading: Heading, size: number): string | null {
  return heading === "right" ? moved(square, size, -1, 0) : moved(square, size, 0, -1);
}

export function neighbours(square: string, size: number): string[] {
  const around = [moved(square, size, -1, 0), moved(square, size, 1, 0), moved(square, size, 0, -1), moved(square, size, 0, 1)];
  return around.filter((each) => each !== null);
}

export function everySquare(size: number): string[] {
  const squares: string[] = [];
  for (let row = 0; row < size; row++) for (let column = 0; column < size; column++) squares.push(squareAt(column, row));
  return squares;
}

/** How a word leaves a tile that it came onto under a heading; null: the word ends there (P-11). */
function turned(tile: Tile, heading: Heading): Heading | null {
  if (tile.arrow === "right-down") return heading === "right" ? "down" : null;
  if (tile.arrow === "down-right") return heading === "down" ? "right" : null;
  return heading;
}

/** The square that a word with this last step would go on to, occupied or not; null where it cannot go on. */
export function squareAfter(step: Step, board: Board, size: number): string | null {
  const tile = board[step.square];
  const out = tile === undefined ? null : turned(tile, step.heading);
  return out === null ? null : onward(step.square, out, size);
}

/** The next step of a word; a stop tile ends it as the edge does (P-10). */
function nextStep(step: Step, board: Board, size: number): Step | null {
  const tile = board[step.square];
  const heading = tile === undefined ? null : turned(tile, step.heading);
  const square = heading === null ? null : onward(step.square, heading, size);
  if (heading === null || square === null) return null;
  const next = board[square];
  return next === undefined || next.kind === "stop" ? null : { square, heading };
}

const named = (step: Step): string => `${step.square} ${step.heading}`;

/** every maximal run of two or more letters, straight or bent. */
export function allWords(board: Board, size: number): Word[] {
  const steps: Step[] = [];
  for (const square of everySquare(size)) {
    const tile = board[square];
    if (tile !== undefined && tile.kind !== "stop") steps.push({ square, heading: "right" }, { square, heading: "down" });
  }
  const ledInto = new Set<string>();
  for (const step of steps) {
    const next = nextStep(step, board, size);
    if (next !== null) ledInto.add(named(next));
  }
  const words: Word[] = [];
  for (const first of steps) {
    if (ledInto.has(named(first))) continue;
    const run: Step[] = [];
    for (let step: Step | null = first; step !== null; step = nextStep(step, board, size)) run.push(step);
    if (run.length >= 2) words.push({ text: run.map((step) => board[step.square]?.letter ?? "").join(""), steps: run });
  }
  return words;
}

export function holds(word: Word, square: string): boolean {
  return word.steps.some((step) => step.square === square);
}
