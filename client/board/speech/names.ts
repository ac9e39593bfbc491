/** The spoken names of pieces, tiles and squares, in the player's language. */
import { isBarTile } from "../../../shared/rules/hand.ts";
import type { BarItem, RackTile, RulesetId } from "../../../shared/rules/model.ts";
import { ARROW, BLANK, GEM_OF_RACK_ALFA, isRackAlfa, STOP, WILDCARD } from "../../../shared/rules/tiles.ts";
import { type Messages, t } from "../../i18n/index.ts";
import { type Draft, isInRack, pieceOf } from "../draft/draft.ts";
import type { Face, TileFace } from "../draft/faces.ts";

/** An item of the power bar. */
export function barItemName(item: BarItem, texts: Messages = t()): string {
  if (!isBarTile(item)) return texts.powers.power[item].name;
  if (item === "gold") return texts.powers.goldTile;
  const gem = item === "alfa:pentagon" ? "pentagon" : item === "alfa:hexagon" ? "hexagon" : "septagon";
  return texts.powers.alfaTile(gem);
}

export function rackTileName(tile: RackTile, texts: Messages = t()): string {
  if (isRackAlfa(tile)) return texts.powers.alfaTile(GEM_OF_RACK_ALFA[tile]);
  if (tile === BLANK) return texts.board.blank;
  if (tile === WILDCARD) return texts.board.wildcard;
  if (tile === STOP) return texts.board.stop;
  if (tile === ARROW) return texts.board.arrow;
  return tile;
}

export function pieceName(draft: Draft, id: number): string {
  const item = pieceOf(draft, id)?.item ?? "";
  return isInRack(draft, id) ? rackTileName(item) : barItemName(item as BarItem);
}

/** `under` is the premium drafted on its square. */
function tileParts(tile: TileFace, under: string): string[] {
  const { board, powers } = t();
  const letter = tile.kind === "stop" ? board.stop : tile.kind === "arrow" ? "" : tile.letter;
  return [
    tile.value === null ? letter : board.tile(letter, tile.value),
    tile.arrow === null ? (tile.kind === "arrow" ? board.arrow : "") : board.bend[tile.arrow],
    tile.gem === null ? "" : powers.alfaTile(tile.gem),
    tile.kind === "gold" ? powers.goldTile : tile.kind === "blank" ? board.blank : "",
    tile.charge + tile.adding > 0 ? board.charges(tile.charge + tile.adding) : "",
    tile.rolling ? board.dieWaits : tile.dice > 0 ? board.die(tile.dice) : "",
    tile.morphed && tile.original !== null ? board.morphedFrom(tile.original) : "",
    under,
    tile.look === "draft" || tile.touched ? board.drafted : tile.look === "last" ? board.lastMove : "",
  ];
}

/** The start square in the words of the game. */
export function startName(ruleset: RulesetId): string {
  const { start, startIn } = t().board;
  return Object.hasOwn(startIn, ruleset) ? startIn[ruleset as keyof typeof startIn] : start;
}

/** A square with everything on it: `H8: K, 3 points, drafted`. */
export function squareName(face: Face, start: string = t().board.start): string {
  const { board } = t();
  const premium = face.premium === null ? "" : board.premium[face.premium];
  const bare = [face.start ? start : "", premium, face.placed ? board.drafted : ""];
  const what =
    face.tile === null ? (bare.some(Boolean) ? bare : [board.empty]) : tileParts(face.tile, face.placed ? premium : "");
  const rest = [face.erased ? board.erased : "", face.blocked ? board.blocked : ""];
  return board.square(face.at, [...what, ...rest].filter(Boolean).join(", "));
}
