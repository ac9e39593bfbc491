import { GEMS, type Gem, type LaidTile, type Letter, RACK_ALFAS, type RackAlfa, type RackTile } from "./model.ts";

export const BLANK = "?";
export const STOP = "#";
export const ARROW = ">";
export const WILDCARD = "~";

/** A rack tile that bears a letter of its own. */
export function isLetterTile(tile: RackTile): boolean {
  return tile !== BLANK && tile !== STOP && tile !== ARROW && tile !== WILDCARD && !isRackAlfa(tile);
}

export function isRackAlfa(tile: string): tile is RackAlfa {
  return (RACK_ALFAS as readonly string[]).includes(tile);
}

/** The gem that a rack's alfa tile shows on the board (C-03). */
export const GEM_OF_RACK_ALFA: Readonly<Record<RackAlfa, Gem>> = { "*5": "pentagon", "*6": "hexagon", "*7": "septagon" };

/** The gem of an alfa tile, from the power bar or from the rack; null for every other item. */
export function gemOf(item: string): Gem | null {
  if (isRackAlfa(item)) return GEM_OF_RACK_ALFA[item];
  return GEMS.find((gem) => item === `alfa:${gem}`) ?? null;
}

export type Values = Readonly<Record<Letter, number>>;

/** Face value: a letter not named is worth 1; only letters are worth anything. */
export function faceValue(tile: RackTile, values: Values): number {
  return isLetterTile(tile) ? letterValue(tile, values) : 0;
}

export function letterValue(letter: Letter, values: Values): number {
  return Object.hasOwn(values, letter) ? (values[letter] ?? 1) : 1;
}

/** The rack tile that a laid tile uses up, or null where it comes from the bar; the arrow under it is one more. */
export function rackTileOf(tile: LaidTile): RackTile | null {
  switch (tile.from) {
    case undefined:
      return tile.letter ?? "";
    case "blank":
      return BLANK;
    case "stop":
      return STOP;
    case "~":
    case "*5":
    case "*6":
    case "*7":
      return tile.from;
    default:
      return null;
  }
}

/** The multiset `all` without `taken`, in its own order; null where `all` does not hold them. */
export function without<T>(all: readonly T[], taken: readonly T[]): T[] | null {
  const rest = [...all];
  for (const item of taken) {
    const index = rest.indexOf(item);
    if (index < 0) return null;
    rest.splice(index, 1);
  }
  return rest;
}

/** Rack and bag notation: one code point a tile, an alfa tile as `*5` (V-01). */
export function parseRack(text: string): RackTile[] {
  return normalLetter(text).match(/\*[567]|./gsu) ?? [];
}

/** NFC, upper case. Most letters are so already, and are asked about often. */
export function normalLetter(letter: Letter): Letter {
  return letter.length === 1 && letter >= "A" && letter <= "Z" ? letter : letter.normalize("NFC").toUpperCase();
}
