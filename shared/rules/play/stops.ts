/** Stop tiles (P-10). */
import { type Grid, letterAt } from "../grid.ts";
import { type Direction, DOWN, RIGHT, squareAfter, squareBefore } from "../squares.ts";
import { entryFor, type FormedWord, wordThrough } from "../words.ts";
import type { Layout } from "./layout.ts";

const DIRECTIONS: readonly Direction[] = [RIGHT, DOWN];

export function stopsLieWell(layout: Layout, size: number, main: FormedWord | null): boolean {
  const { before, after, stops } = layout;
  const [stop] = stops;
  // An arrow lies under a letter (P-11).
  if (stops.length > 1 || stops.some((square) => after[square]?.arrow !== undefined)) return false;
  if (stop !== undefined && !(endsAWord(before, size, stop) && begins(main, size, stop))) return false;
  return !layout.letters.some((square) => beginsAfterOldStop(layout, size, square));
}

/** The square where a word that was there before would have gone on. */
export function endsAWord(before: Grid, size: number, stop: number): boolean {
  return DIRECTIONS.some((direction) => {
    const last = squareBefore(stop, direction, size);
    const tile = letterAt(before, last);
    const entry = tile === null ? null : entryFor(tile, direction);
    return entry !== null && wordThrough(before, size, last, entry) !== null;
  });
}

/** The main word begins to the right of the stop tile (across) or below it (down). */
function begins(main: FormedWord | null, size: number, stop: number): boolean {
  return main !== null && main.squares[0] === squareAfter(stop, main.direction, size);
}

/** In later turns no word may begin with a newly laid letter directly to its right (across) or below it (down). */
function beginsAfterOldStop({ before, after }: Layout, size: number, square: number): boolean {
  return DIRECTIONS.some((direction) => {
    const previous = squareBefore(square, direction, size);
    return previous >= 0 && before[previous]?.kind === "stop" && wordThrough(after, size, square, direction) !== null;
  });
}
