/** A random position: board, premiums, racks, bars and bag, from empty to nearly over. */

import { RULEBOOKS, type Rulebook } from "../rulebook.ts";
import type { ArrowName, GemName, RulesetName, Vector, VectorOptions, VectorPlayer, VectorTile } from "../vector.ts";
import { backward, everySquare, neighbours, onward } from "../words.ts";
import type { Random } from "./random.ts";

const LETTERS = "AAAAAAAABBCDDDDEEEEEEEEFFGGGHHIIIIIJKKKLLLLLMMMNNNNNNOOOOPPQRRRRRRSSSSSSSTTTTTTTUUUVVWXYZÅÅÄÄÖÖ";
const GEMS: readonly GemName[] = ["pentagon", "hexagon", "septagon"];
const ARROWS: readonly ArrowName[] = ["right-down", "down-right"];

export const randomLetter = (random: Random): string => random.pick([...LETTERS]);
export const randomArrow = (random: Random): ArrowName => random.pick(ARROWS);

/** A rack or bag tile. */
function randomTile(random: Random, ruleset: RulesetName, inBag: boolean): string {
  const book = RULEBOOKS[ruleset];
  if (ruleset === "alfapet" && random.chance(32))
    return random.weighted([[3, ">"] as const, [3, "#"] as const, [2, "?"] as const]);
  if (ruleset === "wordfeud" && random.chance(8)) return "?";
  if (book.alfaTiles === "rack" && !inBag && random.chance(12)) return random.pick(["*5", "*6", "*7", "~"]);
  return randomLetter(random);
}

const tilesFor = (random: Random, ruleset: RulesetName, count: number, inBag: boolean): string =>
  Array.from({ length: count }, () => randomTile(random, ruleset, inBag)).join("");

function randomBar(random: Random, book: Rulebook): string[] {
  const powers = Object.keys(book.prices);
  if (powers.length === 0) return [];
  // Enough of them for the longest plays (K-55).
  if (book.alfaTiles === "bar" && random.chance(6))
    return Array.from({ length: 7 }, () => random.pick(["gold", "alfa:pentagon"]));
  const count = random.weighted([
    [15, 0],
    [25, random.between(1, 3)],
    [40, random.between(3, 6)],
    [20, 7],
  ]);
  return Array.from({ length: count }, () => {
    if (book.alfaTiles === "bar" && random.chance(35)) return random.pick(["gold", "gold", ...GEMS.map((gem) => `alfa:${gem}`)]);
    return random.pick([...powers, "charge", "erase"]);
  });
}

/** C-13: the bag is empty and one player alone has tiles, with something to erase. */
function forceFinish(random: Random, vector: Vector): void {
  const turn = vector.turn ?? 0;
  vector.bag = "";
  vector.players = vector.players.map((player, seat) => ({ ...player, ...(seat === turn ? {} : { rack: "" }) }));
  const finisher = vector.players[turn];
  if (finisher === undefined) return;
  finisher.rack = tilesFor(random, vector.ruleset, random.between(2, 7), false);
  finisher.bar = [...(finisher.bar ?? []).slice(0, 4), "erase", "erase", random.pick(["place-2L", "charge", "morph", "swap"])];
}

/** Runs of letters that hang together; what they spell is no matter. */
function randomBoard(random: Random, size: number, start: string): Record<string, string> {
  const board: Record<string, string> = {};
  // A board of one or two tiles may be erased whole.
  if (random.chance(7)) {
    const next = onward(start, random.pick(["right", "down"]), size);
    board[start] = randomLetter(random);
    if (next !== null && random.chance(50)) board[next] = randomLetter(random);
    return board;
  }
  const runs = random.weighted([
    [10, 0],
    [25, random.between(1, 2)],
    [45, random.between(3, 9)],
    [20, random.between(8, 20)],
  ]);
  for (let run = 0; run < runs; run++) {
    const heading = random.pick(["right", "down"] as const);
    const through = run === 0 ? start : random.pick(Object.keys(board));
    let at: string | null = through;
    // Begin a little before the square that it goes through.
    for (let back = random.int(4); back > 0; back--) {
      const before: string | null = at === null ? null : backward(at, heading, size);
      if (before !== null) at = before;
    }
    const long = random.chance(12) ? size : Math.min(7, size);
    for (let left = random.between(2, long); left > 0 && at !== null; left--) {
      board[at] ??= randomLetter(random);
      at = onward(at, heading, size);
    }
  }
  return board;
}

function randomTiles(random: Random, ruleset: RulesetName, board: Record<string, string>): Record<string, VectorTile> {
  const tiles: Record<string, VectorTile> = {};
  if (random.chance(25)) return tiles;
  const { alfaTiles, prices, bonuses } = RULEBOOKS[ruleset];
  for (const square of Object.keys(board)) {
    if (!random.chance(25)) continue;
    if (ruleset === "wordfeud") tiles[square] = { kind: "blank" };
    if (ruleset === "alfapet") {
      const kind = random.weighted([[6, "arrow"] as const, [2, "stop"] as const, [2, "blank"] as const]);
      if (kind === "arrow") tiles[square] = { arrow: randomArrow(random) };
      else tiles[square] = { kind };
      if (kind === "stop") board[square] = "#";
    }
    if (prices.charge === undefined) continue;
    tiles[square] = random.weighted<VectorTile>([
      [4, { charge: random.between(1, 5) }],
      [bonuses ? 3 : 0, { dice: random.between(1, 6), ...(random.chance(30) ? { charge: 2 } : {}) }],
      [2, { morphed: true }],
      [alfaTiles === "none" ? 0 : 2, { kind: "alfa", gem: random.pick(GEMS) }],
      [bonuses ? 2 : 0, { kind: "gold" }],
    ]);
  }
  return tiles;
}

function randomPremiums(random: Random, ruleset: RulesetName, size: number, start: string): Record<string, string> {
  const percent = random.weighted([
    [20, 0],
    [40, 15],
    [40, 50],
  ]);
  const wide = ruleset === "alfapet" || random.chance(10);
  const kinds = ["2L", "3L", "2W", "3W", ...(wide ? ["4L", "4W", "-2L", "-2L"] : [])];
  const premiums: Record<string, string> = {};
  for (const square of everySquare(size)) if (random.chance(percent)) premiums[square] = random.pick(kinds);
  if (ruleset === "alfapet" || ruleset === "wordfeud") delete premiums[start];
  else if (random.chance(70)) premiums[start] = "2W";
  return premiums;
}

function randomOptions(random: Random, ruleset: RulesetName): VectorOptions {
  const options: VectorOptions = {};
  if (ruleset === "wordfeud" && random.chance(5)) options.fullRackBonus = random.pick([0, 10, 35]);
  if (ruleset !== "alfapet") return options;
  options.rackSize = random.pick([6, 7, 7, 8]);
  options.players = random.pick([2, 2, 3, 3, 4]);
  if (random.chance(8)) options.fullRackBonus = random.pick([0, 25, 100]);
  if (random.chance(8)) options.premiumSquares = false;
  if (random.chance(8)) options.tileValue = 1;
  return options;
}

function randomPlayers(random: Random, ruleset: RulesetName, options: VectorOptions, bagSize: number): VectorPlayer[] {
  const book = RULEBOOKS[ruleset];
  const full = options.rackSize ?? book.rackSize;
  const count = book.moves === null ? (options.players ?? 2) : 1;
  return Array.from({ length: count }, () => {
    const short = bagSize === 0 || random.chance(10);
    const held = short
      ? random.weighted([
          [25, 0],
          [45, random.between(1, 3)],
          [30, random.between(3, full)],
        ] as const)
      : full;
    const player: VectorPlayer = { rack: tilesFor(random, ruleset, held, false) };
    if (random.chance(70)) player.score = random.int(260);
    if (book.coinsForWords) player.coins = random.pick([0, 1, 2, 3, 5, 8, 12, 20, 40]);
    const bar = randomBar(random, book);
    if (book.coinsForWords) player.bar = bar;
    return player;
  });
}

function randomSize(random: Random, book: Rulebook): { size: number; start: string } {
  const size = random.chance(75) ? book.size : random.between(5, 21);
  return { size, start: random.chance(92) ? middleOf(size) : random.pick(everySquare(size)) };
}

/** The centre; of an even board the square before it. */
function middleOf(size: number): string {
  const middle = Math.ceil(size / 2);
  return `${String.fromCharCode(64 + middle)}${middle}`;
}

/** A vector without actions and without a lexicon. */
export function randomSetUp(random: Random, ruleset: RulesetName, id: string): Vector {
  const book = RULEBOOKS[ruleset];
  const { size, start } = randomSize(random, book);
  const options = randomOptions(random, ruleset);
  const bagSize = random.weighted([
    [30, 0],
    [15, random.between(1, 3)],
    [25, random.between(4, 12)],
    [30, random.between(13, 40)],
  ]);
  const board = randomBoard(random, size, start);
  const tiles = randomTiles(random, ruleset, board);
  const usual = size === book.size && start === middleOf(size) && random.chance(50);
  const vector: Vector = {
    id,
    ruleset,
    options,
    ...(usual ? {} : { size, start }),
    words: [],
    values: {},
    premiums: randomPremiums(random, ruleset, size, start),
    board,
    tiles,
    players: randomPlayers(random, ruleset, options, bagSize),
    bag: tilesFor(random, ruleset, bagSize, true),
    actions: [],
  };
  if (random.chance(50))
    for (const letter of new Set(LETTERS)) if (random.chance(80)) vector.values = { ...vector.values, [letter]: random.int(11) };
  if (Object.keys(board).length === 0 && random.chance(30)) vector.opened = true;
  if (book.moves !== null) return vector;
  vector.turn = random.int(vector.players.length);
  if (random.chance(25)) vector.format = "blitz";
  if (random.chance(15)) vector.now = random.int(90_000);
  if (book.forcedFinish && random.chance(22)) forceFinish(random, vector);
  const limit = book.passLimit === "two-each" ? 2 * vector.players.length : (book.passLimit ?? 1);
  if (random.chance(45)) vector.passes = random.int(limit);
  return vector;
}

/** Empty squares side by side with a tile, or the start square of an empty board. */
export function anchors(board: Readonly<Record<string, unknown>>, size: number, start: string): string[] {
  const near = Object.keys(board).flatMap((square) => neighbours(square, size));
  const free = [...new Set(near)].filter((square) => board[square] === undefined);
  return free.length === 0 ? [start] : free;
}
