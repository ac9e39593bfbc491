import type { Letter } from "../../rules/model.ts";
import type { LineSearch } from "./alfa-plays.ts";
import { boundCoupled } from "./coupled.ts";
import {
  ANYWHERE,
  CELL,
  COIN_WORTH,
  COINS_PER_TILE,
  CROSS,
  CROSS_COUNT,
  CROSS_FACTOR,
  CROSS_SUM,
  EMPTY,
  EXTRA,
  FLOOR,
  LOWEST,
  MIN_RACK_TILES,
  NEEDS_ALFA,
  POINT_WORTH,
} from "./kernel/memory.ts";
import { crossWithFactor } from "./kernel/wildcards.ts";
import { ACROSS, DOWN, LaidBoard, type Made } from "./laid-board.ts";
import { addressOf, loadScoring, turnedAddressOf } from "./load.ts";
import { copyOf, type FoundPlay, type Play } from "./play.ts";
import { forgetSameSquares, markSameSquares } from "./same-squares.ts";
import type { Task, Wild } from "./task.ts";
import { TopPlays } from "./top-plays.ts";

/** A square where an alfa tile alone makes words with what lies there. */
interface Hook {
  readonly square: number;
  readonly worth: number;
  readonly words: number;
}

/**
 * The plays that are worth most where alfa tiles are at hand (K-23 to K-27). Three searches, each with the floor of the
 * one before: lines that touch the board, alfa tiles in them; lines that touch nothing, with an alfa tile in them; and
 * lines, connected or not, with one alfa tile elsewhere. Exact for one alfa tile. With more, all but one are in the line,
 * and those that are left then are laid where each adds most, one after the other.
 */
export class AlfaBest {
  readonly #search: LineSearch;
  readonly #task: Task;
  readonly #letters: readonly Letter[];
  readonly #best: TopPlays<Play>;
  readonly #most: number;
  readonly #board: LaidBoard;
  #wild = -1;
  #hooks: readonly Hook[] = [];

  constructor(search: LineSearch, task: Task, letters: readonly Letter[], most: number) {
    this.#search = search;
    this.#task = task;
    this.#letters = letters;
    this.#best = new TopPlays<Play>(most);
    this.#most = most;
    this.#board = new LaidBoard(task, search.kernel);
  }

  run(): Play[] {
    const { memory: M } = this.#search.kernel;
    const { wilds } = this.#task;
    this.#search.prepare(this.#task, wilds);
    this.#search.run((play) => this.#take(play));

    this.#search.prepare(this.#task, wilds);
    this.#closeTouching();
    if (this.#most === 1) markSameSquares(M, this.#task.size);
    M[ANYWHERE] = 1;
    M[NEEDS_ALFA] = 1;
    M[FLOOR] = this.#best.floor(LOWEST);
    this.#search.run((play) => this.#take(play));
    if (this.#most === 1) forgetSameSquares(M);

    wilds.forEach((wild, index) => {
      if (wild.free) this.#withOneApart(wild, index);
    });
    return this.#best.sorted();
  }

  #worth(made: { readonly points: number; readonly coins: number }): number {
    const { memory: M } = this.#search.kernel;
    return made.points * (M[POINT_WORTH] ?? 0) + made.coins * (M[COIN_WORTH] ?? 0);
  }

  #take(play: FoundPlay): void {
    const worth = this.#worth(play);
    if (worth <= this.#best.floor(LOWEST)) return;
    this.#best.add(worth, copyOf(play, this.#task, this.#letters));
    this.#search.kernel.memory[FLOOR] = this.#best.floor(LOWEST);
  }

  #eachOpen(visit: (square: number, across: number, down: number) => void): void {
    const { memory: M } = this.#search.kernel;
    const { size, cells, closed } = this.#task;
    for (let square = 0; square < cells.length; square++) {
      const across = addressOf(square, size);
      if (M[across + CELL] === EMPTY && closed[square] === 0) visit(square, across, turnedAddressOf(square, size));
    }
  }

  /** A line that touches something is found in the first search. */
  #closeTouching(): void {
    const { memory: M } = this.#search.kernel;
    this.#eachOpen((square, across, down) => {
      // At the opening, a line with all alfa tiles in it covers the start square (K-26): it touches something, so to say.
      if (!this.#board.isInWord(square) && !this.#task.opening) return;
      M[across + CROSS] = 0;
      M[down + CROSS] = 0;
    });
  }

  #withOneApart(wild: Wild, index: number): void {
    const { kernel, letters, prepare, run } = this.#search;
    const { memory: M } = kernel;
    const { wilds, scoring, fullRack, rack, faceValues, size } = this.#task;
    const others = wilds.map((each, at) => (at === index ? { ...each, count: each.count - 1 } : each));
    const alfas = wilds.reduce((sum, { free, count }) => sum + (free ? count : 0), 0);
    prepare(this.#task, others);
    this.#wild = index;
    this.#hooks = this.#findHooks(wild);
    const own = wild.rackTile ? 1 : 0;
    // No play has less than these: all alfa tiles laid, and two words more.
    loadScoring(M, scoring, Math.max(0, fullRack - own), alfas, 2 * alfas);
    const gold = others.some(({ takesValue, count }) => takesValue && count > 0);
    const value = faceValues.reduce((most, face, place) => (gold || (rack[place] ?? 0) > 0 ? Math.max(most, face) : most), 0);
    const gem = others.reduce((most, { factor, count }) => (count > 0 ? Math.max(most, factor) : most), 1);
    boundCoupled(kernel, size, { factor: wild.factor, value, gem });
    M[EXTRA] = Math.max(1, ...this.#hooks.map(({ worth }) => worth));
    this.#eachOpen((_square, across, down) => {
      M[across + CROSS] = letters;
      M[down + CROSS] = letters;
    });
    M[ANYWHERE] = 1;
    M[MIN_RACK_TILES] = 0;
    M[FLOOR] = this.#best.floor(LOWEST);
    run((line) => this.#around(line));
    M[EXTRA] = 0;
  }

  /** Before all squares are opened: the best first. */
  #findHooks(wild: Wild): Hook[] {
    const { kernel } = this.#search;
    const { memory: M } = kernel;
    const hooks: Hook[] = [];
    this.#eachOpen((square, across, down) => {
      if (((M[across + CROSS] ?? 0) & (M[down + CROSS] ?? 0)) === 0) return;
      let points = 0;
      let counts = 0;
      for (const at of [across, down]) {
        points += (M[at + CROSS_SUM] ?? 0) * crossWithFactor(kernel, M[at + CROSS_FACTOR] ?? 0, wild.factor);
        counts += M[at + CROSS_COUNT] ?? 0;
      }
      const coins = (counts & 0xffff) * (M[COINS_PER_TILE] ?? 0);
      if (counts > 0) hooks.push({ square, worth: this.#worth({ points, coins }), words: counts >> 16 });
    });
    return hooks.sort((one, other) => other.worth - one.worth);
  }

  /** With the line's tiles laid: the alfa tile where it is worth most. */
  #around(line: FoundPlay): void {
    const board = this.#board;
    for (let at = 0; at < line.count; at++) board.lay(line.square(at), line.letter(at), line.wild(at));
    const wrong = board.wrongWords();
    if (wrong.length <= 2) {
      const near = this.#nearSquares();
      for (const square of near) this.#layOn(square);
      if (wrong.length === 0) {
        for (const words of [1, 2]) {
          const hook = this.#hooks.find((each) => each.words === words && !near.has(each.square) && board.isEmpty(each.square));
          if (hook !== undefined) this.#layOn(hook.square);
        }
        this.#layAlone();
      }
    }
    for (let at = 0; at < line.count; at++) board.lift();
  }

  /** Where an alfa tile would be in a word with a tile of the line. */
  #nearSquares(): Set<number> {
    const board = this.#board;
    const near = new Set<number>();
    for (const square of board.laid) {
      for (const way of [ACROSS, DOWN] as const) {
        const first = board.first(square, way);
        let last = square;
        for (let next = square; board.hasTile(next); next = board.after(next, way)) last = next;
        near.add(board.before(first, way));
        near.add(board.after(last, way));
      }
    }
    return near;
  }

  /** Its letter counts nothing: what the play would be worth is known before a letter is looked for. */
  #layOn(square: number): void {
    const board = this.#board;
    if (square < 0 || !board.isEmpty(square) || this.#task.closed[square] === 1) return;
    board.lay(square, 0, this.#wild);
    const promises = this.#worth(board.make());
    board.lift();
    if (promises <= this.#best.floor(LOWEST) && this.#alfasBeside() === 0) return;
    const { letters } = this.#search;
    const fitting = board.lettersFor(square, ACROSS, letters) & board.lettersFor(square, DOWN, letters);
    if (fitting === 0) return;
    board.lay(square, 31 - Math.clz32(fitting & -fitting), this.#wild);
    const made = board.make();
    if (made.valid) this.#keep(made);
    board.lift();
  }

  #layAlone(): void {
    const { wilds, start } = this.#task;
    const wild = wilds[this.#wild];
    if (wild === undefined) return;
    const promises = this.#worth(this.#board.make(wild));
    if (promises <= this.#best.floor(LOWEST) && this.#alfasBeside() === 0) return;
    const mustCover = this.#task.opening && !this.#board.laid.includes(start);
    const square = mustCover ? (this.#isAlone(start) ? start : -1) : this.#firstAlone();
    if (square < 0) return;
    this.#board.lay(square, 0, this.#wild);
    this.#keep(this.#board.make());
    this.#board.lift();
  }

  #isAlone(square: number): boolean {
    return this.#board.isEmpty(square) && this.#task.closed[square] === 0 && !this.#board.isInWord(square);
  }

  #firstAlone(): number {
    for (let square = 0; square < this.#task.cells.length; square++) if (this.#isAlone(square)) return square;
    return -1;
  }

  /** Alfa tiles that are neither in the line nor the one laid apart. */
  #alfasBeside(): number {
    const { wilds } = this.#task;
    const held = wilds.reduce((sum, { free, count }) => sum + (free ? count : 0), 0);
    const laid = this.#board.laid.filter((square) => wilds[this.#board.wildOn(square)]?.free === true).length;
    const apart = this.#board.laid.length > 0 && this.#board.wildOn(this.#board.laid.at(-1) ?? 0) === this.#wild ? 0 : 1;
    return held - laid - apart;
  }

  /** A play on the board, all its words right: kept as it is, and with what alfa tiles are left. */
  #keep(made: Made): void {
    this.#offer(made);
    const { wilds } = this.#task;
    const before = this.#board.laid.length;
    for (let better = true; better; ) {
      better = false;
      for (let index = 0; index < wilds.length && !better; index++) {
        if (wilds[index]?.free === true && this.#countLaid(index) < (wilds[index]?.count ?? 0)) better = this.#addOne(index);
      }
    }
    while (this.#board.laid.length > before) this.#board.lift();
  }

  #countLaid(index: number): number {
    return this.#board.laid.filter((square) => this.#board.wildOn(square) === index).length;
  }

  /** One more alfa tile where it adds most, if that is anywhere. */
  #addOne(index: number): boolean {
    const board = this.#board;
    const { letters } = this.#search;
    let most = this.#worth(board.make());
    let best = -1;
    let bestLetter = 0;
    const alone = this.#firstAlone();
    for (const square of [...this.#hooks.map((hook) => hook.square), ...this.#nearSquares(), alone]) {
      if (square < 0 || !board.isEmpty(square) || this.#task.closed[square] === 1) continue;
      const fitting = board.lettersFor(square, ACROSS, letters) & board.lettersFor(square, DOWN, letters);
      if (fitting === 0) continue;
      const letter = 31 - Math.clz32(fitting & -fitting);
      board.lay(square, letter, index);
      const worth = this.#worth(board.make());
      if (worth > most) {
        most = worth;
        best = square;
        bestLetter = letter;
      }
      board.lift();
    }
    if (best < 0) return false;
    board.lay(best, bestLetter, index);
    this.#offer(board.make());
    return true;
  }

  #offer(made: Made): void {
    const board = this.#board;
    const { wilds, scoring, opening, start } = this.#task;
    if (!made.valid || made.words === 0 || board.rackTiles < scoring.minRackTiles) return;
    if (opening && !board.laid.includes(start)) return;
    const bound = board.laid.filter((square) => wilds[board.wildOn(square)]?.free !== true);
    if (!bound.every((square) => board.isInWord(square))) return;
    const worth = this.#worth(made);
    if (worth <= this.#best.floor(LOWEST)) return;
    const laid = board.laid;
    const play: FoundPlay = {
      ...made,
      count: laid.length,
      ways: 1,
      square: (at) => laid[at] ?? 0,
      letter: (at) => board.letterOn(laid[at] ?? 0),
      wild: (at) => board.wildOn(laid[at] ?? 0),
    };
    this.#best.add(worth, copyOf(play, this.#task, this.#letters));
    this.#search.kernel.memory[FLOOR] = this.#best.floor(LOWEST);
  }
}
