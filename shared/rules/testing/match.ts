/** Matches for tests: a position in vector notation, commands one after the other, and every stream that they fill. */
import {
  boardOf,
  type Chance,
  type Command,
  clockRanOut,
  type Decision,
  decide,
  type EventView,
  evolve,
  evolveView,
  type GameEvent,
  type GameState,
  type GameView,
  parseRack,
  type Reader,
  type RulesetId,
  rulesOf,
  type SetUp,
  type Started,
  squareName,
  type TileNotation,
  viewEvent,
  type WordList,
} from "../index.ts";

export interface PositionNotation
  extends Partial<
    Pick<
      SetUp,
      "format" | "options" | "premiums" | "values" | "turn" | "passes" | "opened" | "size" | "rackSize" | "version" | "die"
    >
  > {
  readonly board?: Readonly<Record<string, string>>;
  readonly tiles?: Readonly<Record<string, TileNotation>>;
  readonly players?: readonly { rack?: string; score?: number; coins?: number; bar?: SetUp["players"][number]["bar"] }[];
  readonly bag?: string;
}

/** A prepared position; the turn begins at 0. */
export function prepared(ruleset: RulesetId, position: PositionNotation): Started {
  const rules = rulesOf(ruleset);
  const { board = {}, tiles = {}, players = [{}, {}], bag = "", format = "casual", turn = 0, size = rules.size } = position;
  const values = position.values ?? {};
  return {
    type: "started",
    at: 0,
    setUp: {
      ruleset,
      version: position.version ?? rules.version,
      options: position.options ?? {},
      lexicon: "sv",
      format,
      turnMs: rules.turnMs?.[format] ?? null,
      size,
      start: squareName(Math.floor(size / 2) * (size + 1), size),
      rackSize: position.rackSize ?? rules.rackSize,
      premiums: position.premiums ?? {},
      values,
      alphabet: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"],
      board: boardOf(board, tiles, values),
      opened: position.opened ?? Object.keys(board).length > 0,
      bag: parseRack(bag),
      turn,
      firstTurn: 0,
      passes: position.passes ?? 0,
      ...(position.die === undefined ? {} : { die: position.die }),
      draws: [],
      players: players.map(({ rack = "", score = 0, coins = 3, bar = [] }) => ({ rack: parseRack(rack), score, coins, bar })),
    },
  };
}

export const EVERY_WORD: WordList = { has: () => true };

export function wordList(...words: readonly string[]): WordList {
  return new Set(words);
}

/** Shuffles nothing and rolls what it is told, as vectors do. */
export function fixedChance(...rolls: readonly number[]): Chance {
  const left = [...rolls];
  return { shuffle: (items) => [...items], roll: () => left.shift() ?? 1 };
}

/** A match with its log and the views that its streams fold to. */
export class Match {
  state: GameState;
  readonly words: WordList;
  readonly chance: Chance;
  readonly log: GameEvent[] = [];
  readonly streams = new Map<Reader, EventView[]>();
  readonly views = new Map<Reader, GameView>();
  now = 0;

  constructor(started: Started, words: WordList = EVERY_WORD, chance: Chance = fixedChance()) {
    this.words = words;
    this.chance = chance;
    this.state = evolve(null, started);
    this.record(null, started, this.state);
  }

  get readers(): Reader[] {
    return [...this.state.seats.keys(), "spectator"];
  }

  do(seat: number, command: Command): Decision {
    const decision = decide(this.state, seat, command, { now: this.now, words: this.words, chance: this.chance });
    this.append(decision.events);
    return decision;
  }

  clock(now: number, ...away: number[]): readonly GameEvent[] {
    this.now = now;
    const events = clockRanOut(this.state, now, away);
    this.append(events);
    return events;
  }

  view(reader: Reader): GameView {
    const view = this.views.get(reader);
    if (view === undefined) throw new Error(`nobody reads as ${reader}`);
    return view;
  }

  private append(events: readonly GameEvent[]): void {
    for (const event of events) {
      const before = this.state;
      this.state = evolve(before, event);
      this.record(before, event, this.state);
    }
  }

  private record(before: GameState | null, event: GameEvent, after: GameState): void {
    this.log.push(event);
    for (const reader of this.readers) {
      const seen = viewEvent(before, event, after, reader);
      if (seen === null) continue;
      this.streams.set(reader, [...(this.streams.get(reader) ?? []), seen]);
      this.views.set(reader, evolveView(this.views.get(reader) ?? null, seen));
    }
  }
}
