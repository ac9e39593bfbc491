/** What a play does to the board, in its order: erase, lay, premiums placed, morph, charge, dice (K-38, C-07). */
import type { Roll } from "./events.types.ts";
import type { BoardTile, LaidTile, PlacedPower, Premium, SquareName } from "./model.ts";
import type { Table } from "./state.types.ts";
import { gemOf, letterValue, STOP, type Values } from "./tiles.ts";

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

export function diceOf({ powers }: Play): readonly PlacedPower[] {
  return powers.filter(({ power }) => power === "dice");
}

/** The squares that a play changes, each with its tile afterwards; null: none. Dice without a roll yet add nothing, as in a preview. */
export function changesOf(
  { board, values }: Pick<Table, "board" | "values">,
  play: Play,
  rolls: readonly Roll[],
): ReadonlyMap<SquareName, BoardTile | null> {
  const changes = new Map<SquareName, BoardTile | null>();
  const lying = (at: SquareName): BoardTile | null => (changes.has(at) ? changes.get(at) : board[at]) ?? null;
  for (const square of erasedSquares(play.powers)) changes.set(square, null);
  for (const tile of play.tiles) changes.set(tile.at, laidTile(tile, values));
  for (const { power, at, letter } of play.powers) {
    const tile = power === "morph" ? lying(at) : null;
    if (tile !== null && letter !== undefined) {
      changes.set(at, { ...tile, letter, value: 0, morphed: true, original: tile.original ?? tile.letter });
    }
  }
  for (const { power, at } of play.powers) {
    const tile = power === "charge" ? lying(at) : null;
    if (tile !== null) changes.set(at, { ...tile, charge: tile.charge + 1 });
  }
  for (const { at, value } of rolls) {
    const tile = lying(at);
    if (tile !== null) changes.set(at, { ...tile, dice: value });
  }
  return changes;
}

export function boardAfter(table: Pick<Table, "board" | "premiums" | "values">, play: Play, rolls: readonly Roll[]): BoardAfter {
  const board: Record<SquareName, BoardTile> = { ...table.board };
  for (const [at, tile] of changesOf(table, play, rolls)) {
    if (tile === null) delete board[at];
    else board[at] = tile;
  }
  return { board, premiums: premiumsAfter(table.premiums, play) };
}

/** The same object where nothing changes, as in most plays: a copy is a good part of what a play costs. */
export function premiumsAfter(before: BoardAfter["premiums"], { powers }: Play): BoardAfter["premiums"] {
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
  // Most tiles are of this kind: an object made of others costs several times as much.
  if (tile.from === undefined && tile.arrow === undefined) {
    return { letter, charge: 0, dice: 0, morphed: false, kind: "letter", value: letterValue(letter, values) };
  }
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
    default:
      return { ...plain, kind: "alfa", value: 0, ...gemPart(tile.from) };
  }
}

function gemPart(from: string): Pick<BoardTile, "gem"> {
  const gem = gemOf(from);
  return gem === null ? {} : { gem };
}
