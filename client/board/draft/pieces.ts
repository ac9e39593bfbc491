/**
 * What a player holds, each thing with a place of its own. The server knows racks and bars as multisets; which place a
 * tile lies in is the player's own affair and stays, so each piece gets an id that lives on this device alone.
 */
import { isBarTile } from "../../../shared/rules/hand.ts";
import type { BarItem, BarTile, LaidTile, Letter, PowerId, RackTile } from "../../../shared/rules/model.ts";
import { ARROW, BLANK, isLetterTile, isRackAlfa, STOP, WILDCARD } from "../../../shared/rules/tiles.ts";

export interface Piece<Item extends string = string> {
  readonly id: number;
  readonly item: Item;
}

/** `null`: an empty place. */
export type Places<Item extends string = string> = readonly (Piece<Item> | null)[];

export const isPower = (item: BarItem): item is PowerId => !isBarTile(item);

/** Powers that change a tile and go where it goes; the others work on the square (K-13, C-07). */
export const sitsOnTile = (item: BarItem): boolean => item === "charge" || item === "dice" || item === "morph";

/** Does the player say which letter it stands for when it is laid (R-07, K-21)? */
export const isWildcard = (item: RackTile | BarItem): boolean =>
  item === BLANK || item === WILDCARD || isRackAlfa(item) || isBarTile(item);

/** Goes under a letter; all other tiles lie on the square by themselves (P-11). */
export const isArrow = (item: RackTile | BarItem): boolean => item === ARROW;

/** What a command says of where a laid tile came from; undefined for an ordinary letter. */
export function sourceOf(item: RackTile | BarTile): LaidTile["from"] {
  if (isBarTile(item) || isRackAlfa(item)) return item;
  if (item === BLANK) return "blank";
  if (item === WILDCARD) return "~";
  if (item === STOP) return "stop";
  return undefined;
}

/** The letter that a tile bears by itself, before anybody chose one. */
export const ownLetter = (item: RackTile | BarItem): Letter | undefined =>
  !isBarTile(item) && isLetterTile(item) && [...item].length === 1 ? item : undefined;

/**
 * The same places with what is held now. Pieces that are still held keep place and id; where two are alike and one is gone,
 * those named in `keep` stay first and those in `leaving` go first. New items fill the places that were left just now, then the
 * others, from the left.
 * Gives back the very same array where nothing changed.
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

/** One piece to another place; those between make room towards where it came from, or into the first gap on the way. */
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

/** The pieces of `order` in the places that they hold between them; the rest stays where it is. */
export function rearrange<Item extends string>(places: Places<Item>, order: readonly Piece<Item>[]): Places<Item> {
  const ids = new Set(order.map((piece) => piece.id));
  const waiting = [...order];
  return places.map((piece) => (piece !== null && ids.has(piece.id) ? (waiting.shift() ?? piece) : piece));
}
