/** Positions from seeded games in which both players always make the best play, with the peer's board, tiles and values. */
import type { MoveGenerator } from "../../shared/lexicon/movegen/generator.ts";
import type { Task, Wild } from "../../shared/lexicon/movegen/task.ts";
import { squareNumber } from "../../shared/rules/index.ts";
import { randomFrom } from "../model/generate/random.ts";
import type { Peer } from "./bench-peer.ts";

const SIZE = 15;
const RACK = 7;
const EMPTY = -1;
const FULL_RACK_BONUS = 50;

export interface BenchPosition {
  /** Square by square, lower case for a blank. */
  readonly letters: readonly string[];
  readonly rack: string;
  readonly task: Task;
}

export const BLANK: Wild = { source: "blank", count: 1, takesValue: false, factor: 1, rackTile: true, free: false };
export const ALFA: Wild = { ...BLANK, source: "*6", factor: 2, free: true };

/** Leaves out empty boards, where the peer lists one play in both directions. */
export function selfPlay(generator: MoveGenerator, game: Peer["game"], count: number, seed: number): BenchPosition[] {
  const random = randomFrom(seed);
  const positions: BenchPosition[] = [];
  const tiles = game.tiles.flatMap(({ letter, count }) => new Array<string>(count).fill(letter));
  while (positions.length < count) {
    const bag = random.shuffle([...tiles, ...new Array<string>(game.blanks).fill("?")]);
    const racks = [bag.splice(0, RACK), bag.splice(0, RACK)];
    const letters = new Array<string>(SIZE * SIZE).fill("");
    for (let turn = 0, passes = 0; passes < 2 && positions.length < count; turn++) {
      const rack = racks[turn % 2] ?? [];
      if (rack.length === 0) break;
      const position = { letters: [...letters], rack: rack.join(""), task: taskFor(generator, game, letters, rack) };
      if (turn > 0) positions.push(position);
      const play = generator.best(position.task);
      passes = play === null ? passes + 1 : 0;
      for (const { at, letter = "", from } of play?.tiles ?? []) {
        rack.splice(rack.indexOf(from === "blank" ? "?" : letter), 1);
        letters[squareNumber(at, SIZE)] = from === "blank" ? letter.toLowerCase() : letter;
      }
      rack.push(...bag.splice(0, RACK - rack.length));
    }
  }
  return positions;
}

/** The same position with a wildcard instead of one letter of the rack. */
export function withWild(position: BenchPosition, wild: Wild): Task | null {
  const { task } = position;
  const rack = Int8Array.from(task.rack);
  const place = rack.findIndex((held) => held > 0);
  if (place < 0 || task.wilds.length > 0) return null;
  rack[place] = (rack[place] ?? 0) - 1;
  return { ...task, rack, wilds: [wild] };
}

function taskFor(generator: MoveGenerator, game: Peer["game"], letters: readonly string[], rack: readonly string[]): Task {
  const places = new Map(generator.letters.map((letter, place) => [letter, place]));
  const values = new Map(game.tiles.map(({ letter, value }) => [letter, value]));
  const letterFactors = new Int8Array(SIZE * SIZE).fill(1);
  const wordFactors = new Int8Array(SIZE * SIZE).fill(1);
  for (const { x, y, word, factor } of game.premiums) (word ? wordFactors : letterFactors)[y * SIZE + x] = factor;
  const held = new Int8Array(32);
  for (const tile of rack) {
    const place = places.get(tile);
    if (place !== undefined) held[place] = (held[place] ?? 0) + 1;
  }
  const blanks = rack.filter((tile) => tile === "?").length;
  return {
    size: SIZE,
    start: (SIZE * SIZE - 1) / 2,
    opening: letters.every((letter) => letter === ""),
    cells: Int8Array.from(letters, (letter) => places.get(letter.toUpperCase()) ?? EMPTY),
    values: Int32Array.from(letters, (letter) => values.get(letter) ?? 0),
    closed: new Uint8Array(SIZE * SIZE),
    letterFactors,
    wordFactors,
    rack: held,
    faceValues: Int32Array.from({ length: 32 }, (_, place) => values.get(generator.letters[place] ?? "") ?? 0),
    wilds: blanks === 0 ? [] : [{ ...BLANK, count: blanks }],
    fullRack: rack.length === RACK ? RACK : 0,
    otherLetters: [],
    scoring: {
      factorsAdd: false,
      placement: [0],
      combo: [0],
      fullRackBonus: FULL_RACK_BONUS,
      minRackTiles: 1,
      coinsPerTile: 0,
      theme: null,
    },
  };
}
