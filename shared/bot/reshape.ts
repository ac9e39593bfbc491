/** Plays on a board that erase or morph changes first (K-32, K-33), and a turn given up for one (K-14). */
import type { MoveGenerator } from "../lexicon/movegen/generator.ts";
import { EMPTY } from "../lexicon/movegen/kernel/memory.ts";
import type { Task, Wild } from "../lexicon/movegen/task.ts";
import { gridOf } from "../rules/grid.ts";
import { type Command, type PlacedPower, type PowerId, rulesOf, squareName } from "../rules/index.ts";
import { positionOfView } from "../rules/position.ts";
import { isCut } from "./guard.ts";
import type { Mind, Option } from "./option.ts";
import { worthOf } from "./options.ts";
import { Purse, tradesFor } from "./purse.ts";
import { bestWorth, playsOf, taskFor } from "./search.ts";
import { POINT } from "./worth.ts";

interface Change {
  readonly power: PlacedPower;
  readonly task: Task;
}

/** So many of the changes that help most are searched in full, and so many plays taken of each. */
const SEARCHED = 2;
const PLAYS = 6;
const FEWEST_TILES = 4;
/** Of a hundred: the big play will still be there. */
const STAYS = 60;
/** It must be worth so many times what can be had now. */
const TIMES = 2;
const FIRST_TURNS = 4000;

const BLANK: Wild = { source: "blank", count: 1, takesValue: false, factor: 1, rackTile: true, free: false };

export function reshaped(mind: Mind, plain: readonly Option[]): Option[] {
  const { view, skill, knowledge, random } = mind;
  if (skill.reshapings === 0) return [];
  const purse = new Purse(view);
  const costs = new Map((["erase", "morph"] as const).map((power): [PowerId, number | null] => [power, purse.costOf(power)]));
  const costOf = ({ power }: Change) => costs.get(power.power) ?? 0;
  const task = taskFor(view, positionOfView(view), knowledge.all);
  const changes: Change[] = [];
  if (costs.get("erase") != null) changes.push(...erasures(mind, task, 1));
  if (costs.get("morph") != null && !rulesOf(view.ruleset).tapped.includes("morph")) changes.push(...morphs(mind, task));
  const least = plain.length === 0 ? 0 : bestWorth(view, task, knowledge.all, 0);
  const tried = random.shuffle(changes).slice(0, skill.reshapings);
  const better = bestOf(mind, tried).filter(({ worth, change }) => worth - costOf(change) > least);
  return better.flatMap(({ change }) => {
    const gain = -costOf(change);
    const plays = playsOf(view, change.task, knowledge.all, PLAYS, skill.jokers, "line");
    return plays.map((play) => ({ play, powers: [change.power], gain, worth: worthOf(mind, play) + gain }));
  });
}

/** Powers alone now, for a play of the next turn that is worth more than this one and that together; null: there is none. */
export function preparation(mind: Mind, best: Option | undefined): readonly Command[] | null {
  const { view, skill, knowledge, guard } = mind;
  if (skill.reshapings === 0 || !rulesOf(view.ruleset).powersOnly || view.bag === 0 || isCut(guard, "preparation")) return null;
  const cost = new Purse(view).costOf("erase");
  if (cost === null) return null;
  const now = best?.worth ?? 0;
  const task = taskFor(view, positionOfView(view), knowledge.all);
  const seat = view.seats[view.turn];
  const usual = seat === undefined || seat.stats.turns === 0 ? FIRST_TURNS : Math.trunc((seat.score * POINT) / seat.stats.turns);
  const [first] = bestOf(mind, erasures(mind, task, 0).slice(0, skill.reshapings));
  if (first === undefined) return null;
  const later = bestWorth(view, first.change.task, knowledge.all, skill.jokers);
  if (later < TIMES * now || Math.trunc(((later - usual) * STAYS) / 100) - cost <= now) return null;
  const { power } = first.change;
  return [...tradesFor(view, [power.power]), { type: "play", tiles: [], powers: [power] }];
}

function bestOf({ view, knowledge, guard }: Mind, changes: readonly Change[]) {
  const found: { readonly change: Change; readonly worth: number }[] = [];
  for (const change of changes) {
    if (isCut(guard, "changes")) break;
    found.push({ change, worth: bestWorth(view, change.task, knowledge.all, 0) });
  }
  return found.sort((one, other) => other.worth - one.worth).slice(0, SEARCHED);
}

/** Squares of ordinary tiles (K-35). */
function targets({ view }: Mind): number[] {
  const grid = gridOf(view.board, view.size);
  const squares = grid.flatMap((tile, square) => (tile?.kind === "letter" || tile?.kind === "blank" ? [square] : []));
  return squares.length < FEWEST_TILES ? [] : squares;
}

/** `closed`: 1 in the turn that erases, 0 later (K-32). */
function erasures(mind: Mind, task: Task, closed: 0 | 1): Change[] {
  return targets(mind).map((square) => ({
    power: { power: "erase", at: squareName(square, task.size) },
    task: { ...withCell(task, square, EMPTY, 0), closed: task.closed.with(square, closed), ...withoutPremium(task, square) },
  }));
}

/** Erase takes the premium too. */
function withoutPremium({ letterFactors, wordFactors }: Task, square: number): Pick<Task, "letterFactors" | "wordFactors"> {
  const plain = letterFactors[square] === 1 && wordFactors[square] === 1;
  return plain
    ? { letterFactors, wordFactors }
    : { letterFactors: letterFactors.with(square, 1), wordFactors: wordFactors.with(square, 1) };
}

function morphs(mind: Mind, task: Task): Change[] {
  const { view, knowledge } = mind;
  return targets(mind).flatMap((square) => {
    const at = squareName(square, task.size);
    const added = (view.board[at]?.charge ?? 0) + (view.board[at]?.dice ?? 0);
    return lettersFor(task, square, knowledge.all).map((place) => ({
      power: { power: "morph", at, letter: knowledge.all.letters[place] ?? "" },
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
