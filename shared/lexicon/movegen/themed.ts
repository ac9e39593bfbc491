import type { Kernel } from "./kernel/memory.ts";
import { LaidBoard } from "./laid-board.ts";
import type { RecordPlay } from "./play.ts";
import { presumedTheme } from "./scoring.ts";
import type { Task } from "./task.ts";

/** Sets right what the search takes for granted: that every word is one of the theme (P-23). */
export class Themed {
  readonly #task: Task;
  readonly #board: LaidBoard;

  constructor(task: Task, kernel: Kernel) {
    this.#task = task;
    this.#board = new LaidBoard(task, kernel);
  }

  correct(play: RecordPlay): void {
    for (let at = 0; at < play.count; at++) this.#board.lay(play.square(at), play.letter(at), play.wild(at));
    const { words, themed } = this.#board.tally();
    while (this.#board.laid.length > 0) this.#board.lift();
    const { scoring } = this.#task;
    play.points += themed * (scoring.theme?.bonus ?? 0) - presumedTheme(scoring, words);
  }
}
