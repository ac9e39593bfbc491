/** The model: a vector in, what comes of each action and the position at the end out. */

import { perform } from "./commands.ts";
import { type Position, positionOf, type Tile, tableOf } from "./position.ts";
import type { Vector, VectorEnd, VectorOutcome, VectorTile } from "./vector.ts";

export interface ModelRun {
  readonly outcomes: readonly VectorOutcome[];
  readonly position: Position;
  readonly end: VectorEnd;
}

export function runModel(vector: Vector, words: readonly string[]): ModelRun {
  const table = tableOf(vector, words);
  const position = positionOf(vector);
  let now = vector.now ?? 0;
  const outcomes: VectorOutcome[] = [];
  for (const action of vector.actions) {
    now = action.now ?? now;
    outcomes.push(perform(position, table, action, now));
  }
  return { outcomes, position, end: endOf(vector, position, outcomes) };
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

function endOf(vector: Vector, position: Position, outcomes: readonly VectorOutcome[]): VectorEnd {
  const last = outcomes.at(-1);
  const named = new Set([...Object.keys(vector.premiums ?? {}), ...Object.keys(position.premiums)]);
  return {
    ...(last?.error === undefined ? {} : { error: last.error }),
    ...(last?.rejected === undefined ? {} : { rejected: last.rejected }),
    turn: position.turn,
    passes: position.passes,
    over: position.over,
    ...(position.over && position.winner !== null ? { winner: position.winner } : {}),
    ...(position.reason === null ? {} : { reason: position.reason }),
    ...(position.final === null ? {} : { final: position.final }),
    scores: position.players.map((player) => player.score),
    coins: position.players.map((player) => player.coins),
    racks: position.players.map((player) => player.rack.join("")),
    bars: position.players.map((player) => player.bar),
    bag: position.bag.length,
    warnings: position.players.map((player) => player.warnings),
    board: Object.fromEntries(Object.entries(position.board).map(([square, tile]) => [square, tile.letter])),
    tiles: Object.fromEntries(Object.entries(position.board).map(([square, tile]) => [square, tellTile(tile)])),
    premiums: Object.fromEntries([...named].map((square) => [square, position.premiums[square] ?? null])),
  };
}
