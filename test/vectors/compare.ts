/** Compares what came with what a vector names, and only that (V-01, V-02). */
import type { GameEvent, GameState, RuleError } from "../../shared/rules/index.ts";
import { parseRack, rulesOf } from "../../shared/rules/index.ts";
import type { Expectation } from "./schema.ts";

export interface Outcome {
  readonly error: RuleError | null;
  readonly events: readonly GameEvent[];
}

/** How each named field is read from what came; lists without an order are sorted on both sides. */
export function differences(expected: Expectation, state: GameState, outcome: Outcome): string[] {
  const came = cameOf(state, outcome);
  return Object.entries(expected).flatMap(([field, value]) => {
    if (value === undefined || (field === "winner" && rulesOf(state.ruleset).moves !== null)) return [];
    return FIELDS[field]?.(value, came) ?? compare(field, value, (came as Record<string, unknown>)[field]);
  });
}

type Came = ReturnType<typeof cameOf>;

const FIELDS: Readonly<Record<string, ((value: unknown, came: Came) => string[]) | undefined>> = {
  rejected: sortedList("rejected"),
  words: sortedList("words"),
  earned: sortedList("earned"),
  lost: sortedList("lost"),
  coins: (value, came) => compare("coins", value, Array.isArray(value) ? came.balances : came.coins),
  racks: (value, came) =>
    compare(
      "racks",
      (value as string[]).map((rack) => sorted(parseRack(rack))),
      came.racks,
    ),
  bars: (value, came) => compare("bars", (value as string[][]).map(sorted), came.bars),
  board: (value, came) => perSquare("board", value, (at) => came.state.board[at]?.letter ?? null),
  premiums: (value, came) => perSquare("premiums", value, (at) => came.state.premiums[at] ?? null),
  tiles: (value, came) =>
    Object.entries(value as Record<string, object>).flatMap(([at, tile]) =>
      Object.entries(tile).flatMap(([field, part]) => {
        const there = came.state.board[at] as Record<string, unknown> | undefined;
        return compare(`tiles ${at} ${field}`, part, there?.[field] ?? null);
      }),
    ),
};

function cameOf(state: GameState, { error, events }: Outcome) {
  const play = events.find((event) => event.type === "played");
  return {
    state,
    error: error?.code ?? null,
    rejected: error?.code === "word-not-in-lexicon" ? error.rejected : null,
    words: play?.words.map(({ word }) => word) ?? null,
    points: play?.points ?? null,
    coins: play?.coins ?? null,
    earned: play?.earned ?? null,
    lost: play?.lost ?? null,
    turn: state.turn,
    passes: state.passes,
    over: state.result !== null,
    winner: state.result?.winner ?? null,
    reason: state.result?.reason ?? null,
    final: state.result?.final ?? null,
    scores: state.seats.map((seat) => seat.score),
    balances: state.seats.map((seat) => seat.coins),
    racks: state.seats.map((seat) => sorted(seat.rack)),
    bars: state.seats.map((seat) => sorted(seat.bar)),
    bag: state.bag.length,
    warnings: state.seats.map((seat) => seat.warnings),
  };
}

function sortedList(field: "rejected" | "words" | "earned" | "lost"): (value: unknown, came: Came) => string[] {
  return (value, came) => {
    const list = came[field];
    return compare(field, sorted(value as string[]), list === null ? null : sorted(list));
  };
}

function perSquare(field: string, value: unknown, there: (at: string) => string | null): string[] {
  return Object.entries(value as Record<string, string | null>).flatMap(([at, expected]) =>
    compare(`${field} ${at}`, expected, there(at)),
  );
}

function compare(field: string, expected: unknown, came: unknown): string[] {
  const [want, got] = [JSON.stringify(expected), JSON.stringify(came)];
  return want === got ? [] : [`expected ${field} ${want}, came ${got}`];
}

function sorted(list: readonly string[]): string[] {
  return [...list].sort();
}
