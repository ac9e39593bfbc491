import { ANYWHERE, CELL, CROSS, EMPTY, FOREIGN, type Kernel, MIN_RACK_TILES } from "./kernel/memory.ts";
import { ACROSS, DOWN, LaidBoard, type Made } from "./laid-board.ts";
import { addressOf, turnedAddressOf } from "./load.ts";
import type { FoundPlay, RecordPlay } from "./play.ts";
import type { Task, Wild } from "./task.ts";

/** What a play without alfa tiles needs of the search, prepared and run by the generator. */
export interface LineSearch {
  readonly kernel: Kernel;
  /** Mask of the lexicon's letters. */
  readonly letters: number;
  /** Lays out board and hand, ready for `run`. */
  prepare(task: Task, wilds: readonly Wild[]): void;
  run(visit: (play: RecordPlay) => void): void;
}

/**
 * Every play with an alfa tile, once (K-23 to K-27). The other tiles keep a line, and words in that line are searched as
 * ever, but anywhere and whatever crosses them; the alfa tiles that are not in that line are then laid one by one on all
 * other squares, in the order of the squares. Plays with one other tile or none are made in that second way alone. The
 * number of plays grows by thousands with every alfa tile.
 */
export function everyAlfaPlay(search: LineSearch, task: Task, visit: (play: FoundPlay) => void): void {
  const alfas = new AlfaPlays(search, task, visit);
  alfas.fewTiles();
  search.prepare(task, task.wilds);
  openSquares(search, task);
  search.run((line) => alfas.aroundLine(line));
}

/** Lets the search lay any letter on any open square, for an alfa tile may make a word of what crosses there. */
function openSquares({ kernel: { memory: M }, letters }: LineSearch, task: Task): void {
  const { size, closed } = task;
  M[ANYWHERE] = 1;
  M[MIN_RACK_TILES] = 0;
  closed.forEach((isClosed, square) => {
    for (const at of [addressOf(square, size), turnedAddressOf(square, size)]) {
      if (isClosed === 0 && M[at + CELL] === EMPTY) M[at + CROSS] = letters;
    }
  });
}

class AlfaPlays implements FoundPlay {
  points = 0;
  coins = 0;
  words = 0;
  count = 0;
  ways = 1;
  readonly #task: Task;
  readonly #visit: (play: FoundPlay) => void;
  readonly #letters: number;
  readonly #board: LaidBoard;
  /** How many of each wild are left. */
  readonly #left: number[];
  #alfasLeft = 0;
  /** How many alfa tiles are laid, and how many tiles that are none; the latter must each be in a word (K-24). */
  #alfas = 0;
  #bound: number[] = [];
  /** Squares where an alfa tile would be in the line. */
  #lineEnds: readonly number[] = [];
  /** A lone alfa tile that is shown with the play, but not on the board. */
  #lone = -1;
  #loneWild = -1;

  constructor(search: LineSearch, task: Task, visit: (play: FoundPlay) => void) {
    this.#task = task;
    this.#visit = visit;
    this.#letters = search.letters;
    this.#board = new LaidBoard(task, search.kernel);
    this.#left = task.wilds.map(({ count }) => count);
    this.#alfasLeft = task.wilds.reduce((sum, { free, count }) => sum + (free ? count : 0), 0);
  }

  square(at: number): number {
    return this.#board.laid[at] ?? this.#lone;
  }

  letter(at: number): number {
    const square = this.#board.laid[at];
    return square === undefined ? 0 : this.#board.letterOn(square);
  }

  wild(at: number): number {
    const square = this.#board.laid[at];
    return square === undefined ? this.#loneWild : this.#board.wildOn(square);
  }

  /** Plays with at most one tile that is no alfa tile. */
  fewTiles(): void {
    this.#lineEnds = [];
    this.#addAlfas(0);
    const { rack, wilds } = this.#task;
    for (let square = 0; square < this.#task.cells.length; square++) {
      if (!this.#isOpen(square)) continue;
      rack.forEach((held, letter) => {
        if (held > 0) this.#withTile(square, letter, -1);
      });
      wilds.forEach(({ free }, wild) => {
        if (free) return;
        for (let rest = this.#letters; rest !== 0; rest &= rest - 1) this.#withTile(square, placeOf(rest & -rest), wild);
      });
    }
  }

  #withTile(square: number, letter: number, wild: number): void {
    this.#board.lay(square, letter, wild);
    this.#bound = [square];
    this.#addAlfas(0);
    this.#bound = [];
    this.#board.lift();
  }

  /** Plays around a line of two or more such tiles, in which alfa tiles may lie too. */
  aroundLine(line: FoundPlay): void {
    const { wilds } = this.#task;
    const bound: number[] = [];
    for (let at = 0; at < line.count; at++) {
      const wild = line.wild(at);
      if (wilds[wild]?.free !== true) bound.push(line.square(at));
    }
    if (bound.length < 2) return;
    const way = Math.floor((bound[0] ?? 0) / this.#task.size) === Math.floor((bound[1] ?? 0) / this.#task.size) ? ACROSS : DOWN;
    for (let at = 0; at < line.count; at++) this.#layWild(line.square(at), line.letter(at), line.wild(at));
    const first = this.#board.first(bound[0] ?? 0, way);
    let last = first;
    for (let next = first; this.#board.hasTile(next); next = this.#board.after(next, way)) last = next;
    this.#lineEnds = [this.#board.before(first, way), this.#board.after(last, way)];
    this.#bound = bound;
    this.#addAlfas(0);
    this.#bound = [];
    for (let at = line.count - 1; at >= 0; at--) this.#liftWild(line.wild(at));
  }

  #layWild(square: number, letter: number, wild: number): void {
    this.#board.lay(square, letter, wild);
    if (this.#task.wilds[wild]?.free !== true) return;
    this.#left[wild] = (this.#left[wild] ?? 0) - 1;
    this.#alfasLeft--;
    this.#alfas++;
  }

  #liftWild(wild: number): void {
    this.#board.lift();
    if (this.#task.wilds[wild]?.free !== true) return;
    this.#left[wild] = (this.#left[wild] ?? 0) + 1;
    this.#alfasLeft++;
    this.#alfas--;
  }

  /** The play as it lies, and with more alfa tiles on squares from `from` on. `ways`: plays that it stands for already. */
  #addAlfas(from: number, ways = 1): void {
    const board = this.#board;
    const wrong = board.wrongWords();
    if (wrong.length === 0 && this.#alfas > 0) this.#show(board.make(), ways, null);
    // An alfa tile is in two words at most.
    if (wrong.length > 2 * this.#alfasLeft || this.#alfasLeft === 0) return;
    this.#task.wilds.forEach((wild, index) => {
      if (!wild.free || (this.#left[index] ?? 0) === 0) return;
      if (this.#alfasLeft > 1) this.#layEverywhere(from, index, ways);
      else if (wrong.length === 0) this.#layLast(from, index, ways);
      else this.#mend(from, wrong[0] ?? 0, index, ways);
    });
  }

  /** One of several more: with every letter, since the next may make a word of it. */
  #layEverywhere(from: number, wild: number, ways: number): void {
    for (let square = from; square < this.#task.cells.length; square++) {
      if (!this.#isOpen(square) || this.#lineEnds.includes(square)) continue;
      for (let rest = this.#letters; rest !== 0; rest &= rest - 1) this.#with(square, placeOf(rest & -rest), wild, ways);
      const others = this.#task.otherLetters.length;
      if (others > 0 && !this.#board.isInWord(square)) this.#with(square, FOREIGN, wild, ways * others);
    }
  }

  #with(square: number, letter: number, wild: number, ways: number): void {
    this.#layWild(square, letter, wild);
    this.#addAlfas(square + 1, ways);
    this.#liftWild(wild);
  }

  /** The last one, where all words are right without it: where it is in a word, and alone. */
  #layLast(from: number, wild: number, ways: number): void {
    let lone = 0;
    for (let square = from; square < this.#task.cells.length; square++) {
      if (!this.#isOpen(square) || this.#lineEnds.includes(square)) continue;
      if (this.#board.isInWord(square)) this.#layLastOn(square, wild, ways);
      else {
        if (lone === 0 || square === this.#task.start) this.#lone = square;
        lone++;
      }
    }
    const only = this.#task.opening && !this.#board.laid.includes(this.#task.start);
    const places = !only ? lone : this.#lone === this.#task.start ? 1 : 0;
    this.#loneWild = wild;
    const tile = this.#task.wilds[wild] ?? null;
    const letters = bitsOf(this.#letters) + this.#task.otherLetters.length;
    if (places > 0) this.#show(this.#board.make(tile), ways * places * letters, tile);
    this.#lone = -1;
  }

  /** The last one, at an end of a word that is none without it. */
  #mend(from: number, word: number, wild: number, ways: number): void {
    const way = word % 2 === 0 ? ACROSS : DOWN;
    const first = word >> 1;
    let last = first;
    for (let next = first; this.#board.hasTile(next); next = this.#board.after(next, way)) last = next;
    for (const square of [this.#board.before(first, way), this.#board.after(last, way)]) {
      if (square >= from && this.#isOpen(square) && !this.#lineEnds.includes(square)) this.#layLastOn(square, wild, ways);
    }
  }

  /** Its letter counts nothing, so all plays with other letters that make words are shown as one; but for a theme's words. */
  #layLastOn(square: number, wild: number, ways: number): void {
    const letters = this.#board.lettersFor(square, ACROSS, this.#letters) & this.#board.lettersFor(square, DOWN, this.#letters);
    if (letters === 0) return;
    this.#layWild(square, placeOf(letters & -letters), wild);
    if (this.#task.scoring.theme === null) this.#showValid(ways * bitsOf(letters));
    else {
      for (let rest = letters; rest !== 0; rest &= rest - 1) {
        this.#board.reletter(square, placeOf(rest & -rest));
        this.#showValid(ways);
      }
    }
    this.#liftWild(wild);
  }

  #showValid(ways: number): void {
    const made = this.#board.make();
    if (made.valid) this.#show(made, ways, null);
  }

  #isOpen(square: number): boolean {
    return square >= 0 && this.#board.isEmpty(square) && this.#task.closed[square] === 0;
  }

  #show(made: Made, ways: number, lone: Wild | null): void {
    const board = this.#board;
    if (made.words === 0 || !this.#bound.every((square) => board.isInWord(square))) return;
    if (board.rackTiles + (lone?.rackTile === true ? 1 : 0) < this.#task.scoring.minRackTiles) return;
    if (this.#task.opening && lone === null && !board.laid.includes(this.#task.start)) return;
    this.points = made.points;
    this.coins = made.coins;
    this.words = made.words;
    this.count = board.laid.length + (lone === null ? 0 : 1);
    this.ways = ways;
    this.#visit(this);
  }
}

function placeOf(bit: number): number {
  return 31 - Math.clz32(bit);
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
