/** The model: a vector in, what comes of each action and the position at the end out. */

import { perform } from "./commands.ts";
import { type Position, positionOf, type Tile, tableOf } from "./position.ts";
import type { Vector, VectorEnd, VectorOutcome, VectorTile } from "./vector.ts";

export interface ModelRun {
  readonly outcomes: readonly VectorOutcome[];
  /** The position after each action. */
  readonly after: readonly VectorEnd[];
  readonly end: VectorEnd;
}

export function runModel(vector: Vector, words: readonly string[]): ModelRun {
  const table = tableOf(vector, words);
  const position = positionOf(vector);
  let now = vector.now ?? 0;
  const outcomes: VectorOutcome[] = [];
  const after: VectorEnd[] = [];
  for (const action of vector.actions) {
    now = action.now ?? now;
    outcomes.push(perform(position, table, action, now));
    after.push(endOf(vector, position));
  }
  const { error, rejected } = outcomes.at(-1) ?? {};
  const last = { ...(error === undefined ? {} : { error }), ...(rejected === undefined ? {} : { rejected }) };
  return { outcomes, after, end: { ...last, ...endOf(vector, position) } };
}

/** All that can be told of a tile, for comparing. */
export function tellTile(tile: Tile): VectorTile {
  return {
    kind: tile.kind,
    charge: tile.charge,
    dice: tile.dice,
    morphed: tile.morphed,
    ...(tile.gem === null ? {} : { gem: tile.gem }),
    ...(tile.arrow === null ? {} : { arrow: tile.arrow }),
  };
}

/** All that a vector may expect of a position. */
function endOf(vector: Vector, position: Position): VectorEnd {
  const named = new Set([...Object.keys(vector.premiums ?? {}), ...Object.keys(position.premiums)]);
  const end: VectorEnd = {
    turn: position.turn,
    passes: position.passes,
    over: position.over,
    ...(position.over && position.winner !== null ? { winner: position.winner } : {}),
    ...(position.reason === null ? {} : { reason: position.reason }),
    ...(position.final === null ? {} : { final: position.final }),
    scores: position.players.map((player) => player.score),
    coins: position.players.map((player) => player.coins),
    racks: position.players.map((player) => player.rack.join("")),
    bars: position.players.map((player) => [...player.bar]),
    bag: position.bag.length,
    warnings: position.players.map((player) => player.warnings),
    board: Object.fromEntries(Object.entries(position.board).map(([square, tile]) => [square, tile.letter])),
    tiles: Object.fromEntries(Object.entries(position.board).map(([square, tile]) => [square, tellTile(tile)])),
    premiums: Object.fromEntries([...named].map((square) => [square, position.premiums[square] ?? null])),
  };
  // What a switched-off premium looks like in the state is nobody's business (P-22), nor who wins a daily attempt (V-02).
  if (vector.options?.premiumSquares === false) delete end.premiums;
  if (vector.ruleset.startsWith("daily")) delete end.winner;
  return end;
}
