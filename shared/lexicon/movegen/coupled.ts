import {
  ADD,
  COIN_WORTH,
  COINS_PER_TILE,
  COUPLED,
  CROSS,
  CROSS_FACTOR,
  CROSS_SUM,
  EMPTY,
  FACTORS_ADD,
  type Kernel,
  LETTER,
  MULTIPLY,
  POINT_WORTH,
  SQUARE,
  SQUARES,
  TURNED,
} from "./kernel/memory.ts";
import { withFactor } from "./kernel/wildcards.ts";
import { ACROSS, DOWN, type LaidBoard, type Way } from "./laid-board.ts";
import { addressOf, turnedAddressOf } from "./load.ts";
import type { Task } from "./task.ts";

/** On this square none can be laid. */
export const NOWHERE = -1;

/** Alfa tiles that are laid off the line, and what the tiles in the line can be worth with them. */
export interface Apart {
  /** Of the alfa tiles, the highest first. */
  readonly factors: readonly number[];
  /** The most that one tile of the line is worth, and the highest factor of another alfa tile in it. */
  readonly value: number;
  readonly gem: number;
  /** There are several alfa tiles: then it pays to find out which words can be at all. */
  readonly others: boolean;
}

/**
 * The most that alfa tiles off the line add, each of them, through the words that they are in: their letters count nothing
 * (K-54), so a word's tiles and factors depend on the squares alone. A word with several of them counts for each with its
 * share. Answers with that for every square, where no tile of the
 * line is in the words; COUPLED gets, for each square of a line, the most that one adds in a word that crosses there.
 */
export function boundApart(k: Kernel, task: Task, board: LaidBoard, apart: Apart): Int32Array {
  const M = k.memory;
  const { size } = task;
  M.fill(0, COUPLED + (SQUARES >> SQUARE), COUPLED + ((SQUARES + 2 * TURNED) >> SQUARE));
  const bounds = new Bounds(k, task, board, apart);
  const across = new Int32Array(size * size);
  const down = new Int32Array(size * size);
  for (let line = 0; line < size; line++) {
    bounds.along(line * size, 1, addressOf, turnedAddressOf, across);
    bounds.along(line, size, turnedAddressOf, addressOf, down);
  }
  for (let line = 0; line < size; line++) {
    bounds.couple(line * size, 1, addressOf, turnedAddressOf, down);
    bounds.couple(line, size, turnedAddressOf, addressOf, across);
  }
  return across.map((worth, square) => {
    // One by itself has to fit what lies there.
    const fits = (M[addressOf(square, size) + CROSS] ?? 0) & (M[turnedAddressOf(square, size) + CROSS] ?? 0);
    return fits === 0 && apart.factors.length === 1 ? NOWHERE : worth + (down[square] ?? 0);
  });
}

function wayOf(step: number): Way {
  return step === 1 ? ACROSS : DOWN;
}

type Address = (square: number, size: number) => number;

class Bounds {
  readonly #k: Kernel;
  readonly #task: Task;
  readonly #board: LaidBoard;
  readonly #apart: Apart;
  /** Of so many alfa tiles together. */
  readonly #gems: readonly number[];

  constructor(k: Kernel, task: Task, board: LaidBoard, apart: Apart) {
    this.#k = k;
    this.#task = task;
    this.#board = board;
    this.#apart = apart;
    const gems = [1 - (k.memory[FACTORS_ADD] ?? 0)];
    for (const factor of apart.factors) gems.push(withFactor(k, gems.at(-1) ?? 1, factor));
    this.#gems = gems;
  }

  /** Words of this line with alfa tiles alone. */
  along(from: number, step: number, addressIn: Address, crossingIn: Address, most: Int32Array): void {
    this.#eachGroup(from, step, this.#apart.factors.length, (squares, tiles, values) => {
      if (tiles < 2) return;
      const factor = this.#factorOf(squares, addressIn, this.#gems[squares.length] ?? 1);
      const worth = Math.ceil(this.#worth(values * Math.max(factor, 1), tiles) / squares.length);
      if (squares.every((square) => worth <= (most[square] ?? 0))) return;
      const fits = squares.length === 1 ? this.#fits(squares, crossingIn) : this.#board.canSpell(squares, wayOf(step));
      if (fits) for (const square of squares) most[square] = Math.max(most[square] ?? 0, worth);
    });
  }

  #fits(squares: readonly number[], crossingIn: Address): boolean {
    return squares.every((square) => this.#k.memory[crossingIn(square, this.#task.size) + CROSS] !== 0);
  }

  /** Words of this line with alfa tiles and one tile of a line that crosses it. `beside`: what alfa tiles add across. */
  couple(from: number, step: number, addressIn: Address, crossingIn: Address, beside: Int32Array): void {
    const M = this.#k.memory;
    const { size } = this.#task;
    this.#eachGroup(from, step, this.#apart.factors.length + 1, (squares, tiles, values) => {
      if (squares.length < 2) return;
      const gems = withFactor(this.#k, this.#gems[squares.length - 1] ?? 1, this.#apart.gem);
      const factor = Math.max(this.#factorOf(squares, addressIn, gems), 1);
      let fits: boolean | null = null;
      for (const square of squares) {
        const line = crossingIn(square, size);
        const letter = M[line + LETTER] ?? 0;
        const points = (values + Math.max(0, this.#apart.value * letter)) * factor;
        // The word that crosses without them is counted with the line: where it takes points off, that ends (P-06).
        const lost = Math.min(0, ((M[line + CROSS_SUM] ?? 0) + this.#apart.value * letter) * (M[line + CROSS_FACTOR] ?? 0));
        const most = squares.reduce((sum, other) => (other === square ? sum : Math.max(sum, beside[other] ?? 0)), 0);
        const place = COUPLED + (line >> SQUARE);
        const worth = Math.ceil(this.#worth(points - lost, tiles) / (squares.length - 1)) + most;
        if (worth <= (M[place] ?? 0)) continue;
        fits ??= !this.#apart.others || tiles === squares.length || this.#board.canSpell(squares, wayOf(step));
        if (!fits) return;
        M[place] = worth;
      }
    });
  }

  /** Every group of at most so many empty squares with nothing but tiles between and around them. */
  #eachGroup(
    from: number,
    step: number,
    most: number,
    visit: (squares: readonly number[], tiles: number, values: number) => void,
  ): void {
    const { size, cells, closed, values } = this.#task;
    for (let first = 0; first < size; first++) {
      if (cells[from + first * step] !== EMPTY || closed[from + first * step] === 1) continue;
      let start = first;
      while (start > 0 && (cells[from + (start - 1) * step] ?? EMPTY) >= 0) start--;
      const squares: number[] = [];
      let tiles = 0;
      let sum = 0;
      for (let at = start; at < size && squares.length <= most; ) {
        const square = from + at * step;
        const isTile = (cells[square] ?? EMPTY) >= 0;
        if (!isTile && (cells[square] !== EMPTY || closed[square] === 1 || squares.length === most)) break;
        if (!isTile) squares.push(square);
        sum += isTile ? (values[square] ?? 0) : 0;
        tiles++;
        at++;
        const next = from + at * step;
        if (at < size && (cells[next] ?? EMPTY) >= 0) continue;
        if (squares.length > 0) visit(squares, tiles, sum);
      }
    }
  }

  #factorOf(squares: readonly number[], addressIn: Address, gems: number): number {
    const M = this.#k.memory;
    let factor = 1 - (M[FACTORS_ADD] ?? 0);
    for (const square of squares) {
      const at = addressIn(square, this.#task.size);
      factor = factor * (M[at + MULTIPLY] ?? 0) + (M[at + ADD] ?? 0);
    }
    return (M[FACTORS_ADD] ?? 0) === 1 ? factor + gems : factor * gems;
  }

  #worth(points: number, tiles: number): number {
    const M = this.#k.memory;
    return points * (M[POINT_WORTH] ?? 0) + tiles * (M[COINS_PER_TILE] ?? 0) * (M[COIN_WORTH] ?? 0);
  }
}
