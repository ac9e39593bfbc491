/** Boards that erase or morph changes first (K-32, K-33). */
import type { MoveGenerator } from "../lexicon/movegen/generator.ts";
import { EMPTY } from "../lexicon/movegen/kernel/memory.ts";
import type { Task, Wild } from "../lexicon/movegen/task.ts";
import { gridOf } from "../rules/grid.ts";
import { type PlacedPower, squareName } from "../rules/index.ts";
import { isOrdinary } from "../rules/play/targets.ts";
import { isCut } from "./guard.ts";
import type { Mind } from "./option.ts";
import { Purse } from "./purse.ts";
import { bestWorth } from "./search.ts";

export interface Change {
  readonly powers: readonly PlacedPower[];
  readonly task: Task;
}

export interface Promising {
  readonly change: Change;
  /** What a search gives on that board, without the price of the powers. */
  readonly worth: number;
}

const FEWEST_TILES = 4;
/** Number of boards searched with two or more alfa or gold tiles. */
const SHORTLIST = 3;

const BLANK: Wild = { source: "blank", count: 1, takesValue: false, factor: 1, rackTile: true, free: false };

/**
 * Those on which the best play, with so many alfa and gold tiles, is worth most and more than `above`; the best first. Searches
 * with two such tiles and more are slow: they are made only where one of them makes more of the board than it did before.
 */
export function bestOf(
  mind: Mind,
  before: Task,
  changes: readonly Change[],
  most: number,
  jokers: number,
  above: number,
): Promising[] {
  if (jokers <= 1) return bestWith(mind, changes, most, jokers, above);
  const least = bestWorth(mind.view, before, mind.knowledge.all, 1);
  const short = bestWith(mind, changes, SHORTLIST, 1, least).map(({ change }) => change);
  return bestWith(mind, short, most, jokers, above);
}

function bestWith(
  { view, knowledge, guard }: Mind,
  changes: readonly Change[],
  most: number,
  jokers: number,
  above: number,
): Promising[] {
  let found: Promising[] = [];
  for (const change of changes) {
    if (isCut(guard, "changes")) break;
    const floor = found.length < most ? above : (found.at(-1)?.worth ?? above);
    const worth = bestWorth(view, change.task, knowledge.all, jokers, floor);
    if (worth > floor) found = [...found, { change, worth }].sort((one, other) => other.worth - one.worth).slice(0, most);
  }
  return found;
}

export function jokersAtHand({ wilds }: Task): number {
  return wilds.reduce((sum, { count }) => sum + count, 0);
}

/** Squares of ordinary tiles (K-35). */
function targets({ view }: Mind): number[] {
  const grid = gridOf(view.board, view.size);
  const squares = grid.flatMap((tile, square) => (tile !== null && isOrdinary(tile.kind) ? [square] : []));
  return squares.length < FEWEST_TILES ? [] : squares;
}

/** One tile more. `closed`: 1 in the turn that erases, 0 later (K-32). */
export function erasures(mind: Mind, { powers, task }: Change, closed: 0 | 1): Change[] {
  return targets(mind)
    .filter((square) => task.cells[square] !== EMPTY)
    .map((square) => ({
      powers: [...powers, { power: "erase", at: squareName(square, task.size) }],
      task: { ...withCell(task, square, EMPTY, 0), closed: task.closed.with(square, closed), ...withoutPremium(task, square) },
    }));
}

/** Hundredths of a point that so many erasures cost together; null where they cannot be had. */
export function costOfErasures({ view }: Mind, count: number): number | null {
  const purse = new Purse(view);
  let sum = 0;
  for (let erased = 0; erased < count; erased++) {
    const cost = purse.costOf("erase");
    if (cost === null) return null;
    sum += cost;
    purse.take("erase");
  }
  return sum;
}

/** Erase takes the premium too. */
function withoutPremium({ letterFactors, wordFactors }: Task, square: number): Pick<Task, "letterFactors" | "wordFactors"> {
  const plain = letterFactors[square] === 1 && wordFactors[square] === 1;
  return plain
    ? { letterFactors, wordFactors }
    : { letterFactors: letterFactors.with(square, 1), wordFactors: wordFactors.with(square, 1) };
}

export function morphs(mind: Mind, task: Task): Change[] {
  const { view, knowledge } = mind;
  return targets(mind).flatMap((square) => {
    const at = squareName(square, task.size);
    const added = (view.board[at]?.charge ?? 0) + (view.board[at]?.dice ?? 0);
    return lettersFor(task, square, knowledge.all).map((place) => ({
      powers: [{ power: "morph", at, letter: knowledge.all.letters[place] ?? "" }],
      task: withCell(task, square, place, added),
    }));
  });
}

/** Letters that a tile there may become by itself, its own left out. */
function lettersFor(task: Task, square: number, generator: MoveGenerator): number[] {
  const closed = new Uint8Array(task.closed.length).fill(1).with(square, 0);
  const alone = {
    ...withCell(task, square, EMPTY, 0),
    closed,
    rack: new Int8Array(task.rack.length),
    wilds: [BLANK],
    fullRack: 0,
  };
  const letters: number[] = [];
  generator.every(alone, (play) => {
    if (play.letter(0) !== task.cells[square]) letters.push(play.letter(0));
  });
  return letters;
}

function withCell(task: Task, square: number, cell: number, value: number): Task {
  return { ...task, cells: task.cells.with(square, cell), values: task.values.with(square, value) };
}
