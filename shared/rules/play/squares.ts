import { erasedSquares, type Play, placedPremium } from "../effects.ts";
import type { RuleError, SquareName } from "../model.ts";
import type { Position } from "../position.ts";
import { squareNumber } from "../squares.ts";

/** Are the squares there and free (V-03: outside-board to square-blocked). */
export function checkSquares({ table }: Position, play: Play): RuleError | null {
  const outside = [...play.tiles, ...play.powers].find(({ at }) => squareNumber(at, table.size) < 0);
  if (outside !== undefined) return { code: "outside-board", at: outside.at };

  const laid = play.tiles.map((tile) => tile.at);
  const erased = erasedSquares(play.powers);
  // Erase comes before laying, so an erased square is no longer taken (K-32).
  const taken = laid.find((at, index) => laid.indexOf(at) < index || (Object.hasOwn(table.board, at) && !erased.includes(at)));
  if (taken !== undefined) return { code: "square-taken", at: taken };

  const closed = erased.find((at, index) => laid.includes(at) || erased.indexOf(at) < index || hitByOthers(play, at));
  if (closed !== undefined) return { code: "square-erased", at: closed };

  const placed = play.powers.filter(({ power }) => placedPremium(power) !== null).map(({ at }) => at);
  const blocked = [...laid, ...placed].find((at) => table.blocked.includes(at));
  return blocked === undefined ? null : { code: "square-blocked", at: blocked };
}

function hitByOthers(play: Play, square: SquareName): boolean {
  return play.powers.some(({ power, at }) => power !== "erase" && at === square);
}
