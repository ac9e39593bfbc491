/** A vector's position as the event that begins a match (V-01, V-04). */
import type { SetUp, Started } from "../../shared/rules/index.ts";
import { boardOf, parseRack, rulesOf, squareName, squareNumber } from "../../shared/rules/index.ts";
import { normalOptions, optionPremiums, optionValues } from "../../shared/rules/set-up.ts";
import { normalLetter } from "../../shared/rules/tiles.ts";
import type { Vector } from "./schema.ts";

export type PositionVector = Omit<Vector, "actions" | "expect" | "spec" | "rolls" | "shuffle" | "now" | "words">;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØ";

export function startOf(vector: PositionVector, words: Iterable<string>): Started {
  const rules = rulesOf(vector.ruleset);
  const size = vector.size ?? rules.size;
  const start = vector.start ?? squareName(Math.floor(size / 2) * (size + 1), size);
  const alphabet = [...new Set([...LETTERS, ...Object.keys(vector.values), ...[...words].join("")])];
  const options = normalOptions(vector.options as SetUp["options"]);
  const values = optionValues(options, vector.values, alphabet);
  const none: Vector["players"][number] = { rack: "", score: 0, coins: 3, bar: [] };
  const seats = Math.max(vector.players.length, options.players ?? rules.seats);
  const named = [start, ...Object.keys(vector.board), ...Object.keys(vector.premiums), ...Object.keys(vector.tiles)];
  const outside = named.find((name) => squareNumber(name, size) < 0);
  if (outside !== undefined) throw new Error(`no square ${outside} on a board of ${size}`);
  const bare = Object.keys(vector.tiles).find((name) => !Object.hasOwn(vector.board, name));
  if (bare !== undefined) throw new Error(`"tiles" names ${bare}, where no tile lies`);

  return {
    type: "started",
    at: 0,
    setUp: {
      ruleset: vector.ruleset,
      version: rules.version,
      options,
      lexicon: "sv",
      format: vector.format,
      turnMs: rules.turnMs?.[vector.format] ?? null,
      size,
      start,
      rackSize: options.rackSize ?? rules.rackSize,
      premiums: optionPremiums(options, vector.premiums),
      values,
      alphabet,
      board: boardOf(vector.board, vector.tiles as Parameters<typeof boardOf>[1], values),
      opened: vector.opened ?? Object.keys(vector.board).length > 0,
      bag: parseRack(vector.bag),
      turn: vector.turn,
      firstTurn: 0,
      passes: vector.passes,
      draws: [],
      players: Array.from({ length: seats }, (_, seat) => {
        const { rack, bar, coins, score } = vector.players[seat] ?? none;
        return { rack: parseRack(rack), bar, coins, score };
      }),
    },
  };
}

export function normalWords(words: readonly string[]): Set<string> {
  return new Set(words.map(normalLetter));
}
