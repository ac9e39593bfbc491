import type { Letter } from "../../rules/model.ts";
import type { Dictionary } from "./dictionary.ts";
import { type Engine, type EngineMaker, memoryFor, typescriptEngine } from "./engine.ts";
import {
  BACKWARD,
  BACKWARD_LETTERS,
  BEST,
  BOUNDED,
  COIN_WORTH,
  DICTIONARY,
  FLOOR,
  FORWARD,
  FORWARD_LETTERS,
  LOWEST,
  ONLY_BEST,
  OUT,
  OUT_USED,
  POINT_WORTH,
  RECORD,
} from "./kernel/memory.ts";
import { closeSquares, EmptyBoard, loadBoard, loadBounds, loadHand } from "./load.ts";
import { FoundPlay, type Play } from "./play.ts";
import type { Task, Wild } from "./task.ts";
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
  #take: (record: number) => void = () => {};

  constructor(dictionary: Dictionary, letters: readonly Letter[], makeEngine: EngineMaker = typescriptEngine) {
    this.letters = letters;
    this.#empty = new EmptyBoard(2 ** letters.length - 1);
    this.#engine = makeEngine(memoryFor(dictionary.blocks.length), () => this.#flush());
    const M = this.#engine.memory;
    M.set(dictionary.blocks, DICTIONARY);
    M[BACKWARD] = dictionary.backward;
    M[BACKWARD_LETTERS] = dictionary.backwardLetters;
    M[FORWARD] = dictionary.forward;
    M[FORWARD_LETTERS] = dictionary.forwardLetters;
  }

  /** Calls `visit` with every legal play that keeps a line, once each; powers are left alone. */
  every(task: Task, visit: (play: FoundPlay) => void): void {
    const play = new FoundPlay(this.#engine.memory, task.size);
    this.#prepare(task, task.wilds, POINTS_ALONE, false);
    this.#run((record) => {
      play.read(record);
      visit(play);
    });
  }

  /** A play that is worth most, or null if there is none. */
  best(task: Task, worth: Worth = POINTS_ALONE): Play | null {
    const M = this.#engine.memory;
    this.#prepare(task, task.wilds, worth, true);
    M[ONLY_BEST] = 1;
    this.#engine.searchAnchored();
    if (M[FLOOR] === LOWEST) return null;
    const play = new FoundPlay(this.#engine.memory, task.size);
    play.read(BEST);
    return play.copy(task.wilds, this.letters);
  }

  /** The plays that are worth most, the best first. */
  top(task: Task, most: number, worth: Worth = POINTS_ALONE): Play[] {
    const M = this.#engine.memory;
    const play = new FoundPlay(this.#engine.memory, task.size);
    const best = new TopPlays<Play>(most);
    this.#prepare(task, task.wilds, worth, true);
    this.#run((record) => {
      play.read(record);
      const own = play.points * worth.points + play.coins * worth.coins;
      if (own <= best.floor(LOWEST)) return;
      best.add(own, play.copy(task.wilds, this.letters));
      M[FLOOR] = best.floor(LOWEST);
    });
    return best.sorted();
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
