/** New tiles for old ones: by the power that does it, or as a move of its own (K-30, P-12, W-08). */
import { type Command, type GameView, mustFinish, type PowerId, type RackTile, rulesOf } from "../rules/index.ts";
import { isRackAlfa } from "../rules/tiles.ts";
import type { Skill } from "./levels.ts";
import { Purse } from "./purse.ts";
import { coinWorth, leaveWorth } from "./worth.ts";

export interface NewTiles {
  readonly command: Command;
  /** The power that it takes. */
  readonly power: PowerId | null;
  /** Hundredths of a point, to compare with plays: what is kept, less what it costs. */
  readonly worth: number;
}

/** What a turn that goes on after a swap may still bring. */
const TURN_AFTER_SWAP = 1500;

/**
 * Null where no tile can be exchanged, and after a turn without a play: on a board where nothing fits, bots would change tiles
 * for ever.
 */
export function exchangeFor(view: GameView, skill: Skill): NewTiles | null {
  const rules = rulesOf(view.ruleset);
  const { bag, seats, turn, own, last } = view;
  if (own === null || bag === 0 || (last !== null && last.type !== "played") || mustFinish(rules, { bag, seats }, turn))
    return null;
  if (rules.actions.includes("exchange")) {
    const given = tilesToGive(view, own.rack, rules.exchange === "draw-first" ? bag : own.rack.length);
    return given === null ? null : { command: { type: "exchange", tiles: given.tiles }, power: null, worth: given.worth };
  }
  const price = skill.powers.includes("swap") ? new Purse(view).priceOf("swap") : null;
  const given = price === null ? null : tilesToGive(view, own.rack, bag);
  if (price === null || given === null) return null;
  const worth = TURN_AFTER_SWAP + given.worth - price * coinWorth(view);
  return { command: { type: "swap", tiles: given.tiles }, power: "swap", worth };
}

/** The tiles to give so that what stays is worth most. */
function tilesToGive(view: GameView, rack: readonly RackTile[], most: number) {
  let best: { readonly tiles: readonly RackTile[]; readonly worth: number } | null = null;
  for (let choice = 1; choice < 1 << rack.length; choice++) {
    const tiles = rack.filter((_, at) => (choice >> at) & 1);
    if (tiles.length > most || tiles.some(isRackAlfa)) continue;
    const worth = leaveWorth(
      view,
      rack.filter((_, at) => ((choice >> at) & 1) === 0),
    );
    if (best === null || worth > best.worth) best = { tiles, worth };
  }
  return best;
}
