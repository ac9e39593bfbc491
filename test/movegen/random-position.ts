/** Random positions of every rule set, with whatever a match can bring onto a board; the same seed gives the same. */
import { forwardDictionary } from "../../shared/lexicon/movegen/dictionary.ts";
import { MoveGenerator } from "../../shared/lexicon/movegen/generator.ts";
import { copyOf, type Play } from "../../shared/lexicon/movegen/play.ts";
import { taskOf } from "../../shared/lexicon/movegen/task.ts";
import type { BarItem, RulesetId } from "../../shared/rules/index.ts";
import { evolve, PREMIUMS, RULESET_IDS, rulesOf, squareName } from "../../shared/rules/index.ts";
import { MAX_SIZE, MIN_SIZE } from "../../shared/rules/model.ts";
import { type Position, positionOfState } from "../../shared/rules/position.ts";
import { type Random, randomFrom } from "../model/generate/random.ts";
import { type PositionVector, startOf } from "../vectors/position.ts";
import { graphOf, type WordGraph } from "./word-file.ts";

const LETTERS = "ABDEKRSTÅ";
/** In no word: such a tile can lie on a board and in a rack, and an alfa tile alone may become it. */
const FOREIGN_LETTER = "Q";
const SIZES: Readonly<Record<RulesetId, readonly number[]>> = {
  kraft: [15, 11, 17, 8],
  "kraft-classic": [15, 11, 17, 9],
  alfapet: [17, 15, 11, 21],
  wordfeud: [15, 11, 17, 5],
  "daily-1": [11, 15],
  "daily-2": [11, 17],
  "daily-3": [11, 15, 17],
};

export interface RandomCase {
  readonly seed: number;
  readonly position: Position;
  readonly words: ReadonlySet<string>;
  readonly graph: WordGraph;
}

export interface Wanted {
  readonly ruleset?: RulesetId;
  readonly size?: number;
  /** Alfa tiles in rack or bar. */
  readonly alfas?: number;
  readonly words?: number;
  readonly letters?: number;
  /** The most tiles in the rack. */
  readonly rack?: number;
  /** In how many of a hundred there is a theme (P-23). */
  readonly theme?: number;
  /** The most squares left open. */
  readonly open?: number;
}

export function randomCase(seed: number, wanted: Wanted = {}): RandomCase {
  const random = randomFrom(seed);
  const ruleset = wanted.ruleset ?? random.pick(RULESET_IDS);
  const size = wanted.size ?? (random.chance(75) ? random.pick(SIZES[ruleset]) : random.between(MIN_SIZE, MAX_SIZE));
  const letters = [...LETTERS].slice(0, wanted.letters ?? LETTERS.length);
  const words = randomWords(random, letters, wanted.words ?? random.between(20, 250), size);
  const graph = graphOf(words);
  const vector = randomVector(random, ruleset, size, letters, wanted.alfas ?? 0, wanted.rack);
  if (random.chance(wanted.theme ?? 10)) {
    const themed = random.shuffle([...words]).slice(0, random.between(1, 1 + words.size / 4));
    vector.options = { ...vector.options, theme: { words: [...themed, "ORD"], bonus: random.between(-5, 25) } };
  }
  grow(random, vector, graph, words);
  if (random.chance(8)) block(random, vector, letters);
  if (random.chance(10)) vector.opened = true;
  fill(random, vector, letters, wanted.open ?? size * size);
  return { seed, position: positionOf(vector, words), words, graph };
}

const WITH_ALFAS: readonly RulesetId[] = ["kraft", "kraft-classic", "daily-3", "daily-1"];

/** Small, and few letters: with alfa tiles the plays of a whole board cannot be tried one by one. */
export function alfaCase(seed: number, alfas: number, wanted: Pick<Wanted, "theme"> = {}): RandomCase {
  const random = randomFrom(seed ^ 0x5eed);
  const size = alfas === 1 ? random.between(5, 6) : 5;
  const letters = alfas === 1 ? random.between(3, 5) : random.between(2, 3);
  const one = randomCase(seed, {
    ...wanted,
    ruleset: random.pick(WITH_ALFAS),
    size,
    alfas,
    words: random.between(6, 24),
    letters,
    rack: 5 - alfas,
    open: alfas === 1 ? size * size : 9,
  });
  const { table } = one.position;
  const alphabet = [...one.graph.letters, FOREIGN_LETTER];
  return { ...one, position: { ...one.position, table: { ...table, alphabet } } };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Draft = Mutable<PositionVector>;

/** Starts and endings that come again, as in a language: so that words hook and cross. */
function randomWords(random: Random, letters: readonly string[], count: number, size: number): Set<string> {
  const word = (length: number) => Array.from({ length }, () => random.pick(letters)).join("");
  const stems = Array.from({ length: Math.ceil(count / 6) }, () => word(random.between(2, 4)));
  const endings = Array.from({ length: 6 }, () => word(random.between(1, 3)));
  const words = new Set<string>();
  for (let tries = 0; words.size < count && tries < 20 * count; tries++) {
    const made = random.weighted<() => string>([
      [3, () => word(random.between(2, 3))],
      [4, () => random.pick(stems) + random.pick(endings)],
      [2, () => random.pick(stems) + random.pick(stems)],
      [1, () => random.pick(stems) + random.pick(stems) + random.pick(endings) + random.pick(endings)],
    ])();
    if (made.length <= size) words.add(made);
  }
  return words;
}

function randomVector(
  random: Random,
  ruleset: RulesetId,
  size: number,
  letters: readonly string[],
  alfas: number,
  rack = 9,
): Draft {
  const rules = rulesOf(ruleset);
  const squares = size * size;
  const premiums: Draft["premiums"] = {};
  for (let each = random.between(0, squares / 3); each > 0; each--) {
    premiums[squareName(random.int(squares), size)] = random.pick(PREMIUMS);
  }
  const rackSize = ruleset === "alfapet" ? random.pick([6, 7, 8] as const) : 7;
  const rackAlfas = ruleset === "kraft-classic" || ruleset === "daily-1" || ruleset === "daily-2";
  const wilds = [
    ...(ruleset === "wordfeud" || ruleset === "alfapet" ? some(random, "?", [60, 29, 10, 1]) : []),
    ...(rackAlfas ? some(random, "~", [80, 20]) : []),
    ...(rackAlfas ? Array.from({ length: alfas }, () => random.pick(["*5", "*6", "*7"])) : []),
  ];
  const full = Math.min(rack, random.chance(70) ? rackSize : random.between(0, rackSize + 2));
  const plain = Array.from({ length: Math.max(full - wilds.length, 0) }, () => random.pick(letters));
  if (random.chance(5)) plain[0] = FOREIGN_LETTER;
  if (ruleset === "alfapet" && random.chance(10)) plain[0] = "#";
  const highest = random.weighted([[80, 10] as const, [10, 1] as const, [10, 1000] as const]);
  const bar: BarItem[] = [];
  if (rules.barTiles.length > 0) {
    if (random.chance(25)) bar.push("gold");
    for (let each = 0; each < alfas; each++) bar.push(random.pick(["alfa:pentagon", "alfa:hexagon", "alfa:septagon"] as const));
  }
  return {
    id: `${ruleset} ${size}`,
    ruleset,
    options: {
      ...(ruleset === "alfapet" ? { rackSize: rackSize } : {}),
      ...(random.chance(10) ? { fullRackBonus: random.between(0, 90) } : {}),
      ...(random.chance(5) ? { premiumSquares: false } : {}),
      ...(random.chance(5) ? { tileValue: 1 } : {}),
    },
    size,
    values: Object.fromEntries(letters.map((letter) => [letter, random.between(0, highest)])),
    premiums,
    start: random.chance(80) ? squareName(Math.floor(size / 2) * (size + 1), size) : squareName(random.int(squares), size),
    board: {},
    tiles: {},
    players: [{ rack: [...random.shuffle([...plain, ...wilds])].join(""), score: 0, coins: 3, bar }],
    bag: "",
    turn: 0,
    passes: 0,
    format: "casual",
  };
}

function some(random: Random, tile: string, chances: readonly number[]): string[] {
  const count = random.weighted(chances.map((weight, times) => [weight, times] as const));
  return new Array<string>(count).fill(tile);
}

function positionOf(vector: Draft, words: ReadonlySet<string>): Position {
  const extra = [...words, FOREIGN_LETTER];
  return positionOfState(evolve(null, startOf({ ...vector, players: vector.players }, extra)), 0);
}

/** Plays are made with racks of their own, and then the board is treated as powers treat it. */
function grow(random: Random, vector: Draft, graph: WordGraph, words: ReadonlySet<string>): void {
  const generator = new MoveGenerator(forwardDictionary(graph.dawg), graph.letters);
  const board: Record<string, string> = {};
  const tiles: Record<string, PositionVector["tiles"][string]> = {};
  const size = vector.size ?? 15;
  for (let plays = random.weighted([[1, 0] as const, [2, 2] as const, [4, 5] as const, [3, 12] as const]); plays > 0; plays--) {
    const rack = Array.from({ length: 7 }, () => random.pick([...graph.letters])).join("");
    const own = { ...vector, board, tiles, players: [{ rack, score: 0, coins: 3, bar: [] }] };
    const found: Play[] = [];
    const task = taskOf(positionOf(own, words), graph.letters);
    generator.every(task, (play) => {
      if (found.length < 400) found.push(copyOf(play, task, graph.letters));
    });
    if (found.length === 0) continue;
    for (const { at, letter } of random.pick(found).tiles) board[at] = letter ?? "";
  }
  for (const at of Object.keys(board)) {
    if (random.chance(4)) delete board[at];
    else if (random.chance(3)) board[at] = random.pick([...graph.letters, FOREIGN_LETTER]);
  }
  for (const at of Object.keys(board)) {
    const more = random.weighted<() => PositionVector["tiles"][string]>([
      [60, () => ({})],
      [12, () => ({ charge: random.between(1, 5) })],
      [8, () => ({ dice: random.between(1, 6) })],
      [8, () => ({ morphed: true })],
      [6, () => ({ kind: "blank" })],
      [6, () => ({ gem: "hexagon" })],
    ])();
    if (Object.keys(more).length > 0) tiles[at] = more;
  }
  if (vector.ruleset === "alfapet") {
    for (let stops = random.int(4); stops > 0; stops--) board[squareName(random.int(size * size), size)] = "#";
    for (const at of Object.keys(board)) if (board[at] === "#") delete tiles[at];
  }
  vector.board = board;
  vector.tiles = tiles;
}

/** Tiles side by side anywhere, whatever they spell: erasing leaves such (K-37). */
function block(random: Random, vector: Draft, letters: readonly string[]): void {
  const size = vector.size ?? 15;
  const [x, y] = [random.int(size - 2), random.int(size - 2)];
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [0, 2],
    [1, 1],
  ] as const) {
    if (random.chance(70)) vector.board[squareName((y + dy) * size + x + dx, size)] ??= random.pick(letters);
  }
}

function fill(random: Random, vector: Draft, letters: readonly string[], open: number): void {
  const size = vector.size ?? 15;
  const squares = Array.from({ length: size * size }, (_, square) => squareName(square, size));
  const empty = random.shuffle(squares.filter((at) => vector.board[at] === undefined));
  for (const at of empty.slice(open)) vector.board[at] = random.pick(letters);
}
