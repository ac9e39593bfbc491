/** A play that is probably legal, with its powers, and the ways to spoil one. */

import { draftOf } from "../draft.ts";
import { isLetterTile, type Position, type Table } from "../position.ts";
import { mustFinish, playerAt } from "../turns.ts";
import type { VectorAction, VectorLaid, VectorPower } from "../vector.ts";
import { everySquare } from "../words.ts";
import { type Hand, linePlay, stopPlay } from "./paths.ts";
import type { Random } from "./random.ts";
import { randomLetter } from "./set-up.ts";

/** A rack tile as it is laid; null for what is laid only with another. */
function asLaid(random: Random, tile: string): Omit<VectorLaid, "at"> | null {
  if (isLetterTile(tile)) return { letter: tile };
  if (tile === "?") return { letter: randomLetter(random), from: "blank" };
  if (tile === "#" || tile === ">") return null;
  return { letter: randomLetter(random), from: tile };
}

function handOf(random: Random, position: Position, seat: number): { hand: Hand; roaming: Hand } {
  const player = playerAt(position, seat);
  const fromRack = random.shuffle(player.rack).flatMap((tile) => asLaid(random, tile) ?? []);
  const count = random.weighted([
    [45, random.between(1, 3)],
    [30, random.between(2, 5)],
    [25, fromRack.length],
  ]);
  const earned = player.bar.filter((item) => item === "gold" || item.startsWith("alfa:"));
  const most = random.chance(25) ? earned.length : random.between(0, earned.length);
  const fromBar = random.chance(45) ? random.some(earned, most) : [];
  const wild: Hand = fromBar.map((from) => ({ letter: randomLetter(random), from }));
  const all = random.shuffle([...fromRack.slice(0, count), ...wild]);
  // Some alfa tiles leave the line and go anywhere (K-23).
  const roams = (laid: Omit<VectorLaid, "at">) => /^(alfa|\*)/.test(laid.from ?? "") && random.chance(35);
  const roaming = all.filter(roams);
  return { hand: all.filter((laid) => !roaming.includes(laid)), roaming };
}

function targetFor(random: Random, power: string, position: Position, table: Table, tiles: readonly VectorLaid[]): string {
  const onBoard = Object.keys(position.board);
  const laid = tiles.map(({ at }) => at);
  const premium = Object.keys(position.premiums);
  const anywhere = everySquare(table.size);
  if (power.startsWith("place-")) {
    const bare = anywhere.filter((square) => position.board[square] === undefined && position.premiums[square] === undefined);
    return random.pick(random.chance(50) && laid.length > 0 ? laid : bare.length > 0 && random.chance(90) ? bare : anywhere);
  }
  const choices = power === "erase" ? [...onBoard, ...premium] : [...onBoard, ...laid, ...laid];
  return random.pick(choices.length > 0 && random.chance(93) ? choices : anywhere);
}

function powersFor(random: Random, position: Position, table: Table, seat: number, tiles: readonly VectorLaid[]): VectorPower[] {
  const { prices, tapped } = table.book;
  const draftable = playerAt(position, seat).bar.filter((item) => prices[item] !== undefined);
  const wanted = random.some(draftable, random.between(0, Math.min(draftable.length, 4)));
  // In a forced finish, squares erased early matter later (C-13).
  const chosen = mustFinish(position, table, seat) && random.chance(50) ? draftable.filter((power) => power === "erase") : wanted;
  const powers: VectorPower[] = [];
  for (const power of chosen) {
    if (tapped.includes(power) && !random.chance(4)) continue;
    const other = powers.at(-1)?.at;
    const at = other !== undefined && random.chance(15) ? other : targetFor(random, power, position, table, tiles);
    powers.push({ power, at, ...(power === "morph" ? { letter: randomLetter(random) } : {}) });
  }
  return powers;
}

export function randomPlay(random: Random, position: Position, table: Table, seat: number): VectorAction {
  const { hand, roaming } = handOf(random, position, seat);
  const { rack } = playerAt(position, seat);
  const count = (tile: string): number => rack.filter((each) => each === tile).length;
  const arrows = random.chance(60) ? count(">") : 0;
  const withStop = count("#") > 0 && random.chance(40);
  const free = everySquare(table.size).filter((square) => position.board[square] === undefined);
  let tiles: VectorLaid[] = [];
  if (hand.length > 0) tiles = (withStop ? stopPlay : linePlay)(random, position, table, hand, arrows);
  for (const laid of roaming) {
    const square = random.pick(free);
    if (!tiles.some(({ at }) => at === square)) tiles.push({ at: square, ...laid });
  }
  if (random.chance(10)) tiles = [];
  const action: VectorAction = { seat, type: "play", tiles };
  const powers = random.chance(55) || tiles.length === 0 ? powersFor(random, position, table, seat, tiles) : [];
  if (powers.length > 0) action.powers = powers;
  return action;
}

/** The words that would make the play valid. */
export function wordsNeeded(position: Position, table: Table, action: VectorAction): string[] {
  return draftOf(position, table, action).checked.map((word) => word.text);
}
