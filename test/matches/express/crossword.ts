/** Builds a crossword on a half, word by word, as a player of no great strength does. */
import {
  FILLS,
  HALF,
  type HalfTile,
  isOnHalf,
  looseOf,
  MOST_HELD,
  type OwnHalf,
  readHalf,
} from "../../../shared/express/index.ts";
import type { Lexicon } from "../../../shared/lexicon/lexicon.ts";
import type { BoardTile, RackTile } from "../../../shared/rules/model.ts";
import { type Draw, wordsToLay } from "../words-to-lay.ts";

const SIZE = HALF.rows;
/** Where the first word goes: in the middle of the half. */
const START = "D9";

/** Letters in hand before a word is looked for. */
const ENOUGH_LOOSE = 7;

/** A tile more, or the half with one word more; null: the hand is full, and no word was found. */
export function nextMove({ held, tiles }: OwnHalf, lexicon: Lexicon, draw: Draw): "draw" | readonly HalfTile[] | null {
  const loose = looseOf(held, tiles);
  const mayDraw = held.length < MOST_HELD;
  if (mayDraw && loose.length < ENOUGH_LOOSE) return "draw";
  // With more at once a search would hold up everybody who plays in this process.
  const some = draw.shuffle(loose).slice(0, ENOUGH_LOOSE);
  return withOneWord(tiles, some, FILLS - tiles.length, lexicon, draw) ?? (mayDraw ? "draw" : null);
}

/** The half with one word more, of what is held and does not lie yet; null: none was found. `room`: letters that it may still bear. */
function withOneWord(
  tiles: readonly HalfTile[],
  loose: readonly RackTile[],
  room: number,
  lexicon: Lexicon,
  draw: Draw,
): readonly HalfTile[] | null {
  const ground = { size: SIZE, start: START, board: Object.fromEntries(tiles.map((tile) => [tile.at, lying(tile)])) };
  const found = wordsToLay(ground, loose, lexicon, draw)
    .filter((laid) => laid.length <= room && laid.every(({ at }) => isOnHalf(at)))
    .sort((a, b) => b.length - a.length);
  for (const laid of found) {
    const more = [...tiles, ...laid.map(({ at, letter = "", from }) => ({ at, letter, ...(from === "blank" ? { from } : {}) }))];
    const { runs, groups } = readHalf(more);
    if (groups === 1 && runs.every(({ word }) => lexicon.has(word))) return more;
  }
  return null;
}

const lying = ({ letter }: HalfTile): BoardTile => ({ letter, kind: "letter", value: 0, charge: 0, dice: 0, morphed: false });
