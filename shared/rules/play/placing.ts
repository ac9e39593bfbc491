/** Where a single piece may be put, beside what a draft holds already: the answers of the engine's own checks (V-03). */
import type { Play } from "../effects.ts";
import type { PlacedPower, SquareName } from "../model.ts";
import type { Position } from "../position.ts";
import { checkSquares } from "./squares.ts";
import { checkTargets } from "./targets.ts";

/** Can a tile be laid there? A tile of the draft makes room (R-10, K-32, C-09). */
export function canLayAt(position: Position, { powers }: Play, at: SquareName): boolean {
  const erased = powers.filter((power) => power.power === "erase" && power.at === at);
  return checkSquares(position, { tiles: [{ at }], powers: erased }) === null;
}

/** Can the power be put on its square, beside the tile and the powers that the draft holds there (K-31 to K-37, C-07)? */
export function canPlacePower(position: Position, draft: Play, power: PlacedPower): boolean {
  if (position.rules.tapped.includes(power.power)) return false;
  const isThere = ({ at }: { readonly at: SquareName }): boolean => at === power.at;
  const there = { tiles: draft.tiles.filter(isThere), powers: [...draft.powers.filter(isThere), power] };
  return checkSquares(position, there) === null && checkTargets(position, there) === null;
}
