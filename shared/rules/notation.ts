/** Positions as people and vectors write them (V-01). */
import type { BoardTile, SquareName } from "./model.ts";
import { isLetterTile, letterValue, STOP, type Values } from "./tiles.ts";

export type TileNotation = Partial<Pick<BoardTile, "kind" | "gem" | "charge" | "dice" | "morphed" | "arrow">>;

/** Plain letters by square, `#` a stop tile, and what is to be said about some of them besides. */
export function boardOf(
  letters: Readonly<Record<SquareName, string>>,
  more: Readonly<Record<SquareName, TileNotation>>,
  values: Values,
): Record<SquareName, BoardTile> {
  return Object.fromEntries(Object.entries(letters).map(([at, letter]) => [at, boardTile(letter, more[at] ?? {}, values)]));
}

function boardTile(letter: string, more: TileNotation, values: Values): BoardTile {
  const { charge = 0, dice = 0, morphed = false, gem, arrow } = more;
  const kind = more.kind ?? (letter === STOP ? "stop" : gem === undefined ? "letter" : "alfa");
  const worth = isLetterTile(letter) && !morphed && (kind === "letter" || kind === "gold");
  return {
    letter: kind === "stop" ? STOP : letter,
    kind,
    value: worth ? letterValue(letter, values) : 0,
    charge,
    dice,
    morphed,
    ...(gem === undefined ? {} : { gem }),
    ...(arrow === undefined ? {} : { arrow }),
  };
}
