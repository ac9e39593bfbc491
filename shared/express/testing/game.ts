/** An Express game at hand, for tests: what is decided is folded at once, and its events are kept. */
import type { RackTile, Seat, WordList } from "../../rules/model.ts";
import { random } from "../../rules/testing/random.ts";
import { type Command, clockRanOut, decide, type ExpressEvent, type ExpressState, evolve, setUp } from "../index.ts";

export const EVERY_WORD: WordList = { has: () => true };
export const NOW = 1_800_000_000_000;

export interface Wanted {
  readonly seats?: number;
  readonly names?: readonly string[];
  readonly bag?: readonly RackTile[];
  readonly words?: WordList;
  readonly seed?: number;
}

export class Game {
  readonly events: ExpressEvent[] = [];
  now = NOW;
  readonly #words: WordList;
  readonly #chance;
  #state: ExpressState;

  constructor({ seats = 2, names = [], bag, words = EVERY_WORD, seed = 1 }: Wanted = {}) {
    this.#words = words;
    this.#chance = random(seed);
    const prepared = bag === undefined ? {} : { bag };
    const started = setUp({ lexicon: "sv", names, seats, now: this.now, ...prepared }, this.#chance);
    this.events.push(started);
    this.#state = evolve(null, started);
  }

  get state(): ExpressState {
    return this.#state;
  }

  seat(seat: Seat) {
    const there = this.#state.seats[seat];
    if (there === undefined) throw new Error(`nobody sits at ${seat}`);
    return there;
  }

  /** "done", or the code of the refusal. */
  do(seat: Seat, command: Command): string {
    const { error, events } = decide(this.#state, seat, command, { now: this.now, words: this.#words });
    this.#fold(events);
    return error?.code ?? "done";
  }

  /** Draws so many, and lays those of the tiles that are asked for. */
  draw(seat: Seat, count: number): void {
    for (let tile = 0; tile < count; tile++) this.do(seat, { type: "draw" });
  }

  lay(seat: Seat, ...rows: readonly string[]): string {
    return this.do(seat, { type: "arrange", revision: this.seat(seat).revision + 1, tiles: tilesOf(...rows) });
  }

  /** The time of the round or of the pause is up. */
  timeIsUp(): void {
    this.now = this.#state.until ?? this.now;
    this.#fold(clockRanOut(this.#state, this.now, this.#chance));
  }

  types(since = 0): readonly string[] {
    return this.events.slice(since).map(({ type }) => type);
  }

  #fold(events: readonly ExpressEvent[]): void {
    this.events.push(...events);
    this.#state = events.reduce<ExpressState>(evolve, this.#state);
  }
}

/** A half from its top, a text a row: a dot is an empty square, a small letter a blank. */
export function tilesOf(...rows: readonly string[]) {
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      if (letter === ".") return [];
      const at = `${String.fromCharCode(65 + x)}${y + 1}`;
      const blank = letter !== letter.toUpperCase();
      return [blank ? { at, letter: letter.toUpperCase(), from: "blank" as const } : { at, letter }];
    }),
  );
}
