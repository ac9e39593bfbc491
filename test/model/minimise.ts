/** A vector that shows a difference, made smaller as long as it still shows one. */

import { withExpectation } from "./generate/vector.ts";
import type { Vector, VectorAction } from "./vector.ts";

/** Tells what is different between model and engine; empty when they agree. */
export type Shows = (vector: Vector) => string[];

function without<T>(things: readonly T[], index: number): T[] {
  return things.filter((_, place) => place !== index);
}

function withoutKeys<T>(record: Readonly<Record<string, T>>, gone: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !gone.includes(key)));
}

/** All, then halves, then single keys. */
function parts(keys: readonly string[]): string[][] {
  const half = Math.ceil(keys.length / 2);
  return [[...keys], keys.slice(0, half), keys.slice(half), ...keys.map((key) => [key])].filter((part) => part.length > 0);
}

function* smallerActions(vector: Vector): Generator<Vector> {
  const replaced = (index: number, action: VectorAction): Vector => ({ ...vector, actions: vector.actions.with(index, action) });
  for (let index = vector.actions.length - 1; index >= 0; index--) {
    const action = vector.actions[index];
    if (action === undefined) continue;
    if (vector.actions.length > 1) yield { ...vector, actions: without(vector.actions, index) };
    for (const place of action.powers?.keys() ?? [])
      yield replaced(index, { ...action, powers: without(action.powers ?? [], place) });
    for (const place of action.tiles?.keys() ?? [])
      yield replaced(index, { ...action, tiles: without(action.tiles ?? [], place) });
    for (const place of action.away?.keys() ?? []) yield replaced(index, { ...action, away: without(action.away ?? [], place) });
  }
}

function* smallerSetUps(vector: Vector): Generator<Vector> {
  const { premiums = {}, tiles = {}, board = {}, values = {}, options = {} } = vector;
  for (const gone of parts(Object.keys(premiums))) yield { ...vector, premiums: withoutKeys(premiums, gone) };
  for (const gone of parts(Object.keys(values))) yield { ...vector, values: withoutKeys(values, gone) };
  for (const gone of parts(Object.keys(tiles))) yield { ...vector, tiles: withoutKeys(tiles, gone) };
  for (const gone of parts(Object.keys(board))) {
    yield { ...vector, board: withoutKeys(board, gone), tiles: withoutKeys(tiles, gone) };
  }
  for (const gone of Object.keys(options)) {
    if (gone !== "players") yield { ...vector, options: withoutKeys({ ...options }, [gone]) };
  }
  if (Array.isArray(vector.words)) {
    for (const gone of parts(vector.words)) yield { ...vector, words: vector.words.filter((word) => !gone.includes(word)) };
  }
  if (vector.bag !== undefined && vector.bag !== "")
    yield { ...vector, bag: vector.bag.slice(0, Math.floor(vector.bag.length / 2)) };
  if (vector.rolls !== undefined && vector.rolls.length > 0) yield { ...vector, rolls: [] };
  if ((vector.passes ?? 0) > 0) yield { ...vector, passes: 0 };
  for (const [seat, player] of vector.players.entries()) {
    const replaced = (changed: typeof player): Vector => ({ ...vector, players: vector.players.with(seat, changed) });
    for (const place of player.bar?.keys() ?? []) yield replaced({ ...player, bar: without(player.bar ?? [], place) });
    if (player.score !== undefined) yield replaced(withoutScore(player));
    const rack = [...(player.rack ?? "")];
    if (!rack.includes("*")) for (const place of rack.keys()) yield replaced({ ...player, rack: without(rack, place).join("") });
  }
}

function withoutScore<T extends { score?: number }>(player: T): Omit<T, "score"> {
  const { score: _, ...rest } = player;
  return rest;
}

export function minimise(vector: Vector, shows: Shows, most = 600): Vector {
  let smallest = vector;
  let tries = 0;
  for (let again = true; again; ) {
    again = false;
    for (const candidate of [...smallerActions(smallest), ...smallerSetUps(smallest)]) {
      tries += 1;
      if (tries > most) return smallest;
      const checked = attempt(candidate, shows);
      if (checked === null) continue;
      smallest = checked;
      again = true;
      break;
    }
  }
  return smallest;
}

function attempt(candidate: Vector, shows: Shows): Vector | null {
  try {
    const vector = withExpectation(candidate);
    return shows(vector).length > 0 ? vector : null;
  } catch {
    return null;
  }
}
