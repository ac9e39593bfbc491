/** A play worked out on paper: the board as it would be, and the words that it would form. */

import type { Position, Table, Tile } from "./position.ts";
import { normal } from "./position.ts";
import type { GemName, VectorAction, VectorLaid, VectorPower } from "./vector.ts";
import { allWords, type Board, holds, type Word } from "./words.ts";

export interface Draft {
  readonly tiles: readonly VectorLaid[];
  readonly powers: readonly VectorPower[];
  /** The board before the play. */
  readonly before: Board;
  /** K-38: with the erased squares bare. */
  readonly erased: Board;
  /** With the tiles laid and the morphs and charges made. */
  readonly after: Board;
  readonly wordsBefore: readonly Word[];
  readonly wordsAfter: readonly Word[];
  /** */
  readonly formed: readonly Word[];
  /** K-37: those, and the words through a morphed tile. */
  readonly checked: readonly Word[];
}

const CLASSIC_GEMS: Readonly<Record<string, GemName>> = { "*5": "pentagon", "*6": "hexagon", "*7": "septagon" };

export function isAlfa(laid: VectorLaid): boolean {
  return laid.from?.startsWith("alfa:") === true || laid.from?.startsWith("*") === true;
}

export const isStop = (laid: VectorLaid): boolean => laid.from === "stop";

/** The tile that lies on the board when this one is laid. */
function laidTile(laid: VectorLaid): Tile {
  const tile: Tile = {
    letter: isStop(laid) ? "#" : normal(laid.letter ?? ""),
    kind: "letter",
    gem: null,
    charge: 0,
    dice: 0,
    morphed: laid.from === "~",
    arrow: laid.arrow ?? null,
  };
  if (isStop(laid)) tile.kind = "stop";
  if (laid.from === "blank") tile.kind = "blank";
  if (laid.from === "gold") tile.kind = "gold";
  if (isAlfa(laid)) {
    tile.kind = "alfa";
    tile.gem = CLASSIC_GEMS[laid.from ?? ""] ?? (laid.from?.slice("alfa:".length) as GemName);
  }
  return tile;
}

export const targets = (powers: readonly VectorPower[], power: string): string[] =>
  powers.filter((each) => each.power === power).map((each) => each.at);

export function draftOf(position: Position, table: Table, action: VectorAction): Draft {
  const tiles = action.tiles ?? [];
  const powers = action.powers ?? [];
  const before = structuredClone(position.board);
  const erased = structuredClone(before);
  for (const square of targets(powers, "erase")) delete erased[square];

  const after = structuredClone(erased);
  for (const laid of tiles) after[laid.at] = laidTile(laid);
  for (const { power, at, letter } of powers) {
    const tile = after[at];
    if (tile === undefined || table.book.tapped.includes(power)) continue;
    if (power === "morph") {
      tile.letter = normal(letter ?? "");
      tile.morphed = true;
    }
    if (power === "charge") tile.charge += 1;
  }

  const wordsAfter = allWords(after, table.size);
  const formed = wordsAfter.filter((word) => tiles.some((laid) => holds(word, laid.at)));
  const morphed = table.book.tapped.includes("morph") ? [] : targets(powers, "morph");
  return {
    tiles,
    powers,
    before,
    erased,
    after,
    wordsBefore: allWords(before, table.size),
    wordsAfter,
    formed,
    checked: wordsAfter.filter((word) => formed.includes(word) || morphed.some((square) => holds(word, square))),
  };
}
