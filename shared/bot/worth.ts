/** What things are worth to a bot, in hundredths of a point: whole numbers, so that every machine decides alike. */
import type { BarTile, GameView, RackTile } from "../rules/index.ts";
import { ARROW, BLANK, faceValue, isLetterTile, STOP, WILDCARD } from "../rules/tiles.ts";

export const POINT = 100;

const VOWELS = new Set("AEIOUYÅÄÖÆØ");
/** Tiles that are no letters; one that is not named is worth nothing. */
const KEPT: Readonly<Record<string, number>> = {
  [BLANK]: 2000,
  [WILDCARD]: 1200,
  "*5": 1200,
  "*6": 1600,
  "*7": 2000,
  [STOP]: -400,
  [ARROW]: -400,
  gold: 1000,
  "alfa:pentagon": 1200,
  "alfa:hexagon": 1600,
  "alfa:septagon": 2000,
};
const EARLY_COIN = 120;
const DOUBLE = -150;
const UNBALANCED = -25;
const HEAVY = -80;
/** A letter of this face value fits few words. */
const HEAVY_FROM = 6;
/** A tile left at the end costs its face value; one still in hand may yet be laid. */
const LEFT_IN_HAND = -70;

/** A coin left at the end is a point (K-71); before, it may buy more than a point. */
export function coinWorth(view: GameView): number {
  return view.bag > 0 ? EARLY_COIN : POINT;
}

/** An alfa or gold tile in the power bar: to be used while there are turns left. */
export function barTileWorth(view: GameView, tile: BarTile): number {
  return waning(view, KEPT[tile] ?? 0);
}

function waning({ bag, rackSize }: GameView, worth: number): number {
  return bag > 2 * rackSize ? worth : bag > 0 ? worth >> 1 : worth >> 3;
}

/** What a rack is worth when these tiles of it are kept. */
export function leaveWorth(view: GameView, kept: readonly RackTile[]): number {
  let worth = 0;
  let vowels = 0;
  let consonants = 0;
  const letters = new Set<RackTile>();
  for (const tile of kept) {
    if (!isLetterTile(tile)) {
      worth += waning(view, KEPT[tile] ?? 0);
      continue;
    }
    const value = faceValue(tile, view.values);
    if (view.bag === 0) {
      worth += value * LEFT_IN_HAND;
      continue;
    }
    if (VOWELS.has(tile)) vowels++;
    else consonants++;
    if (letters.has(tile)) worth += DOUBLE;
    if (value >= HEAVY_FROM) worth += HEAVY;
    letters.add(tile);
  }
  return worth + UNBALANCED * Math.abs(3 * vowels - 2 * consonants);
}
