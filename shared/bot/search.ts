/** Plays for a bot. How many wildcards a search takes is what it costs: each makes it several times as long. */
import type { MoveGenerator } from "../lexicon/movegen/generator.ts";
import type { Play } from "../lexicon/movegen/play.ts";
import { type Task, taskOf, type Wild } from "../lexicon/movegen/task.ts";
import { type GameView, rulesOfGame } from "../rules/index.ts";
import type { Position } from "../rules/position.ts";
import { coinWorth, earnedPoints, POINT, withEarnings } from "./worth.ts";

/** How alfa tiles are thought of. `line`: as if the rule of lines held for them; `free`: one of them anywhere besides (K-23); `all`: everything. */
export type Reach = "line" | "free" | "all";

export interface Best {
  readonly play: Play;
  readonly worth: number;
}

/** A task that looks for what a play earns as well. */
export function taskFor(view: GameView, position: Position, generator: MoveGenerator): Task {
  const task = taskOf(position, generator.letters);
  return { ...task, scoring: withEarnings(view, task.scoring) };
}

/** Points and coins of a play in hundredths of a point, with what it earns. */
export function plainWorth(view: GameView, { points, coins }: Pick<Play, "points" | "coins">): number {
  return points * POINT + coins * coinWorth(view);
}

/** The best first; their points are true ones. */
export function playsOf(
  view: GameView,
  task: Task,
  generator: MoveGenerator,
  most: number,
  jokers: number,
  reach: Reach,
): Play[] {
  const worth = { points: POINT, coins: coinWorth(view) };
  const found = new Map<string, Play>();
  const search = (wilds: readonly Wild[]) => {
    for (const play of generator.top({ ...task, wilds }, most, worth)) found.set(keyOf(play), trueOf(view, play));
  };
  search(task.wilds.filter(isBlank));
  const inLine = jokersInLine(task.wilds, jokers);
  if (inLine !== null) search(inLine);
  if (reach === "all" && inLine !== null) search(task.wilds);
  const alfa = reach === "free" ? bestAlfa(task.wilds) : null;
  if (alfa !== null) search([alfa]);
  return [...found.values()];
}

/** The worth of the best play, what it earns and so many jokers with it; 0 if there is none, or none worth more than `above`. */
export function bestWorth(view: GameView, task: Task, generator: MoveGenerator, jokers: number, above?: number): number {
  return bestPlay(view, task, generator, jokers, above)?.worth ?? 0;
}

/** The same with the play. */
export function bestPlay(view: GameView, task: Task, generator: MoveGenerator, jokers: number, above?: number): Best | null {
  const worth = { points: POINT, coins: coinWorth(view) };
  const wilds = jokersInLine(task.wilds, jokers) ?? task.wilds.filter(isBlank);
  const play = generator.best({ ...task, wilds }, worth, above);
  return play === null ? null : { play, worth: play.points * worth.points + play.coins * worth.coins };
}

function trueOf(view: GameView, play: Play): Play {
  const rules = rulesOfGame(view);
  const laid = play.tiles.length;
  const earned = earnedPoints(view, rules, laid, 0) + earnedPoints(view, rules, 0, play.words);
  return earned === 0 ? play : { ...play, points: play.points - earned };
}

export function keyOf({ tiles }: Pick<Play, "tiles">): string {
  return tiles.map(({ at, letter, from }) => `${at}${letter}${from ?? ""}`).join(" ");
}

function isBlank({ rackTile, free }: Wild): boolean {
  return rackTile && !free;
}

/** The strongest so many, bound to the line; null where there are none but blanks. */
function jokersInLine(wilds: readonly Wild[], most: number): readonly Wild[] | null {
  if (most === 0 || wilds.every(isBlank)) return null;
  let left = most;
  return [...wilds]
    .sort((one, other) => other.factor - one.factor || Number(other.free) - Number(one.free))
    .map((wild) => {
      const count = Math.min(wild.count, left);
      left -= count;
      return { ...wild, count, free: false };
    })
    .filter(({ count }) => count > 0);
}

function bestAlfa(wilds: readonly Wild[]): Wild | null {
  const alfas = wilds.filter(({ free }) => free).sort((one, other) => other.factor - one.factor);
  const [alfa] = alfas;
  return alfa === undefined ? null : { ...alfa, count: 1 };
}
