/** Every way in which the rest of a match can go, from the rules alone: plays are tried square by square, and decided by the engine. */
import {
  type Chance,
  type Command,
  decide,
  evolve,
  type GameState,
  type LaidTile,
  mustFinish,
  rulesOfGame,
  squareName,
  squareNumber,
  type TileSource,
} from "../../rules/index.ts";

const CHANCE: Chance = { shuffle: (items) => [...items], roll: () => 1 };
/** No word has it: what an alfa tile that stands alone becomes. */
const OTHER = "Q";

type Words = ReadonlySet<string>;
type Cells = ReadonlyMap<number, string>;

interface Held {
  readonly letters: readonly string[];
  readonly from: TileSource | undefined;
  /** Lies anywhere (K-23). */
  readonly free: boolean;
}

/** Matches between two seats that hold tiles, with an empty bag; powers are left aside. */
export class BruteEndgame {
  readonly #words: Words;
  readonly #letters: readonly string[];
  readonly #known = new Map<string, number>();

  constructor(words: readonly string[]) {
    this.#words = new Set(words);
    this.#letters = [...new Set(words.join(""))].sort();
  }

  get words(): Words {
    return this.#words;
  }

  after(state: GameState, command: Command): GameState {
    const { error, events } = decide(state, state.turn, command, { now: 0, words: this.#words, chance: CHANCE });
    if (error !== null) throw new Error(JSON.stringify({ command, error }));
    return events.reduce(evolve, state);
  }

  /** By how much more `seat` gains than `other` from here on, if both do what is best for them. */
  rest(state: GameState, seat: number, other: number): number {
    if (state.result !== null) {
      const { final } = state.result;
      return (final[seat] ?? 0) - (final[other] ?? 0) - ahead(state, seat, other);
    }
    const key = `${seat} ${keyOf(state)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const sign = state.turn === seat ? 1 : -1;
    let best = -Infinity;
    for (const next of this.#continuations(state)) {
      const gained = ahead(next, seat, other) - ahead(state, seat, other);
      best = Math.max(best, sign * (gained + this.rest(next, seat, other)));
    }
    this.#known.set(key, sign * best);
    return sign * best;
  }

  *#continuations(state: GameState): Generator<GameState> {
    const tableFacts = { bag: 0, seats: state.seats.map(({ rack, resigned }) => ({ rackCount: rack.length, resigned })) };
    const finishes = mustFinish(rulesOfGame(state), tableFacts, state.turn);
    yield this.after(state, { type: finishes ? "end-game" : "pass" });
    const seen = new Set<string>();
    for (const tiles of this.#layings(state)) {
      const key = tiles
        .map(({ at, letter, from }) => `${at}${letter}${from ?? ""}`)
        .sort()
        .join();
      if (seen.has(key)) continue;
      seen.add(key);
      const command: Command = { type: "play", tiles, powers: [] };
      const { error, events } = decide(state, state.turn, command, { now: 0, words: this.#words, chance: CHANCE });
      if (error === null) yield events.reduce(evolve, state);
    }
  }

  /** Tiles wherever every run through them is a word. */
  *#layings(state: GameState): Generator<LaidTile[]> {
    const { size } = state;
    const cells = new Map(Object.entries(state.board).map(([at, { letter }]) => [squareNumber(at, size), letter]));
    const hand = this.#handOf(state);
    for (const apart of this.#scattered(
      hand.filter(({ free }) => free),
      cells,
      size,
    )) {
      const lying = new Map([...cells, ...apart.map(({ square, letter }) => [square, letter] as const)]);
      const left = hand.filter((held) => !apart.some((laid) => laid.held === held));
      if (apart.length > 0 && this.#fits(apart, lying, size)) yield apart.map((laid) => tileOf(laid, size));
      for (let start = 0; start < size * size; start++) {
        if (lying.has(start)) continue;
        for (const step of [1, size]) {
          for (const inLine of this.#inLine(left, lying, start, step, size)) {
            const laid = [...apart, ...inLine];
            const after = new Map([...lying, ...inLine.map(({ square, letter }) => [square, letter] as const)]);
            if (this.#fits(laid, after, size)) yield laid.map((one) => tileOf(one, size));
          }
        }
      }
    }
  }

  #handOf({ seats, turn }: GameState): Held[] {
    const { rack = [], bar = [] } = seats[turn] ?? {};
    return [...rack, ...bar].flatMap((item): Held[] => {
      if (/^\p{L}$/u.test(item)) return [{ letters: [item], from: undefined, free: false }];
      if (item === "?") return [{ letters: this.#letters, from: "blank", free: false }];
      if (item === "~" || item === "gold") return [{ letters: this.#letters, from: item, free: false }];
      if (item.startsWith("alfa:") || item.startsWith("*"))
        return [{ letters: [...this.#letters, OTHER], from: item as TileSource, free: true }];
      return [];
    });
  }

  *#scattered(held: readonly Held[], cells: Cells, size: number): Generator<Laid[]> {
    const [first, ...rest] = held;
    if (first === undefined) return yield [];
    for (const others of this.#scattered(rest, cells, size)) {
      yield others;
      for (let square = 0; square < size * size; square++) {
        if (cells.has(square) || others.some((laid) => laid.square === square)) continue;
        for (const letter of first.letters) yield [...others, { square, letter, held: first }];
      }
    }
  }

  *#inLine(hand: readonly Held[], cells: Cells, square: number, step: number, size: number): Generator<Laid[]> {
    for (const held of hand) {
      for (const letter of held.letters) {
        const laid: Laid = { square, letter, held };
        yield [laid];
        let next = nextOf(square, step, size);
        while (next !== null && cells.has(next)) next = nextOf(next, step, size);
        if (next === null) continue;
        const left = hand.filter((other) => other !== held);
        for (const more of this.#inLine(left, cells, next, step, size)) yield [laid, ...more];
      }
    }
  }

  #fits(laid: readonly Laid[], cells: Cells, size: number): boolean {
    return laid.every(({ square }) =>
      [1, size].every((step) => {
        const word = runThrough(square, step, cells, size);
        return word.length < 2 || this.#words.has(word);
      }),
    );
  }
}

interface Laid {
  readonly square: number;
  readonly letter: string;
  readonly held: Held;
}

function tileOf({ square, letter, held }: Laid, size: number): LaidTile {
  const place = { at: squareName(square, size), letter };
  return held.from === undefined ? place : { ...place, from: held.from };
}

function nextOf(square: number, step: number, size: number): number | null {
  const next = square + step;
  return next >= size * size || (step === 1 && next % size === 0) ? null : next;
}

function runThrough(square: number, step: number, cells: Cells, size: number): string {
  let first = square;
  while (cells.has(first - step) && (step !== 1 || first % size > 0)) first -= step;
  let word = "";
  for (let at: number | null = first; at !== null && cells.has(at); at = nextOf(at, step, size)) word += cells.get(at);
  return word;
}

function ahead({ seats }: GameState, seat: number, other: number): number {
  const own = (index: number) => (seats[index]?.score ?? 0) + (seats[index]?.coins ?? 0);
  return own(seat) - own(other);
}

function keyOf({ turn, passes, board, seats, blocked }: GameState): string {
  const lying = Object.entries(board).map(([at, { letter, kind, value, gem }]) => `${at}${letter}${kind}${value}${gem ?? ""}`);
  const held = seats.map(({ rack, bar }) => `${[...rack].sort().join("")} ${[...bar].sort().join()}`);
  return [turn, passes, lying.sort().join(), held.join("/"), blocked.join()].join("|");
}
