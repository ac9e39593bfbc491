import type { LineSearch } from "./alfa-plays.ts";
import { boundApart, NOWHERE } from "./coupled.ts";
import {
  ANYWHERE,
  APART,
  CELL,
  COUPLED,
  CROSS,
  EMPTY,
  EXTRA,
  EXTRA_NEXT,
  FLOOR,
  FULL_RACK,
  MIN_RACK_TILES,
  MOST,
  SQUARE,
  VALID,
} from "./kernel/memory.ts";
import { ACROSS, ANY_LETTER, DOWN, type LaidBoard, type Made, type Way } from "./laid-board.ts";
import { addressOf, loadBonuses, turnedAddressOf } from "./load.ts";
import type { RecordPlay } from "./play.ts";
import { bonusesFor } from "./scoring.ts";
import type { Task, Wild } from "./task.ts";

/** What keeps the best plays. */
export interface Keeper {
  floor(): number;
  worth(made: Pick<Made, "points" | "coins">): number;
  /** All tiles of a legal play are on the board. */
  offer(board: LaidBoard, made: Made): void;
}

/**
 * Alfa tiles off the line (K-23 to K-27). All tiles that are none are in one word, and that word's tiles are the line; the
 * search finds every such line, whatever crosses it, and here the alfa tiles apart are laid around it. What a play is worth
 * does not depend on their letters (K-54): so squares are chosen first, those that promise most before others, and letters
 * only for a play that is worth enough.
 */
export class AroundLine {
  readonly #search: LineSearch;
  readonly #task: Task;
  readonly #board: LaidBoard;
  readonly #keeper: Keeper;
  /** By wild: how many are laid apart; of them, how many still are to be laid. */
  #apart: readonly number[] = [];
  readonly #left: number[];
  /** Most that an alfa tile adds by square, and the open squares, those that promise most first. */
  #promises: Int32Array = new Int32Array(0);
  #squares: readonly number[] = [];
  /** The same for the line that is on the board, laid out as far as it was asked for. */
  readonly #near = new Map<number, number>();
  #order: number[] = [];
  #nearOrder: readonly number[] = [];
  #nearUsed = 0;
  #farUsed = 0;
  /** Squares where an alfa tile would be in the line, and of its tiles those that are none. */
  #lineEnds: readonly number[] = [];
  #bound: readonly number[] = [];
  #first = 0;

  constructor(search: LineSearch, task: Task, board: LaidBoard, keeper: Keeper) {
    this.#search = search;
    this.#task = task;
    this.#board = board;
    this.#keeper = keeper;
    this.#left = task.wilds.map(() => 0);
  }

  /** `apart`: how many of each wild are laid off the line, all of them alfa tiles. */
  run(apart: readonly number[]): void {
    const { kernel, prepare, run } = this.#search;
    const { memory: M } = kernel;
    const { wilds, scoring, fullRack } = this.#task;
    this.#apart = apart;
    const others = wilds.map((wild, at) => ({ ...wild, count: wild.count - (apart[at] ?? 0) }));
    const count = apart.reduce((sum, each) => sum + each, 0);
    prepare(this.#task, others);
    const fromRack = wilds.reduce((sum, { rackTile }, at) => sum + (rackTile ? (apart[at] ?? 0) : 0), 0);
    loadBonuses(M, scoring, count, 2 * count);
    M[FULL_RACK] = fullRack > 0 ? Math.max(0, fullRack - fromRack) : MOST + 1;
    this.#promises = boundApart(kernel, this.#task, this.#board, {
      factors: wilds
        .flatMap(({ factor }, at) => new Array<number>(apart[at] ?? 0).fill(factor))
        .sort((one, other) => other - one),
      ...this.#mostInLine(others),
      others: count + others.reduce((sum, wild) => sum + (wild.free ? wild.count : 0), 0) > 1,
    });
    this.#squares = this.#openSquares();
    M[APART] = count;
    M[EXTRA] = this.#promiseFar(0);
    M[EXTRA_NEXT] = this.#promiseFar(1);
    M[ANYWHERE] = 1;
    M[MIN_RACK_TILES] = 0;
    M[FLOOR] = this.#keeper.floor();
    run((line) => this.#around(line));
    M[APART] = 0;
  }

  #mostInLine(others: readonly Wild[]): { readonly value: number; readonly gem: number } {
    const { faceValues, rack } = this.#task;
    const gold = others.some(({ takesValue, count }) => takesValue && count > 0);
    return {
      value: faceValues.reduce((most, face, place) => (gold || (rack[place] ?? 0) > 0 ? Math.max(most, face) : most), 0),
      gem: others.reduce((most, { factor, count }) => (count > 0 ? Math.max(most, factor) : most), 1),
    };
  }

  /** The best first; in the search any letter may be laid on them, and what fits there is kept beside. */
  #openSquares(): number[] {
    const { kernel, letters } = this.#search;
    const { memory: M } = kernel;
    const { cells, closed, size } = this.#task;
    const open: number[] = [];
    for (let square = 0; square < cells.length; square++) {
      if (closed[square] === 1) continue;
      const across = addressOf(square, size);
      if (M[across + CELL] !== EMPTY) continue;
      if ((this.#promises[square] ?? 0) !== NOWHERE) open.push(square);
      for (const at of [across, turnedAddressOf(square, size)]) {
        M[VALID + (at >> SQUARE)] = M[at + CROSS] ?? 0;
        M[at + CROSS] = letters;
      }
    }
    return open.sort((one, other) => (this.#promises[other] ?? 0) - (this.#promises[one] ?? 0));
  }

  #around(line: RecordPlay): void {
    const board = this.#board;
    for (let at = 0; at < line.count; at++) board.lay(line.square(at), line.letter(at), line.wild(at));
    this.#readLine(line);
    let count = 0;
    this.#apart.forEach((each, at) => {
      this.#left[at] = each;
      count += each;
    });
    this.#first = line.count;
    this.#layMore(count, 0, this.#most(count));
    for (let at = 0; at < line.count; at++) board.lift();
    this.#search.kernel.memory[FLOOR] = this.#keeper.floor();
  }

  /** Where alfa tiles are in words with tiles of the line, and what each of them adds there at most. */
  #readLine(line: RecordPlay): void {
    const { memory: M } = this.#search.kernel;
    const board = this.#board;
    const { size, wilds } = this.#task;
    const first = line.square(0);
    const way = this.#wayOf(line);
    const crossing = way === ACROSS ? DOWN : ACROSS;
    const addressIn = way === ACROSS ? addressOf : turnedAddressOf;
    this.#near.clear();
    const bound: number[] = [];
    for (let at = 0; at < line.count; at++) {
      const square = line.square(at);
      if (wilds[line.wild(at)]?.free !== true) bound.push(square);
      const promise = M[COUPLED + (addressIn(square, size) >> SQUARE)] ?? 0;
      this.#eachBeside(square, crossing, (beside) => {
        const most = Math.max(promise, this.#near.get(beside) ?? this.#promises[beside] ?? 0);
        this.#near.set(beside, most);
      });
    }
    this.#bound = bound;
    this.#lineEnds = [board.before(board.first(first, way), way), this.#end(first, way)];
    this.#nearOrder = [...this.#near.keys()].sort((one, other) => (this.#near.get(other) ?? 0) - (this.#near.get(one) ?? 0));
    this.#order = [];
    this.#nearUsed = 0;
    this.#farUsed = 0;
  }

  /** Of one tile alone: the way of the word that it was found by has a tile on either side. */
  #wayOf(line: RecordPlay): Way {
    const { size } = this.#task;
    if (line.count > 1) return Math.floor(line.square(0) / size) === Math.floor(line.square(1) / size) ? ACROSS : DOWN;
    return line.isDown ? DOWN : ACROSS;
  }

  /** The empty squares that come first in either direction, as many as there are alfa tiles. */
  #eachBeside(square: number, way: Way, visit: (square: number) => void): void {
    const board = this.#board;
    const most = this.#apart.reduce((sum, each) => sum + each, 0);
    for (const back of [true, false]) {
      const step = (at: number) => (back ? board.before(at, way) : board.after(at, way));
      let left = most;
      for (let at = step(square); at >= 0 && left > 0; at = step(at)) {
        if (board.hasTile(at)) continue;
        if (!this.#isOpen(at)) break;
        visit(at);
        left--;
      }
    }
  }

  /** The square after the run. */
  #end(square: number, way: Way): number {
    let at = square;
    while (this.#board.hasTile(at)) at = this.#board.after(at, way);
    return at;
  }

  #isOpen(square: number): boolean {
    return square >= 0 && this.#board.isEmpty(square) && this.#task.closed[square] === 0;
  }

  /** The open squares by what an alfa tile there adds at most with this line, the best first; -1 at the end. */
  #squareAt(place: number): number {
    while (this.#order.length <= place) {
      while (this.#near.has(this.#squares[this.#farUsed] ?? -1)) this.#farUsed++;
      const near = this.#nearOrder[this.#nearUsed];
      const far = this.#squares[this.#farUsed];
      if (near === undefined && far === undefined) return -1;
      const nearer = near !== undefined && (far === undefined || this.#promiseOf(near) >= this.#promiseOf(far));
      this.#order.push((nearer ? near : far) ?? -1);
      if (nearer) this.#nearUsed++;
      else this.#farUsed++;
    }
    return this.#order[place] ?? -1;
  }

  /** The most that one adds far from any line, on the best of these squares, the next and so on. */
  #promiseFar(place: number): number {
    return this.#promises[this.#squares[place] ?? -1] ?? 0;
  }

  #promiseOf(square: number): number {
    return this.#near.get(square) ?? this.#promises[square] ?? 0;
  }

  /**
   * `left` more alfa tiles: at the end of a word that is none, or else on any squares from this place on. `now`: the most that
   * the line and those that are laid can be worth; a word with several was shared out among them, so it counts as promised.
   */
  #layMore(left: number, from: number, now: number): void {
    if (left === 0) {
      this.#finish();
      return;
    }
    const wrong = this.#board.wrongWords();
    if (wrong.length > 2 * left || this.#tooLittle(now, left, 0)) return;
    const word = wrong[0];
    if (word !== undefined) {
      const way = word % 2 === 0 ? ACROSS : DOWN;
      const first = word >> 1;
      for (const square of [this.#board.before(first, way), this.#end(first, way)]) this.#layOn(square, left, from, now);
      return;
    }
    if (left === 1 && this.#mustCoverStart()) {
      this.#layOn(this.#task.start, left, from, now);
      return;
    }
    for (let place = from; ; place++) {
      const square = this.#squareAt(place);
      if (square < 0 || this.#tooLittle(now, left, place)) return;
      this.#layOn(square, left, place + 1, now);
    }
  }

  #layOn(square: number, left: number, from: number, before: number): void {
    if (!this.#isOpen(square) || this.#lineEnds.includes(square)) return;
    const now = before + this.#promiseOf(square);
    this.#left.forEach((count, wild) => {
      if (count === 0) return;
      this.#left[wild] = count - 1;
      this.#board.lay(square, ANY_LETTER, wild);
      this.#layMore(left - 1, from, now);
      this.#board.lift();
      this.#left[wild] = count;
    });
  }

  #mustCoverStart(): boolean {
    return this.#task.opening && !this.#board.laid.includes(this.#task.start);
  }

  /** What lies is worth at most with so many more, but for what those add through their words. */
  #most(left: number): number {
    const { scoring, fullRack, wilds } = this.#task;
    const { points, words, tiles } = this.#board.tally();
    const fromRack = this.#left.reduce(
      (sum, count, at) => sum + (wilds[at]?.rackTile === true ? count : 0),
      this.#board.rackTiles,
    );
    const counts = {
      laid: this.#board.laid.length + left,
      words: words + 2 * left,
      themed: (scoring.theme?.bonus ?? 0) > 0 ? words + 2 * left : 0,
      emptiesRack: fullRack > 0 && fromRack === fullRack,
    };
    return this.#keeper.worth({ points: points + bonusesFor(scoring, counts), coins: tiles * scoring.coinsPerTile });
  }

  #tooLittle(now: number, left: number, place: number): boolean {
    let most = now;
    for (let at = 0; at < left; at++) {
      const square = this.#squareAt(place + at);
      if (square < 0) break;
      most += this.#promiseOf(square);
    }
    return most <= this.#keeper.floor();
  }

  /** All are laid: are there letters for them that make words? */
  #finish(): void {
    if (this.#most(0) <= this.#keeper.floor() || !this.#liesWell() || this.#board.wrongWords().length > 0) return;
    this.#letter(this.#first);
  }

  #liesWell(): boolean {
    const board = this.#board;
    if (board.rackTiles < this.#task.scoring.minRackTiles || this.#mustCoverStart()) return false;
    return this.#bound.every((square) => board.isInWord(square));
  }

  /** Letters for the tiles from this one on; without a theme the first that do will do. */
  #letter(at: number): boolean {
    const board = this.#board;
    const square = board.laid[at];
    if (square === undefined) {
      const made = board.make();
      if (made.words > 0 && this.#keeper.worth(made) > this.#keeper.floor()) this.#keeper.offer(board, made);
      return this.#task.scoring.theme === null;
    }
    const { letters } = this.#search;
    const any = board.isInWord(square) ? letters : 1;
    const fitting = board.lettersFor(square, ACROSS, any) & board.lettersFor(square, DOWN, any);
    let done = false;
    for (let rest = fitting; rest !== 0 && !done; rest &= rest - 1) {
      board.reletter(square, 31 - Math.clz32(rest & -rest));
      done = this.#letter(at + 1);
    }
    board.reletter(square, ANY_LETTER);
    return done;
  }
}
