/**
 * The draft: tiles laid and powers placed for the coming play, on this device alone (K-13). Pure: every change gives a new
 * draft, and nothing here knows of screens, clocks or the network.
 */
import { isBarTile } from "../../shared/rules/hand.ts";
import type { BarItem, Command, LaidTile, Letter, PlacedPower, RackTile, SquareName } from "../../shared/rules/model.ts";
import type { GameView } from "../../shared/rules/view.types.ts";
import { isDraftPower, moveTo, ownLetter, type Piece, type Places, rearrange, sourceOf } from "./pieces.ts";

/** A tile on the board that can still be taken back. */
export interface LaidPiece {
  readonly id: number;
  readonly at: SquareName;
  /** Absent only for a stop tile. */
  readonly letter?: Letter;
}

/** A power on a square, waiting for Play. */
export interface PlacedPiece {
  readonly id: number;
  readonly at: SquareName;
  /** Morph's new letter. */
  readonly letter?: Letter;
}

export interface Draft {
  /** The turn that the draft was last brought in line with. */
  readonly turn: number;
  /** Was that turn the player's own? One may think ahead in the opponent's. */
  readonly ownTurn: boolean;
  readonly rack: Places<RackTile>;
  readonly bar: Places<BarItem>;
  /** In the order of laying. */
  readonly laid: readonly LaidPiece[];
  /** In the order of placing. */
  readonly powers: readonly PlacedPiece[];
  /** Rack pieces on their way into the bag: a swap was asked for. */
  readonly leaving: readonly number[];
  readonly nextId: number;
}

export const EMPTY_DRAFT: Draft = { turn: -1, ownTurn: false, rack: [], bar: [], laid: [], powers: [], leaving: [], nextId: 1 };

export const isEmpty = (draft: Draft): boolean => draft.laid.length === 0 && draft.powers.length === 0;

export function pieceOf(draft: Draft, id: number): Piece<RackTile | BarItem> | null {
  const same = (piece: Piece | null): boolean => piece?.id === id;
  return draft.rack.find(same) ?? draft.bar.find(same) ?? null;
}

export const isInRack = (draft: Draft, id: number): boolean => draft.rack.some((piece) => piece?.id === id);

/** Is it laid, rather than put on what is laid? */
export function isTile(draft: Draft, id: number): boolean {
  const item = pieceOf(draft, id)?.item;
  return item !== undefined && (isInRack(draft, id) || isBarTile(item));
}

export const laidAt = (draft: Draft, at: SquareName): LaidPiece | undefined => draft.laid.find((laid) => laid.at === at);

export const powersAt = (draft: Draft, at: SquareName): readonly PlacedPiece[] =>
  draft.powers.filter((placed) => placed.at === at);

export const isDrafted = (draft: Draft, id: number): boolean =>
  draft.laid.some((laid) => laid.id === id) || draft.powers.some((placed) => placed.id === id);

const squareOf = (draft: Draft, id: number): SquareName | undefined => draft.laid.find((laid) => laid.id === id)?.at;

/**
 * Lays a tile, or moves one that lies already, with the powers drafted on it. A tile of the draft that lay on the square
 * changes places with it, or goes back where the new tile came from the hand. The caller has asked `canLay`.
 */
export function lay(draft: Draft, id: number, at: SquareName, letter?: Letter): Draft {
  const piece = pieceOf(draft, id);
  if (piece === null) return draft;
  const from = squareOf(draft, id);
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
    powers: before.powers.map((placed) => ({ ...placed, at: swap(placed.at) })),
  };
}

/** Puts a power on a square, or moves it there. The caller has asked `canPlace`. */
export function place(draft: Draft, id: number, at: SquareName, letter?: Letter): Draft {
  const chosen = letter ?? draft.powers.find((placed) => placed.id === id)?.letter;
  const placed: PlacedPiece = chosen === undefined ? { id, at } : { id, at, letter: chosen };
  return { ...draft, powers: [...draft.powers.filter((other) => other.id !== id), placed] };
}

/** One piece back to where it was held; with a tile go the powers that were drafted on it (K-13). */
export function takeBack(draft: Draft, id: number): Draft {
  const square = squareOf(draft, id);
  const powers = draft.powers.filter((placed) => placed.id !== id && placed.at !== square);
  return { ...draft, laid: draft.laid.filter((laid) => laid.id !== id), powers };
}

export const recall = (draft: Draft): Draft => (isEmpty(draft) ? draft : { ...draft, laid: [], powers: [] });

export const moveInRack = (draft: Draft, id: number, to: number): Draft => ({ ...draft, rack: moveTo(draft.rack, id, to) });

/** Mixes the tiles that are in the rack; those on the board keep their places and stay laid. */
export function shuffleRack(draft: Draft, shuffle: <T>(items: readonly T[]) => readonly T[]): Draft {
  const inHand = draft.rack.filter((piece) => piece !== null).filter((piece) => !isDrafted(draft, piece.id));
  return { ...draft, rack: rearrange(draft.rack, shuffle(inHand)) };
}

function laidTiles(draft: Draft): readonly LaidTile[] {
  return draft.laid.flatMap(({ id, at, letter }): LaidTile[] => {
    const item = pieceOf(draft, id)?.item;
    if (item === undefined) return [];
    const from = isBarTile(item) || isInRack(draft, id) ? sourceOf(item) : undefined;
    return [{ at, ...(letter === undefined ? {} : { letter }), ...(from === undefined ? {} : { from }) }];
  });
}

function placedPowers(draft: Draft): readonly PlacedPower[] {
  return draft.powers.flatMap(({ id, at, letter }): PlacedPower[] => {
    const item = draft.bar.find((piece) => piece?.id === id)?.item;
    if (item === undefined || !isDraftPower(item)) return [];
    return [{ power: item, at, ...(letter === undefined ? {} : { letter }) }];
  });
}

export type PlayCommand = Extract<Command, { type: "play" }>;

export const toPlay = (draft: Draft): PlayCommand => ({ type: "play", tiles: laidTiles(draft), powers: placedPowers(draft) });

/** The most tiles that a swap may exchange now (K-30). */
export const swapLimit = (draft: Draft, view: GameView): number =>
  Math.min(view.bag, draft.rack.filter((piece) => piece !== null && !isDrafted(draft, piece.id)).length);
