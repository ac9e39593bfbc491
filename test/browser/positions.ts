/** Prepared positions for the browser tests, in the notation of the rule vectors. Every word in them is in the Swedish list. */
import type { Position, TestOptions } from "../../shared/match/test-options.ts";

export type { Position, TestOptions };

type Player = NonNullable<Position["players"]>[number];

/** A word as squares of a board, from its first square on. */
export function word(letters: string, from: string, direction: "across" | "down" = "across"): Record<string, string> {
  const [column, row] = [from.charCodeAt(0), Number(from.slice(1))];
  const at = (index: number): string =>
    direction === "across" ? `${String.fromCharCode(column + index)}${row}` : `${from.charAt(0)}${row + index}`;
  return Object.fromEntries([...letters].map((letter, index) => [at(index), letter]));
}

/** The squares of a word, in order. */
export const squares = (letters: string, from: string, direction: "across" | "down" = "across"): readonly string[] =>
  Object.keys(word(letters, from, direction));

/**
 * The creator has seat 0. The player who joins has seat 1 and the first turn (K-04). There are no premiums unless named, so
 * that sums are easy to follow.
 */
export function position(creator: Player, joiner: Player, rest: Omit<Position, "players"> = {}): TestOptions {
  return { position: { premiums: {}, bag: "AAAAAAAAAAAAAAAAAAAA", ...rest, players: [creator, joiner] } };
}
