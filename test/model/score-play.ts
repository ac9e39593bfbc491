/** What a legal play is worth. */

import { type Draft, targets } from "./draft.ts";
import type { Position, Table } from "./position.ts";
import type { Board, Word } from "./words.ts";

const LETTER_FACTORS: Readonly<Record<string, number>> = { "2L": 2, "3L": 3, "4L": 4, "-2L": -2 };
const WORD_FACTORS: Readonly<Record<string, number>> = { "2W": 2, "3W": 3, "4W": 4 };
const GEM_FACTORS: Readonly<Record<string, number>> = { pentagon: 1, hexagon: 2, septagon: 3 };

/** From so many on, the number beside it; only the highest row counts. */
type Row = readonly [from: number, bonus: number];
const PLACEMENT: readonly Row[] = [
  [13, 300],
  [12, 250],
  [11, 200],
  [10, 150],
  [9, 100],
  [8, 75],
  [7, 50],
  [6, 25],
];
const COMBO: readonly Row[] = [
  [10, 300],
  [9, 250],
  [8, 200],
  [7, 150],
  [6, 80],
  [5, 40],
  [4, 20],
];

function bonusOf(rows: readonly Row[], count: number): number {
  return rows.find(([from]) => count >= from)?.[1] ?? 0;
}

export interface Worth {
  readonly points: number;
  readonly coins: number;
  /** Alfa tile and gold tile won, before it is asked whether there is room for them. */
  readonly alfa: string | null;
  readonly gold: boolean;
}

/** `premiums` as they are for this play: without the erased squares', with the placed ones'. */
function wordPoints(
  word: Word,
  board: Board,
  premiums: Readonly<Record<string, string>>,
  laid: ReadonlySet<string>,
  table: Table,
): number {
  let sum = 0;
  const factors: number[] = [];
  for (const { square } of word.steps) {
    const tile = board[square];
    if (tile === undefined) continue;
    const worthless = tile.kind === "alfa" || tile.kind === "blank" || tile.morphed;
    const value = (worthless ? 0 : table.faceValue(tile.letter)) + tile.charge + tile.dice;
    if (!laid.has(square)) {
      sum += value;
      continue;
    }
    const premium = premiums[square] ?? "";
    sum += value * (LETTER_FACTORS[premium] ?? 1);
    if (WORD_FACTORS[premium] !== undefined) factors.push(WORD_FACTORS[premium]);
    if (tile.kind === "alfa") factors.push(GEM_FACTORS[tile.gem ?? ""] ?? 1);
  }
  if (table.book.factors === "multiply") return sum * factors.reduce((product, factor) => product * factor, 1);
  const counted = factors.filter((factor) => factor !== 1);
  return counted.length === 0 ? sum : sum * counted.reduce((total, factor) => total + factor, 0);
}

/** `board` is the board after the dice; `fullRack`: the play empties a full rack (P-08, W-06). */
export function worthOf(draft: Draft, board: Board, position: Position, table: Table, fullRack: boolean): Worth {
  const premiums = premiumsFor(draft, position);
  const laid = new Set(draft.tiles.map(({ at }) => at));
  let points = 0;
  let coins = 0;
  for (const word of draft.formed) {
    points += wordPoints(word, board, premiums, laid, table);
    coins += word.steps.length;
    if (table.theme.words.has(word.text)) points += table.theme.bonus;
  }
  const count = draft.tiles.length;
  const words = draft.formed.length;
  if (table.book.bonuses) points += bonusOf(PLACEMENT, count) + bonusOf(COMBO, words);
  if (fullRack) points += table.fullRack;
  return {
    points,
    coins: table.book.coinsForWords ? coins : 0,
    alfa: alfaFor(count, table),
    gold: table.book.bonuses && words >= 4,
  };
}

/** K-60, C-03. */
function alfaFor(count: number, table: Table): string | null {
  if (table.book.alfaTiles === "bar") {
    if (count >= 8) return "alfa:septagon";
    if (count >= 7) return "alfa:hexagon";
    if (count >= 6) return "alfa:pentagon";
  }
  if (table.book.alfaTiles === "rack") {
    if (count >= 7) return "*7";
    if (count >= 6) return "*6";
    if (count >= 5) return "*5";
  }
  return null;
}

/** The premiums once the play's own erasures and placements are made (K-32, C-07). */
export function premiumsFor(draft: Draft, position: Position): Record<string, string> {
  const premiums = { ...position.premiums };
  for (const square of targets(draft.powers, "erase")) delete premiums[square];
  for (const { power, at } of draft.powers) {
    if (power.startsWith("place-")) premiums[at] = power.slice("place-".length);
  }
  return premiums;
}
