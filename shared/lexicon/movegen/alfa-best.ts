import type { Letter } from "../../rules/model.ts";
import type { LineSearch } from "./alfa-plays.ts";
import { AroundLine, type Keeper } from "./around-line.ts";
import {
  ANYWHERE,
  BEST,
  CELL,
  COIN_WORTH,
  CROSS,
  EMPTY,
  FLOOR,
  LOWEST,
  NEEDS_ALFA,
  ONLY_BEST,
  POINT_WORTH,
  STEP,
} from "./kernel/memory.ts";
import { LaidBoard, type Made } from "./laid-board.ts";
import { addressOf, turnedAddressOf } from "./load.ts";
import { copyOf, type FoundPlay, type Play, RecordPlay } from "./play.ts";
import { forgetSameSquares, markSameSquares } from "./same-squares.ts";
import type { Task } from "./task.ts";
import { TopPlays } from "./top-plays.ts";

/** As many alfa tiles of one play are thought of, the highest first, and as many of them off the line: each more multiplies the work. */
const MOST_ALFAS = 3;
const MOST_APART = 2;

/**
 * The plays that are worth most where alfa tiles are at hand (K-23 to K-27). Searches follow one another, each with the floor
 * of those before: lines that touch the board, alfa tiles in them; lines that touch nothing, with an alfa tile in them; and
 * lines, connected or not, with every choice of alfa tiles elsewhere. With one or two at hand the best play is exact; with more
 * it is the best of those with at most MOST_ALFAS, of them MOST_APART off the line.
 */
export class AlfaBest implements Keeper {
  readonly #search: LineSearch;
  readonly #task: Task;
  readonly #letters: readonly Letter[];
  readonly #best: TopPlays<Play>;
  readonly #most: number;
  /** Plays that were kept, where more than one is asked for: some are found in several ways. */
  readonly #kept = new Set<string>();

  constructor(search: LineSearch, task: Task, letters: readonly Letter[], most: number) {
    this.#search = search;
    this.#task = withAlfas(task, MOST_ALFAS);
    this.#letters = letters;
    this.#best = new TopPlays<Play>(most);
    this.#most = most;
  }

  run(): Play[] {
    const { memory: M } = this.#search.kernel;
    const { wilds } = this.#task;
    this.#search.prepare(this.#task, wilds);
    this.#runLines();

    this.#search.prepare(this.#task, wilds);
    this.#closeTouching();
    if (this.#most === 1) markSameSquares(M, this.#task.size);
    M[ANYWHERE] = 1;
    M[NEEDS_ALFA] = 1;
    this.#runLines();
    if (this.#most === 1) forgetSameSquares(M);

    const around = new AroundLine(this.#search, this.#task, new LaidBoard(this.#task, this.#search.kernel), this);
    for (let count = 1; count <= MOST_APART; count++) {
      for (const apart of this.#choices(count)) around.run(apart);
    }
    return this.#best.sorted();
  }

  floor(): number {
    return this.#best.floor(LOWEST);
  }

  worth({ points, coins }: Pick<Made, "points" | "coins">): number {
    const { memory: M } = this.#search.kernel;
    return points * (M[POINT_WORTH] ?? 0) + coins * (M[COIN_WORTH] ?? 0);
  }

  offer(board: LaidBoard, made: Made): void {
    const laid = board.laid;
    this.#keep({
      ...made,
      count: laid.length,
      ways: 1,
      square: (at) => laid[at] ?? 0,
      letter: (at) => board.letterOn(laid[at] ?? 0),
      wild: (at) => board.wildOn(laid[at] ?? 0),
    });
  }

  /** Lines that are plays by themselves. */
  #runLines(): void {
    const { memory: M } = this.#search.kernel;
    const { scoring, size } = this.#task;
    const before = this.floor();
    M[FLOOR] = before;
    // With a theme, the search knows only the most that a play may be worth.
    M[ONLY_BEST] = this.#most === 1 && scoring.theme === null ? 1 : 0;
    this.#search.run((play) => this.#keep(play));
    if (M[ONLY_BEST] !== 1 || (M[FLOOR] ?? LOWEST) <= before) return;
    const play = new RecordPlay(M, size);
    play.read(BEST);
    this.#keep(play);
  }

  #keep(play: FoundPlay): void {
    const worth = this.worth(play);
    if (worth <= this.floor()) return;
    const copy = copyOf(play, this.#task, this.#letters);
    if (this.#most > 1) {
      const key = copy.tiles
        .map(({ at, letter, from = "" }) => `${at}${letter}${from}`)
        .sort()
        .join();
      if (this.#kept.has(key)) return;
      this.#kept.add(key);
    }
    this.#best.add(worth, copy);
    this.#search.kernel.memory[FLOOR] = this.floor();
  }

  /** Alfa tiles to lay off the line, so many of them: by wild, how many. */
  #choices(count: number): number[][] {
    let choices: number[][] = [[]];
    for (const { free, count: held } of this.#task.wilds) {
      const most = free ? Math.min(held, count) : 0;
      choices = choices.flatMap((choice) => Array.from({ length: most + 1 }, (_, each) => [...choice, each]));
    }
    return choices.filter((choice) => choice.reduce((sum, each) => sum + each, 0) === count);
  }

  /** A line that touches something is found in the first search. */
  #closeTouching(): void {
    const { memory: M } = this.#search.kernel;
    const { size, cells, closed, opening } = this.#task;
    for (let square = 0; square < cells.length; square++) {
      const across = addressOf(square, size);
      const down = turnedAddressOf(square, size);
      if (M[across + CELL] !== EMPTY || closed[square] === 1) continue;
      // At the opening, a line with all alfa tiles in it covers the start square (K-26): it touches something, so to say.
      if (!opening && !this.#touches(across) && !this.#touches(down)) continue;
      M[across + CROSS] = 0;
      M[down + CROSS] = 0;
    }
  }

  #touches(at: number): boolean {
    const { memory: M } = this.#search.kernel;
    return (M[at - STEP + CELL] ?? EMPTY) >= 0 || (M[at + STEP + CELL] ?? EMPTY) >= 0;
  }
}

/** Only so many alfa tiles, those with the highest factors. */
function withAlfas(task: Task, most: number): Task {
  let left = most;
  const wilds = [...task.wilds];
  const order = wilds.map((_, at) => at).sort((one, other) => (wilds[other]?.factor ?? 0) - (wilds[one]?.factor ?? 0));
  for (const at of order) {
    const wild = wilds[at];
    if (wild === undefined || !wild.free) continue;
    const count = Math.min(wild.count, left);
    wilds[at] = { ...wild, count };
    left -= count;
  }
  return { ...task, wilds };
}
