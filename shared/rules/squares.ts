import type { SquareName } from "./model.ts";

/** Squares are counted row by row from the top left; names are for logs, wire and people. */
export const MIN_SIZE = 5;
export const MAX_SIZE = 21;

const COLUMNS = "ABCDEFGHIJKLMNOPQRSTU";
const NAME = /^([A-U])([1-9]\d?)$/;

export function squareName(square: number, size: number): SquareName {
  return `${COLUMNS.charAt(square % size)}${Math.floor(square / size) + 1}`;
}

/** The square's number, or -1 where the board has no such square. */
export function squareNumber(name: SquareName, size: number): number {
  const match = NAME.exec(name);
  if (match === null) return -1;
  const column = COLUMNS.indexOf(match[1] ?? "");
  const row = Number(match[2]) - 1;
  return column < size && row < size ? row * size + column : -1;
}

export const RIGHT = 0;
export const DOWN = 1;
export type Direction = typeof RIGHT | typeof DOWN;

/** The next square that way, or -1 at the edge. */
export function squareAfter(square: number, direction: Direction, size: number): number {
  if (direction === RIGHT) return square % size === size - 1 ? -1 : square + 1;
  return square + size < size * size ? square + size : -1;
}

export function squareBefore(square: number, direction: Direction, size: number): number {
  if (direction === RIGHT) return square % size === 0 ? -1 : square - 1;
  return square - size;
}

export function neighbours(square: number, size: number): readonly number[] {
  const around = [
    squareBefore(square, RIGHT, size),
    squareAfter(square, RIGHT, size),
    squareBefore(square, DOWN, size),
    squareAfter(square, DOWN, size),
  ];
  return around.filter((other) => other >= 0);
}
