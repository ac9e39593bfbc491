/** What a play does to the board, in its order: erase, lay, premiums placed, morph, charge, dice (K-38, C-07). */
import type { Roll } from "./events.types.ts";
import type { BoardTile, LaidTile, PlacedPower, Premium, SquareName } from "./model.ts";
import type { Table } from "./state.types.ts";
import { GEM_OF_RACK_ALFA, letterValue, STOP, type Values } from "./tiles.ts";

export interface Play {
  readonly tiles: readonly LaidTile[];
  readonly powers: readonly PlacedPower[];
}

export interface BoardAfter {
  readonly board: Readonly<Record<SquareName, BoardTile>>;
  readonly premiums: Readonly<Record<SquareName, Premium>>;
}

const PLACED: Readonly<Record<string, Premium>> = { "place-2L": "2L", "place-3L": "3L", "place-2W": "2W", "place-3W": "3W" };

/** The premium that a bonus-placement power lays, or null for other powers (C-06). */
export function placedPremium(power: PlacedPower["power"]): Premium | null {
  return PLACED[power] ?? null;
}

export function erasedSquares(powers: readonly PlacedPower[]): SquareName[] {
  return powers.filter((power) => power.power === "erase").map((power) => power.at);
}

/** Dice without a roll yet add nothing, as in a preview. */
export function boardAfter(table: Pick<Table, "board" | "premiums" | "values">, play: Play, rolls: readonly Roll[]): BoardAfter {
  const board: Record<SquareName, BoardTile> = { ...table.board };
  for (const square of erasedSquares(play.powers)) delete board[square];
  for (const tile of play.tiles) board[tile.at] = laidTile(tile, table.values);
  for (const { power, at, letter } of play.powers) {
    const tile = board[at];
    if (power === "morph" && tile !== undefined && letter !== undefined) {
      board[at] = { ...tile, letter, value: 0, morphed: true, original: tile.original ?? tile.letter };
    }
  }
  for (const { power, at } of play.powers) {
    const tile = board[at];
    if (power === "charge" && tile !== undefined) board[at] = { ...tile, charge: tile.charge + 1 };
  }
  for (const { at, value } of rolls) {
    const tile = board[at];
    if (tile !== undefined) board[at] = { ...tile, dice: value };
  }
  return { board, premiums: premiumsAfter(table.premiums, play) };
}

/** The same object where nothing changes, as in most plays: a copy is a good part of what a play costs. */
function premiumsAfter(before: BoardAfter["premiums"], { powers }: Play): BoardAfter["premiums"] {
  if (!powers.some(({ power }) => power === "erase" || placedPremium(power) !== null)) return before;
  const premiums: Record<SquareName, Premium> = { ...before };
  for (const square of erasedSquares(powers)) delete premiums[square];
  for (const { power, at } of powers) {
    const premium = placedPremium(power);
    if (premium !== null) premiums[at] = premium;
  }
  return premiums;
}

/** Blank, alfa and morphed tiles are worth 0, a gold tile what its letter is (K-50, P-09, C-08). */
function laidTile(tile: LaidTile, values: Values): BoardTile {
  const letter = tile.letter ?? STOP;
  const plain = { letter, charge: 0, dice: 0, morphed: false, ...(tile.arrow === undefined ? {} : { arrow: tile.arrow }) };
  switch (tile.from) {
    case undefined:
      return { ...plain, kind: "letter", value: letterValue(letter, values) };
    case "gold":
      return { ...plain, kind: "gold", value: letterValue(letter, values) };
    case "blank":
      return { ...plain, kind: "blank", value: 0 };
    case "stop":
      return { ...plain, letter: STOP, kind: "stop", value: 0 };
    case "~":
      return { ...plain, kind: "letter", value: 0, morphed: true };
    case "alfa:pentagon":
      return { ...plain, kind: "alfa", value: 0, gem: "pentagon" };
    case "alfa:hexagon":
      return { ...plain, kind: "alfa", value: 0, gem: "hexagon" };
    case "alfa:septagon":
      return { ...plain, kind: "alfa", value: 0, gem: "septagon" };
    default:
      return { ...plain, kind: "alfa", value: 0, gem: GEM_OF_RACK_ALFA[tile.from] };
  }
}
