/** Seeded games of random commands, legal and illegal, for property tests. No match draws from this. */
import type { Chance, Command, GameState, LaidTile, PlacedPower, PowerId, RackTile, TileSource } from "../index.ts";
import { POWER_IDS, rulesOfGame, squareName, squareNumber } from "../index.ts";
import { DIE_SIDES } from "../limits.ts";
import { isLetterTile } from "../tiles.ts";

export interface Random {
  /** 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T | undefined;
  chance(share: number): boolean;
}

export function random(seed: number): Random & Chance {
  let state = seed >>> 0 || 1;
  const below = (limit: number) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state = (state + 0x9e3779b9) >>> 0;
    return (state >>> 3) % limit;
  };
  return {
    below,
    pick: (items) => items[below(items.length || 1)],
    chance: (share) => below(1000) < share * 1000,
    roll: () => 1 + below(DIE_SIDES),
    shuffle: (items) => {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const [a, b] = [order[last], order[other]];
        if (a === undefined || b === undefined) continue;
        order[last] = b;
        order[other] = a;
      }
      return order;
    },
  };
}

/** Mostly of a kind that the rule set has, and mostly by the seat to move. */
export function randomCommand(state: GameState, draw: Random): { seat: number; command: Command } {
  const seat = draw.chance(0.85) ? state.turn : draw.below(state.seats.length);
  const { rack = [] } = state.seats[seat] ?? {};
  const some = () => rack.filter(() => draw.chance(0.3));
  const kind = draw.below(100);
  if (kind < 72) return { seat, command: randomPlay(state, seat, draw) };
  if (kind < 84)
    return { seat, command: { type: draw.chance(0.85) ? "buy" : "sell", power: draw.pick(powersOf(state)) ?? "dice" } };
  if (kind < 90) return { seat, command: { type: draw.chance(0.5) ? "swap" : "exchange", tiles: some() } };
  if (kind < 93) return { seat, command: { type: "morph-rack", letter: draw.pick(rack) ?? "A" } };
  if (kind < 97) return { seat, command: { type: "pass" } };
  if (kind < 99) return { seat, command: { type: "end-game" } };
  return { seat, command: { type: draw.chance(0.3) ? "resign" : "pass" } };
}

function powersOf(state: GameState): PowerId[] {
  const known = POWER_IDS.filter((power) => Object.hasOwn(rulesOfGame(state).prices, power));
  return known.length === 0 ? [...POWER_IDS] : known;
}

/** A run of rack and bar tiles beside what lies there, with powers out of the bar thrown at nearby squares. */
export function randomPlay(state: GameState, seat: number, draw: Random): Extract<Command, { type: "play" }> {
  const { rack = [], bar = [] } = state.seats[seat] ?? {};
  const { size } = state;
  const down = draw.chance(0.5);
  const anchor = squareNumber(draw.pick(Object.keys(state.board)) ?? state.start, size);
  const back = draw.below(3);
  const aside = Object.keys(state.board).length === 0 ? 0 : draw.below(3) - 1;
  const column = Math.max(0, (anchor % size) - (down ? aside : back));
  const row = Math.max(0, Math.floor(anchor / size) - (down ? back : aside));

  const hand = draw.chance(0.04) ? ["A", "B", "C"] : [...rack];
  const tiles: LaidTile[] = [];
  const wanted = draw.chance(0.1) ? hand.length : 1 + draw.below(4);
  for (let step = 0; step < size && tiles.length < wanted; step++) {
    const [x, y] = down ? [column, row + step] : [column + step, row];
    if (x >= size || y >= size) break;
    const at = squareName(y * size + x, size);
    if (Object.hasOwn(state.board, at)) continue;
    const [rackTile] = hand.splice(draw.below(hand.length || 1), 1);
    if (rackTile === undefined || rackTile === ">") break;
    const under = draw.chance(0.5) && rackTile !== "#" ? hand.indexOf(">") : -1;
    if (under >= 0) hand.splice(under, 1);
    tiles.push({ ...laid(at, rackTile, draw), ...(under >= 0 ? { arrow: draw.chance(0.5) ? "right-down" : "down-right" } : {}) });
  }
  const barTiles = bar.filter((item) => item === "gold" || item.startsWith("alfa:"));
  const square = () => squareName(draw.below(size * size), size);
  for (const from of barTiles) {
    if (draw.chance(0.3)) tiles.push({ at: square(), letter: "E", from: from as TileSource });
  }
  const nearby = [...Object.keys(state.board), ...tiles.map((tile) => tile.at), square()];
  const powers: PlacedPower[] = POWER_IDS.filter((power) => bar.includes(power) && draw.chance(0.4)).map((power) => ({
    power,
    at: (power.startsWith("place") ? square() : draw.pick(nearby)) ?? square(),
    letter: "O",
  }));
  return { type: "play", tiles: draw.chance(0.08) ? [] : tiles, powers };
}

function laid(at: string, tile: RackTile, draw: Random): LaidTile {
  if (isLetterTile(tile)) return { at, letter: tile };
  if (tile === "#") return { at, from: "stop" };
  const letter = draw.pick(["A", "E", "S"]) ?? "A";
  return { at, letter, from: tile === "?" ? "blank" : (tile as TileSource) };
}
