/** The ways to spoil a play; each breaks another rule, and what comes first is for V-03 to say. */

import type { Position, Table } from "../position.ts";
import { playerAt } from "../turns.ts";
import type { VectorAction, VectorLaid, VectorPower } from "../vector.ts";
import { everySquare } from "../words.ts";
import type { Random } from "./random.ts";
import { randomLetter } from "./set-up.ts";

type Spoiler = (random: Random, position: Position, table: Table, seat: number, action: VectorAction) => void;

const anyLaid = (random: Random, action: VectorAction): VectorLaid | undefined =>
  action.tiles !== undefined && action.tiles.length > 0 ? random.pick(action.tiles) : undefined;

function addPower(action: VectorAction, power: VectorPower): void {
  action.powers = [...(action.powers ?? []), power];
}

const squareIn = (random: Random, table: Table): string => random.pick(everySquare(table.size));
const beyond = (table: Table): string[] => ["A0", "Z9", `A${table.size + 1}`, `${String.fromCharCode(65 + table.size)}1`];

const SPOILERS: readonly Spoiler[] = [
  (random, position, _table, _seat, action) => {
    const laid = anyLaid(random, action);
    const taken = Object.keys(position.board);
    if (laid !== undefined && taken.length > 0) laid.at = random.pick(taken);
  },
  (random, _position, table, _seat, action) => {
    const laid = anyLaid(random, action);
    if (laid !== undefined) laid.at = squareIn(random, table);
  },
  (random, _position, table, _seat, action) => {
    const laid = anyLaid(random, action);
    if (laid !== undefined) laid.at = random.pick(beyond(table));
  },
  (random, _position, _table, _seat, action) => {
    const laid = anyLaid(random, action);
    const other = anyLaid(random, action);
    if (laid !== undefined && other !== undefined) laid.at = other.at;
  },
  (random, _position, _table, _seat, action) => {
    const laid = anyLaid(random, action);
    if (laid !== undefined) action.tiles = action.tiles?.filter((each) => each !== laid) ?? [];
  },
  (random, _position, _table, _seat, action) => {
    const laid = anyLaid(random, action);
    if (laid !== undefined && laid.from !== "stop") laid.letter = randomLetter(random);
  },
  (random, _position, _table, _seat, action) => {
    const wild = (action.tiles ?? []).filter(({ from }) => from !== undefined && from !== "stop");
    if (wild.length > 0) random.pick(wild).letter = random.pick(["?", "1", "", "-", "AB"]);
    for (const power of action.powers ?? [])
      if (power.power === "morph" && random.chance(50)) power.letter = random.pick(["?", "1", ""]);
  },
  (random, _position, _table, _seat, action) => {
    const laid = anyLaid(random, action);
    if (laid !== undefined && laid.from !== "stop") laid.from = random.pick(["blank", "gold", "alfa:hexagon", "*6", "~"]);
  },
  (random, _position, table, _seat, action) => {
    const laid = anyLaid(random, action);
    addPower(action, { power: random.pick(["erase", "charge", "place-2W"]), at: laid?.at ?? squareIn(random, table) });
  },
  (random, position, table, seat, action) => {
    const bar = playerAt(position, seat).bar.filter((item) => table.book.prices[item] !== undefined);
    if (bar.length > 0) addPower(action, { power: random.pick(bar), at: squareIn(random, table), letter: randomLetter(random) });
  },
  (random, position, table, _seat, action) => {
    const taken = Object.keys(position.board);
    const at = taken.length > 0 && random.chance(50) ? random.pick(taken) : random.pick([...beyond(table), table.start]);
    addPower(action, { power: random.pick(["charge", "erase", "dice", "morph", "joker", "place-3W"]), at, letter: "A" });
  },
  (random, position, _table, _seat, action) => {
    const erase = action.powers?.find(({ power }) => power === "erase");
    const laid = anyLaid(random, action);
    const erasedAt = erase?.at ?? random.pick([...position.blocked, laid?.at ?? "A1"]);
    if (laid !== undefined) laid.at = erasedAt;
  },
  (random, position, _table, _seat, action) => {
    for (const square of random.some(position.blocked, 1)) addPower(action, { power: "place-2L", at: square });
  },
  (random, _position, _table, _seat, action) => {
    if (random.chance(50)) delete action.tiles;
    else action.tiles = [];
    if (random.chance(50)) delete action.powers;
  },
  (random, _position, table, _seat, action) => {
    const letters = action.tiles?.filter(({ from }) => from !== "stop") ?? [];
    if (table.book.returnsFirst) action.tiles = [...letters, { at: squareIn(random, table), from: "stop" }];
  },
  // A stop tile in the middle of the play, or a letter on both sides of an old one.
  (random, _position, table, _seat, action) => {
    const laid = anyLaid(random, action);
    if (laid === undefined || !table.book.returnsFirst) return;
    laid.from = "stop";
    delete laid.letter;
    delete laid.arrow;
  },
  // An erase that is refused on a square that the play lays on.
  (random, position, _table, _seat, action) => {
    const laid = anyLaid(random, action);
    const immune = Object.keys(position.board).filter((square) => ["alfa", "gold"].includes(position.board[square]?.kind ?? ""));
    if (laid === undefined || immune.length === 0) return;
    laid.at = random.pick(immune);
    addPower(action, { power: "erase", at: laid.at });
  },
  // The whole board erased.
  (_random, position, _table, _seat, action) => {
    const onBoard = Object.keys(position.board);
    if (onBoard.length <= 2) for (const at of onBoard) addPower(action, { power: "erase", at });
  },
  (random, _position, _table, _seat, action) => {
    const laid = anyLaid(random, action);
    if (laid !== undefined) laid.arrow = random.pick(["right-down", "down-right"]);
  },
];

/** C-09: squares that were erased earlier in the turn. */
const ON_BLOCKED: readonly Spoiler[] = [
  // Any power on a square that was erased earlier in the turn.
  (random, position, table, seat, action) => {
    const bar = playerAt(position, seat).bar.filter((item) => table.book.prices[item] !== undefined);
    for (const at of random.some(position.blocked, 1)) if (bar.length > 0) addPower(action, { power: random.pick(bar), at });
  },
  (random, position, _table, _seat, action) => {
    const laid = anyLaid(random, action);
    if (laid !== undefined && position.blocked.length > 0) laid.at = random.pick(position.blocked);
  },
];

export function spoil(random: Random, position: Position, table: Table, seat: number, action: VectorAction): void {
  const times = random.weighted([
    [65, 1],
    [25, 2],
    [10, 3],
  ]);
  for (let time = 0; time < times; time++) {
    const spoilers = position.blocked.length > 0 && random.chance(60) ? ON_BLOCKED : SPOILERS;
    random.pick(spoilers)(random, position, table, seat, action);
  }
}
