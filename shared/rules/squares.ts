import type { SquareName } from "./model.ts";

/** Squares are counted row by row from the top left; names are for logs, wire and people. */
const COLUMNS = "ABCDEFGHIJKLMNOPQRSTU";
const [A, ZERO] = ["A".charCodeAt(0), "0".charCodeAt(0)];

export function squareName(square: number, size: number): SquareName {
  return `${COLUMNS.charAt(square % size)}${Math.floor(square / size) + 1}`;
}

/** The square's number, or -1 where the board has no such square. Asked for every tile of every board that is judged. */
export function squareNumber(name: SquareName, size: number): number {
  const column = name.charCodeAt(0) - A;
  const first = digitAt(name, 1);
  const row = (name.length === 2 ? first : first * 10 + digitAt(name, 2)) - 1;
  const named = name.length >= 2 && name.length <= 3 && first > 0;
  return named && column >= 0 && column < size && row >= 0 && row < size ? row * size + column : -1;
}

/** NaN where there is none, with which every comparison fails. */
function digitAt(name: SquareName, place: number): number {
  const digit = name.charCodeAt(place) - ZERO;
  return digit >= 0 && digit <= 9 ? digit : Number.NaN;
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
