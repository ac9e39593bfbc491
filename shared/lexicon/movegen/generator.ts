import type { Letter } from "../../rules/model.ts";
import { AlfaBest } from "./alfa-best.ts";
import { everyAlfaPlay, type LineSearch } from "./alfa-plays.ts";
import type { Dictionary } from "./dictionary.ts";
import { type Engine, type EngineMaker, memoryFor, typescriptEngine } from "./engine.ts";
import {
  ALFAS_LAID,
  ANYWHERE,
  APART,
  BACKWARD,
  BACKWARD_LETTERS,
  BEST,
  BOUNDED,
  COIN_WORTH,
  DICTIONARY,
  FLOOR,
  FLUSH_AT,
  FORWARD,
  FORWARD_LETTERS,
  LOWEST,
  NEEDS_ALFA,
  ONLY_BEST,
  OUT,
  OUT_USED,
  POINT_WORTH,
  RECORD,
  RECORDS,
} from "./kernel/memory.ts";
import { closeSquares, EmptyBoard, loadBoard, loadBounds, loadHand } from "./load.ts";
import { copyOf, type FoundPlay, type Play, RecordPlay } from "./play.ts";
import type { Task, Wild } from "./task.ts";
import { Themed } from "./themed.ts";
import { TopPlays } from "./top-plays.ts";

/** What a play is worth: points * points + coins * coins. Whole numbers. */
export interface Worth {
  readonly points: number;
  readonly coins: number;
}

const POINTS_ALONE: Worth = { points: 1, coins: 0 };

/** Finds plays. One search at a time; a search allocates nothing that grows with the number of plays. */
export class MoveGenerator {
  readonly letters: readonly Letter[];
  readonly #engine: Engine;
  readonly #empty: EmptyBoard;
  /** Mask of all letters of the lexicon. */
  readonly #letters: number;
  #take: (record: number) => void = () => {};

  constructor(dictionary: Dictionary, letters: readonly Letter[], makeEngine: EngineMaker = typescriptEngine) {
    this.letters = letters;
    this.#letters = 2 ** letters.length - 1;
    this.#empty = new EmptyBoard(this.#letters);
    this.#engine = makeEngine(memoryFor(dictionary.blocks.length), () => this.#flush());
    const M = this.#engine.memory;
    M.set(dictionary.blocks, DICTIONARY);
    M[BACKWARD] = dictionary.backward;
    M[BACKWARD_LETTERS] = dictionary.backwardLetters;
    M[FORWARD] = dictionary.forward;
    M[FORWARD_LETTERS] = dictionary.forwardLetters;
  }

  /**
   * Calls `visit` with every legal play, once each; powers are left alone, and nothing is laid that would make or touch a
   * bent word, nor a stop tile or arrow (P-10, P-11).
   */
  every(task: Task, visit: (play: FoundPlay) => void): void {
    const bound = task.wilds.filter(({ free }) => !free);
    this.#prepare(task, bound, POINTS_ALONE, false);
    this.#visitAll(task, visit);
    if (bound.length === task.wilds.length) return;
    everyAlfaPlay(this.#lineSearch(task, POINTS_ALONE, false), task, visit);
  }

  #visitAll(task: Task, visit: (play: RecordPlay) => void): void {
    const { memory } = this.#engine;
    const play = new RecordPlay(memory, task.size);
    const themed = task.scoring.theme === null ? null : new Themed(task, { memory, flush: () => {} });
    this.#run((record) => {
      play.read(record);
      themed?.correct(play);
      visit(play);
    });
  }

  /**
   * A play that is worth most, or null if there is none. With alfa tiles: see `AlfaBest`. `above`: it must be worth more than
   * that; the higher, the sooner a search for nothing ends.
   */
  best(task: Task, worth: Worth = POINTS_ALONE, above = LOWEST): Play | null {
    if (task.scoring.theme !== null || task.wilds.some(({ free }) => free)) {
      const [play] = this.top(task, 1, worth);
      return play === undefined || play.points * worth.points + play.coins * worth.coins <= above ? null : play;
    }
    const M = this.#engine.memory;
    this.#prepare(task, task.wilds, worth, true);
    M[FLOOR] = above;
    M[ONLY_BEST] = 1;
    this.#engine.searchAnchored();
    if (M[FLOOR] === above) return null;
    const play = new RecordPlay(M, task.size);
    play.read(BEST);
    return copyOf(play, task, this.letters);
  }

  /**
   * The plays that are worth most, the best first. Of plays that differ only in an alfa tile off the line, those are among
   * them that were the best when they were found.
   */
  top(task: Task, most: number, worth: Worth = POINTS_ALONE): Play[] {
    const M = this.#engine.memory;
    if (task.wilds.some(({ free }) => free)) {
      return new AlfaBest(this.#lineSearch(task, worth, true), task, this.letters, most).run();
    }
    const best = new TopPlays<Play>(most);
    this.#prepare(task, task.wilds, worth, true);
    this.#visitAll(task, (play) => {
      const own = play.points * worth.points + play.coins * worth.coins;
      if (own <= best.floor(LOWEST)) return;
      best.add(own, copyOf(play, task, this.letters));
      M[FLOOR] = best.floor(LOWEST);
    });
    return best.sorted();
  }

  #lineSearch(task: Task, worth: Worth, bounded: boolean): LineSearch {
    return {
      kernel: { memory: this.#engine.memory, flush: () => {} },
      letters: this.#letters,
      prepare: (prepared, wilds) => this.#prepare(prepared, wilds, worth, bounded),
      run: (take) => this.#visitAll(task, take),
    };
  }

  #prepare(task: Task, wilds: readonly Wild[], worth: Worth, bounded: boolean): void {
    const M = this.#engine.memory;
    loadBoard(M, task, this.#empty);
    this.#engine.readRuns();
    closeSquares(M, task);
    loadHand(M, task, wilds);
    if (bounded) loadBounds(M, task, wilds);
    M[POINT_WORTH] = worth.points;
    M[COIN_WORTH] = worth.coins;
    M[FLOOR] = LOWEST;
    M[BOUNDED] = bounded ? 1 : 0;
    M[ONLY_BEST] = 0;
    M[FLUSH_AT] = bounded ? 1 : RECORDS;
    M[ANYWHERE] = 0;
    M[NEEDS_ALFA] = 0;
    M[ALFAS_LAID] = 0;
    M[APART] = 0;
    M[OUT_USED] = 0;
  }

  #run(take: (record: number) => void): void {
    this.#take = take;
    this.#engine.searchAnchored();
    this.#flush();
  }

  #flush(): void {
    const M = this.#engine.memory;
    const used = M[OUT_USED] ?? 0;
    for (let at = 0; at < used; at++) this.#take(OUT + at * RECORD);
    M[OUT_USED] = 0;
  }
}
