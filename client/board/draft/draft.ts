/**
 * The draft: tiles and powers of the next play, on this device alone (K-13). Pure: every change returns a new draft, and
 * nothing here knows of screens, clocks or the network.
 */
import { isBarTile } from "../../../shared/rules/hand.ts";
import type {
  Arrow,
  BarItem,
  Command,
  LaidTile,
  Letter,
  PlacedPower,
  RackTile,
  SquareName,
} from "../../../shared/rules/model.ts";
import { isArrow, isPower, moveTo, ownLetter, type Piece, type Places, rearrange, sitsOnTile, sourceOf } from "./pieces.ts";

/** A tile on the board that can still be taken back. */
export interface LaidPiece {
  readonly id: number;
  readonly at: SquareName;
  /** Absent for a stop tile only. */
  readonly letter?: Letter;
}

/** An arrow on a square, under the letter that lies there or will (P-11). It stays when that letter moves. */
export interface LaidArrow {
  readonly id: number;
  readonly at: SquareName;
  readonly way: Arrow;
}

/** A power on a square that takes effect with Play. */
export interface PlacedPiece {
  readonly id: number;
  readonly at: SquareName;
  /** The new letter of a morph. */
  readonly letter?: Letter;
}

export interface Draft {
  /** The turn that the draft was last reconciled with and the start of its clock. A turn may hold several plays (C-13). */
  readonly turn: number;
  readonly since: number;
  /** True in the player's own turn. A player may draft in the opponent's turn. */
  readonly ownTurn: boolean;
  readonly rack: Places<RackTile>;
  readonly bar: Places<BarItem>;
  /** In the order of laying. */
  readonly laid: readonly LaidPiece[];
  readonly arrows: readonly LaidArrow[];
  /** In the order of placing. */
  readonly powers: readonly PlacedPiece[];
  /** Rack pieces that leave by a requested swap, exchange or morph. */
  readonly leaving: readonly number[];
  readonly nextId: number;
}

export const EMPTY_DRAFT: Draft = {
  turn: -1,
  since: -1,
  ownTurn: false,
  rack: [],
  bar: [],
  laid: [],
  arrows: [],
  powers: [],
  leaving: [],
  nextId: 1,
};

export const isEmpty = ({ laid, arrows, powers }: Draft): boolean => laid.length + arrows.length + powers.length === 0;

export function pieceOf(draft: Draft, id: number): Piece<RackTile | BarItem> | null {
  const same = (piece: Piece | null): boolean => piece?.id === id;
  return draft.rack.find(same) ?? draft.bar.find(same) ?? null;
}

export const isInRack = (draft: Draft, id: number): boolean => draft.rack.some((piece) => piece?.id === id);

/** True if the piece is laid as a tile and not placed on one. */
export function isTile(draft: Draft, id: number): boolean {
  const item = pieceOf(draft, id)?.item;
  return item !== undefined && (isInRack(draft, id) || isBarTile(item));
}

export const laidAt = (draft: Draft, at: SquareName): LaidPiece | undefined => draft.laid.find((laid) => laid.at === at);

export const arrowAt = (draft: Draft, at: SquareName): LaidArrow | undefined => draft.arrows.find((arrow) => arrow.at === at);

export const powersAt = (draft: Draft, at: SquareName): readonly PlacedPiece[] =>
  draft.powers.filter((placed) => placed.at === at);

/** The square of a piece; undefined while it is in the hand. */
export const placeOf = ({ laid, arrows, powers }: Draft, id: number): SquareName | undefined =>
  [...laid, ...arrows, ...powers].find((piece) => piece.id === id)?.at;

export const isDrafted = (draft: Draft, id: number): boolean => placeOf(draft, id) !== undefined;

/** The uppermost piece of a square, which a tap takes back first. */
export const topmost = (draft: Draft, at: SquareName): number | undefined =>
  (laidAt(draft, at) ?? arrowAt(draft, at) ?? powersAt(draft, at).at(-1))?.id;

/** An arrow without a letter. The draft is no play until it has one. */
export const bareArrow = (draft: Draft): LaidArrow | null =>
  draft.arrows.find(({ at }) => laidAt(draft, at)?.letter === undefined) ?? null;

const goesWithTile = (draft: Draft, { id }: PlacedPiece): boolean =>
  draft.bar.some((piece) => piece?.id === id && sitsOnTile(piece.item));

/**
 * Lays a tile, or moves a laid one with the powers on it. A drafted tile on that square changes places with it, or goes back
 * if the new tile came from the hand. The caller has checked `accepts`.
 */
export function lay(draft: Draft, id: number, at: SquareName, letter?: Letter): Draft {
  const piece = pieceOf(draft, id);
  if (piece === null) return draft;
  const from = draft.laid.find((laid) => laid.id === id)?.at;
  if (from === at && letter === undefined) return draft;
  const there = laidAt(draft, at);
  const before = there !== undefined && there.id !== id && from === undefined ? takeBack(draft, there.id) : draft;
  const chosen = letter ?? before.laid.find((laid) => laid.id === id)?.letter ?? ownLetter(piece.item);
  const laid: LaidPiece = chosen === undefined ? { id, at } : { id, at, letter: chosen };
  if (from === undefined) return { ...before, laid: [...before.laid, laid] };
  const swap = (square: SquareName): SquareName => (square === from ? at : square === at ? from : square);
  return {
    ...before,
    laid: before.laid.map((other) => (other.id === id ? laid : { ...other, at: swap(other.at) })),
    powers: before.powers.map((placed) => (goesWithTile(before, placed) ? { ...placed, at: swap(placed.at) } : placed)),
  };
}

/** Lays or moves an arrow. A square holds one arrow at most, so an arrow there goes back. The caller has checked `accepts`. */
export function layArrow(draft: Draft, id: number, at: SquareName, way?: Arrow): Draft {
  const chosen = way ?? draft.arrows.find((arrow) => arrow.id === id)?.way;
  if (chosen === undefined) return draft;
  const others = draft.arrows.filter((arrow) => arrow.id !== id && arrow.at !== at);
  return { ...draft, arrows: [...others, { id, at, way: chosen }] };
}

/** Places or moves a power. The caller has checked `canPlace`. */
export function place(draft: Draft, id: number, at: SquareName, letter?: Letter): Draft {
  const chosen = letter ?? draft.powers.find((placed) => placed.id === id)?.letter;
  const placed: PlacedPiece = chosen === undefined ? { id, at } : { id, at, letter: chosen };
  return { ...draft, powers: [...draft.powers.filter((other) => other.id !== id), placed] };
}

/** Takes one piece back to its place. The powers drafted on a tile go with it (K-13). */
export function takeBack(draft: Draft, id: number): Draft {
  const square = draft.laid.find((laid) => laid.id === id)?.at;
  return {
    ...draft,
    laid: draft.laid.filter((laid) => laid.id !== id),
    arrows: draft.arrows.filter((arrow) => arrow.id !== id),
    powers: draft.powers.filter((placed) => placed.id !== id && !(placed.at === square && goesWithTile(draft, placed))),
  };
}

export const recall = (draft: Draft): Draft => (isEmpty(draft) ? draft : { ...draft, laid: [], arrows: [], powers: [] });

export const moveInRack = (draft: Draft, id: number, to: number): Draft => ({ ...draft, rack: moveTo(draft.rack, id, to) });

/** Shuffles the tiles in the rack. Tiles on the board stay laid and keep their places. */
export function shuffleRack(draft: Draft, shuffle: <T>(items: readonly T[]) => readonly T[]): Draft {
  const inHand = draft.rack.filter((piece) => piece !== null).filter((piece) => !isDrafted(draft, piece.id));
  return { ...draft, rack: rearrange(draft.rack, shuffle(inHand)) };
}

function laidTiles(draft: Draft): readonly LaidTile[] {
  return draft.laid.flatMap(({ id, at, letter }): LaidTile[] => {
    const item = pieceOf(draft, id)?.item;
    if (item === undefined || isArrow(item)) return [];
    const from = isBarTile(item) || isInRack(draft, id) ? sourceOf(item) : undefined;
    const arrow = arrowAt(draft, at)?.way;
    return [
      {
        at,
        ...(letter === undefined ? {} : { letter }),
        ...(from === undefined ? {} : { from }),
        ...(arrow === undefined ? {} : { arrow }),
      },
    ];
  });
}

function placedPowers(draft: Draft): readonly PlacedPower[] {
  return draft.powers.flatMap(({ id, at, letter }): PlacedPower[] => {
    const item = draft.bar.find((piece) => piece?.id === id)?.item;
    if (item === undefined || !isPower(item)) return [];
    return [{ power: item, at, ...(letter === undefined ? {} : { letter }) }];
  });
}

export type PlayCommand = Extract<Command, { type: "play" }>;

/** The draft as a play command. An arrow without a letter is left out. */
export const toPlay = (draft: Draft): PlayCommand => ({ type: "play", tiles: laidTiles(draft), powers: placedPowers(draft) });
