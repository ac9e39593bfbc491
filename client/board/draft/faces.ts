/** What each square shows, as plain values that can be compared. A square is redrawn only when its face changes. */
import { placedPremium } from "../../../shared/rules/effects.ts";
import type { Arrow, BoardTile, Gem, Letter, Premium, Seat, SquareName, TileKind } from "../../../shared/rules/model.ts";
import { ARROW, gemOf, isLetterTile, letterValue, STOP, WILDCARD } from "../../../shared/rules/tiles.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { arrowAt, type Draft, type LaidPiece, laidAt, pieceOf, powersAt } from "./draft.ts";
import { isPower } from "./pieces.ts";

export type TileLook = "plain" | "draft" | "last";

export interface TileFace {
  /** Empty for a stop tile and for a wildcard without a letter. */
  readonly letter: Letter;
  /** With charge and dice; null if no value is shown. */
  readonly value: number | null;
  readonly kind: TileKind | "arrow";
  readonly gem: Gem | null;
  readonly charge: number;
  /** The number of charges drafted on top. */
  readonly adding: number;
  /** 1–6, or 0 if never rolled. */
  readonly dice: number;
  /** A die is drafted and rolls with Play. */
  readonly rolling: boolean;
  readonly morphed: boolean;
  /** The letter before the morph. */
  readonly original: Letter | null;
  readonly arrow: Arrow | null;
  /** The premium drafted on its square (C-07). */
  readonly onPremium: Premium | null;
  readonly look: TileLook;
  /** A drafted power changes a tile of an earlier turn. */
  readonly touched: boolean;
}

export interface Face {
  readonly at: SquareName;
  readonly premium: Premium | null;
  /** The premium is drafted (C-07). */
  readonly placed: boolean;
  readonly start: boolean;
  readonly tile: TileFace | null;
  /** The uppermost piece of the draft on the square. */
  readonly piece: number | null;
  /** That piece was tapped and waits for another square. */
  readonly chosen: boolean;
  /** A drafted eraser will clear it. */
  readonly erased: boolean;
  /** No tile may be laid there until the next turn. */
  readonly blocked: boolean;
  /** The held power may go here. */
  readonly lit: boolean;
  /** Tab stops here. */
  readonly focusable: boolean;
}

const PLAIN: TileFace = {
  letter: "",
  value: null,
  kind: "letter",
  gem: null,
  charge: 0,
  adding: 0,
  dice: 0,
  rolling: false,
  morphed: false,
  original: null,
  arrow: null,
  onPremium: null,
  look: "plain",
  touched: false,
};

/** The face of a tile in the rack or in the bar. */
export function heldFace(item: string, values: GameView["values"], letter: Letter = ""): TileFace {
  const gem = gemOf(item);
  if (gem !== null) return { ...PLAIN, kind: "alfa", gem, letter };
  if (item === "gold") return { ...PLAIN, kind: "gold", letter, value: letter === "" ? null : letterValue(letter, values) };
  if (item === STOP) return { ...PLAIN, kind: "stop" };
  if (item === ARROW) return { ...PLAIN, kind: "arrow", arrow: "right-down" };
  if (item === WILDCARD) return { ...PLAIN, morphed: true, letter, value: 0 };
  if (!isLetterTile(item)) return { ...PLAIN, kind: "blank", letter };
  return { ...PLAIN, letter: item, value: letterValue(item, values) };
}

export function boardFace(tile: BoardTile, look: TileLook): TileFace {
  const shown = tile.kind === "letter" || tile.kind === "gold" ? tile.value + tile.charge + tile.dice : null;
  return {
    ...PLAIN,
    letter: tile.kind === "stop" ? "" : tile.letter,
    value: tile.kind === "blank" && tile.charge + tile.dice > 0 ? tile.charge + tile.dice : shown,
    kind: tile.kind,
    gem: tile.gem ?? null,
    charge: tile.charge,
    dice: tile.dice,
    morphed: tile.morphed,
    original: tile.original ?? null,
    arrow: tile.arrow ?? null,
    look,
  };
}

const laidFace = (draft: Draft, laid: LaidPiece, values: GameView["values"]): TileFace => ({
  ...heldFace(pieceOf(draft, laid.id)?.item ?? "", values, laid.letter),
  arrow: arrowAt(draft, laid.at)?.way ?? null,
  onPremium: premiumPlaced(draft, laid.at),
  look: "draft",
});

/** The premium that the draft places on a square (C-07). */
function premiumPlaced(draft: Draft, at: SquareName): Premium | null {
  const powers = powersAt(draft, at).map(({ id }) => draft.bar.find((piece) => piece?.id === id)?.item);
  const premiums = powers.map((power) => (power !== undefined && isPower(power) ? placedPremium(power) : null));
  return premiums.find((premium) => premium !== null) ?? null;
}

/** The squares of the opponent's last move. They have a ring until the player's next move. */
export function ringedSquares(view: GameView): ReadonlySet<SquareName> {
  const last = view.last;
  if (last === null || last.type !== "played" || last.seat === (view.own?.seat satisfies Seat | undefined)) return new Set();
  return new Set([...last.tiles, ...last.powers].map(({ at }) => at));
}

export interface FaceContext {
  readonly view: GameView;
  readonly draft: Draft;
  readonly ringed: ReadonlySet<SquareName>;
  readonly lit: ReadonlySet<SquareName>;
  /** A piece whose letter or direction is being chosen for this square. */
  readonly choosing: { readonly id: number; readonly at: SquareName } | null;
  readonly focus: SquareName;
  /** The piece that was tapped and waits for a square. */
  readonly chosen?: number | null;
  /** The board is rearranged freely: laid tiles count as lying there, and there is no start square (P-20). */
  readonly freeform?: boolean;
}

/** The tile with the powers drafted on it. */
function withPowers(tile: TileFace, draft: Draft, at: SquareName): TileFace {
  const placed = powersAt(draft, at);
  if (placed.length === 0) return tile;
  const powers = placed.map((piece) => ({ ...piece, power: pieceOf(draft, piece.id)?.item }));
  const adding = powers.filter(({ power }) => power === "charge").length;
  const morph = powers.find(({ power }) => power === "morph");
  const base = tile.value === null ? null : tile.value + adding;
  return {
    ...tile,
    adding,
    rolling: powers.some(({ power }) => power === "dice"),
    touched: tile.look !== "draft",
    ...(morph?.letter === undefined
      ? { value: base }
      : { letter: morph.letter, original: tile.letter, morphed: true, value: tile.charge + tile.dice + adding }),
  };
}

function tileAt(context: FaceContext, at: SquareName): TileFace | null {
  const { view, draft, choosing } = context;
  if (choosing !== null && choosing.at === at) {
    const item = pieceOf(draft, choosing.id)?.item ?? "";
    const waits = item === ARROW ? laidAt(draft, at) === undefined : item !== "morph";
    if (waits) return { ...heldFace(item, view.values), arrow: null, look: "draft" };
  }
  const laid = laidAt(draft, at);
  const arrow = arrowAt(draft, at);
  const tile = view.board[at];
  if (laid !== undefined) {
    const face = laidFace(draft, laid, view.values);
    return withPowers(context.freeform === true ? { ...face, look: "plain" } : face, draft, at);
  }
  if (arrow !== undefined) return { ...heldFace(ARROW, view.values), arrow: arrow.way, look: "draft" };
  return tile === undefined ? null : withPowers(boardFace(tile, context.ringed.has(at) ? "last" : "plain"), draft, at);
}

export function faceOf(context: FaceContext, at: SquareName): Face {
  const { view, draft } = context;
  const placed = premiumPlaced(draft, at);
  const piece = (laidAt(draft, at) ?? arrowAt(draft, at))?.id ?? null;
  return {
    at,
    premium: placed ?? view.premiums[at] ?? null,
    placed: placed !== null,
    start: at === view.start && context.freeform !== true,
    tile: tileAt(context, at),
    piece,
    chosen: piece !== null && piece === context.chosen,
    erased: powersAt(draft, at).some(({ id }) => pieceOf(draft, id)?.item === "erase"),
    blocked: view.blocked.includes(at),
    lit: context.lit.has(at),
    focusable: context.focus === at,
  };
}

const sameFields = <T extends object>(a: T, b: T, but?: keyof T): boolean =>
  (Object.keys(a) as (keyof T)[]).every((key) => key === but || a[key] === b[key]);

export function sameFace(a: Face, b: Face): boolean {
  if (!sameFields(a, b, "tile")) return false;
  return a.tile === b.tile || (a.tile !== null && b.tile !== null && sameFields(a.tile, b.tile));
}
