/** How the tiles lie once they are down: line, start, connection, stop tile (V-03: not-in-line to stop-misplaced). */
import type { Play } from "../effects.ts";
import { type Grid, letterAt } from "../grid.ts";
import type { LaidTile, RuleError } from "../model.ts";
import type { Position } from "../position.ts";
import { neighbours, squareNumber } from "../squares.ts";

export interface Layout {
  /** The board after the play's erasures and before its tiles. */
  readonly before: Grid;
  readonly after: Grid;
  /** Squares of all tiles laid. */
  readonly laid: readonly number[];
  /** Squares of letters laid, no stop tile. */
  readonly letters: readonly number[];
  /** Letters that the line rule binds: no alfa tile (K-23). */
  readonly bound: readonly number[];
  readonly stops: readonly number[];
  readonly alfas: number;
}

export function layoutOf({ table }: Position, play: Play, after: Grid): Layout {
  const { size } = table;
  const squares = (tiles: readonly LaidTile[]) => tiles.map((tile) => squareNumber(tile.at, size));
  const letters = play.tiles.filter((tile) => tile.from !== "stop");
  const bound = letters.filter((tile) => !isAlfa(tile));
  const laid = squares(play.tiles);
  const before = [...after];
  for (const square of laid) if (square >= 0) before[square] = null;
  return {
    before,
    after,
    laid,
    letters: squares(letters),
    bound: squares(bound),
    stops: squares(play.tiles.filter((tile) => tile.from === "stop")),
    alfas: letters.length - bound.length,
  };
}

export function checkLayout({ rules, table }: Position, layout: Layout): RuleError | null {
  const { size } = table;
  const { before, after, laid, bound, alfas } = layout;
  const line = bound.length > 1 ? rules.line({ grid: after, size, bound }) : null;
  if (line !== null) return { code: line };

  if (before.every((tile) => tile === null)) {
    return laid.includes(squareNumber(table.start, size)) ? null : { code: "start-not-covered", at: table.start };
  }
  return alfas > 0 || isConnected(layout, size) ? null : { code: "not-connected" };
}

/** A stop tile that lies there from before gives no connection; one being laid is touched like any tile (R-13, P-10). */
function isConnected({ before, laid }: Layout, size: number): boolean {
  return laid.some((square) => neighbours(square, size).some((other) => letterAt(before, other) !== null));
}

function isAlfa({ from }: LaidTile): boolean {
  return from !== undefined && from !== "blank" && from !== "gold" && from !== "stop" && from !== "~";
}
