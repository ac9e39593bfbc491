/** Converts between the tiles of the draft and the half as the server stores it. Pure. */
import type { HalfTile } from "../../../shared/express/view.types.ts";
import { BLANK } from "../../../shared/rules/tiles.ts";
import { type Draft, lay, pieceOf, recall } from "../../board/draft/draft.ts";

/** In the order of squares, so that equal halves give equal texts. */
export function tilesOf(draft: Draft): readonly HalfTile[] {
  return draft.laid
    .flatMap(({ id, at, letter }): HalfTile[] => {
      if (letter === undefined) return [];
      return [pieceOf(draft, id)?.item === BLANK ? { at, letter, from: "blank" } : { at, letter }];
    })
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}

export const sameHalf = (some: readonly HalfTile[], others: readonly HalfTile[]): boolean => textOf(some) === textOf(others);

const textOf = (tiles: readonly HalfTile[]): string =>
  tiles
    .map(({ at, letter, from }) => `${at}${letter}${from === undefined ? "" : "?"}`)
    .sort()
    .join(" ");

/** The stored half, laid with the tiles of the hand. Tiles that the hand does not hold are left out. */
export function laidOut(draft: Draft, tiles: readonly HalfTile[]): Draft {
  const taken = new Set<number>();
  return tiles.reduce<Draft>((so, { at, letter, from }) => {
    const wanted = from === undefined ? letter : BLANK;
    const piece = so.rack.find((each) => each !== null && each.item === wanted && !taken.has(each.id)) ?? null;
    if (piece === null) return so;
    taken.add(piece.id);
    return lay(so, piece.id, at, letter);
  }, recall(draft));
}
