/**
 * The pieces that a player holds, each with a place. The server knows racks and bars as multisets. The place of a tile is the
 * player's own matter, so each piece has an id that exists only on this device.
 */
import { isBarTile } from "../../../shared/rules/hand.ts";
import type { BarItem, BarTile, LaidTile, Letter, PowerId, RackTile } from "../../../shared/rules/model.ts";
import { ARROW, BLANK, isLetterTile, isRackAlfa, STOP, WILDCARD } from "../../../shared/rules/tiles.ts";

export interface Piece<Item extends string = string> {
  readonly id: number;
  readonly item: Item;
}

/** `null` is an empty place. */
export type Places<Item extends string = string> = readonly (Piece<Item> | null)[];

export const isPower = (item: BarItem): item is PowerId => !isBarTile(item);

/** True for powers that change a tile and move with it. Other powers change the square (K-13, C-07). */
export const sitsOnTile = (item: BarItem): boolean => item === "charge" || item === "dice" || item === "morph";

/** True if the player chooses its letter when laying it (R-07, K-21). */
export const isWildcard = (item: RackTile | BarItem): boolean =>
  item === BLANK || item === WILDCARD || isRackAlfa(item) || isBarTile(item);

/** True for a tile that goes under a letter (P-11). */
export const isArrow = (item: RackTile | BarItem): boolean => item === ARROW;

/** The source of a laid tile in a command; undefined for an ordinary letter. */
export function sourceOf(item: RackTile | BarTile): LaidTile["from"] {
  if (isBarTile(item) || isRackAlfa(item)) return item;
  if (item === BLANK) return "blank";
  if (item === WILDCARD) return "~";
  if (item === STOP) return "stop";
  return undefined;
}

/** The letter of a tile before anybody chose one. */
export const ownLetter = (item: RackTile | BarItem): Letter | undefined =>
  !isBarTile(item) && isLetterTile(item) && [...item].length === 1 ? item : undefined;

/**
 * Updates the places to the items held now. Pieces that are still held keep their place and id. Of equal pieces, those in
 * `keep` stay first and those in `leaving` go first. New items fill the places that just became empty, then the others, from
 * the left. Returns the same array if nothing changed.
 */
export function settle<Item extends string>(
  places: Places<Item>,
  held: readonly Item[],
  size: number,
  newId: () => number,
  keep: ReadonlySet<number>,
  leaving: ReadonlySet<number>,
): Places<Item> {
  const unplaced = [...held];
  const staying = new Set<number>();
  const rank = (piece: Piece<Item>): number => (leaving.has(piece.id) ? 2 : keep.has(piece.id) ? 0 : 1);
  const pieces = places.filter((piece) => piece !== null).sort((a, b) => rank(a) - rank(b));
  for (const piece of pieces) {
    const at = unplaced.indexOf(piece.item);
    if (at < 0) continue;
    unplaced.splice(at, 1);
    staying.add(piece.id);
  }
  if (staying.size === pieces.length && unplaced.length === 0 && places.length >= size) return places;

  const settled = places.map((piece) => (piece !== null && staying.has(piece.id) ? piece : null));
  while (settled.length < size) settled.push(null);
  for (const item of unplaced) {
    const piece = { id: newId(), item };
    const left = settled.findIndex((now, place) => now === null && places[place] != null);
    const free = left < 0 ? settled.indexOf(null) : left;
    if (free < 0) settled.push(piece);
    else settled[free] = piece;
  }
  while (settled.length > size && settled.at(-1) === null) settled.pop();
  return settled;
}

/** Moves one piece. The pieces between make room towards its old place, or into the first gap on the way. */
export function moveTo<Item extends string>(places: Places<Item>, id: number, to: number): Places<Item> {
  const from = places.findIndex((piece) => piece?.id === id);
  const target = Math.max(0, Math.min(to, places.length - 1));
  if (from < 0 || from === target) return places;
  const moved = [...places];
  let carried = moved[from] ?? null;
  moved[from] = null;
  const step = from < target ? -1 : 1;
  for (let place = target; carried !== null && place >= 0 && place < moved.length; place += step) {
    const next = moved[place] ?? null;
    moved[place] = carried;
    carried = next;
  }
  return moved;
}

/** Puts the pieces of `order` into the places that they hold together. The other pieces stay. */
export function rearrange<Item extends string>(places: Places<Item>, order: readonly Piece<Item>[]): Places<Item> {
  const ids = new Set(order.map((piece) => piece.id));
  const waiting = [...order];
  return places.map((piece) => (piece !== null && ids.has(piece.id) ? (waiting.shift() ?? piece) : piece));
}
