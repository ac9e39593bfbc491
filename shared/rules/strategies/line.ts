import type { RuleErrorCode } from "../model.ts";
import type { LineFacts } from "../ruleset.types.ts";
import { type Direction, DOWN, RIGHT, squareAfter } from "../squares.ts";
import { wordsThrough } from "../words.ts";

type LineFault = Extract<RuleErrorCode, "not-in-line" | "gap"> | null;

/** One row or column, and every square between the first and the last occupied. */
export function straight({ grid, size, bound }: LineFacts): LineFault {
  const direction = commonLine(bound, size);
  if (direction === null) return "not-in-line";
  const last = Math.max(...bound);
  for (let square = Math.min(...bound); square < last && square >= 0; square = squareAfter(square, direction, size)) {
    if (grid[square] == null) return "gap";
  }
  return null;
}

/** One single word, straight or bent, contains all letters laid (P-11). */
export function oneWord(facts: LineFacts): LineFault {
  const [first] = facts.bound;
  if (first === undefined || facts.bound.length === 1) return null;
  const shared = wordsThrough(facts.grid, facts.size, [first]).some((word) =>
    facts.bound.every((square) => word.squares.includes(square)),
  );
  return shared ? null : (straight(facts) ?? "not-in-line");
}

function commonLine(squares: readonly number[], size: number): Direction | null {
  const [first = 0] = squares;
  if (squares.every((square) => Math.floor(square / size) === Math.floor(first / size))) return RIGHT;
  return squares.every((square) => square % size === first % size) ? DOWN : null;
}
