/** A vector's position as the event that begins a match (V-01, V-04). */
import type { SetUp, Started } from "../../shared/rules/index.ts";
import { boardOf, parseRack, rulesOf, squareName, squareNumber } from "../../shared/rules/index.ts";
import type { RuleSet } from "../../shared/rules/ruleset.types.ts";
import { normalOptions, optionPremiums, optionValues } from "../../shared/rules/set-up.ts";
import { normalLetter } from "../../shared/rules/tiles.ts";
import type { Vector } from "./schema.ts";

export type PositionVector = Omit<Vector, "actions" | "expect" | "spec" | "rolls" | "shuffle" | "now" | "words"> &
  Partial<Pick<Vector, "rolls">>;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØ";

export function startOf(vector: PositionVector, words: Iterable<string>): Started {
  const rules = rulesOf(vector.ruleset);
  const size = vector.size ?? rules.size;
  const start = vector.start ?? squareName(Math.floor(size / 2) * (size + 1), size);
  const faceValues = normalKeys(vector.values);
  const alphabet = [...new Set([...LETTERS, ...Object.keys(faceValues), ...[...words].join("")])];
  const options = normalOptions(vector.options as SetUp["options"]);
  const values = optionValues(options, faceValues, alphabet);
  const none: Vector["players"][number] = { rack: "", score: 0, coins: 3, bar: [] };
  const seats = options.players ?? rules.seats;
  if (vector.players.length > seats) throw new Error(`${vector.players.length} players, and the match has ${seats} seats`);
  if (vector.turn >= seats) throw new Error(`"turn" names seat ${vector.turn} of ${seats}`);
  const named = [start, ...Object.keys(vector.board), ...Object.keys(vector.premiums), ...Object.keys(vector.tiles)];
  const outside = named.find((name) => squareNumber(name, size) < 0);
  if (outside !== undefined) throw new Error(`no square ${outside} on a board of ${size}`);
  const gemless = Object.keys(vector.tiles).find(
    (name) => vector.tiles[name]?.kind === "alfa" && vector.tiles[name]?.gem === undefined,
  );
  if (gemless !== undefined) throw new Error(`the alfa tile on ${gemless} has no gem`);
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
      board: boardOf(normalBoard(vector.board), vector.tiles as Parameters<typeof boardOf>[1], values),
      opened: vector.opened ?? Object.keys(vector.board).length > 0,
      bag: parseRack(vector.bag),
      turn: vector.turn,
      firstTurn: 0,
      passes: vector.passes,
      ...dieOf(rules, vector.rolls),
      draws: [],
      players: Array.from({ length: seats }, (_, seat) => {
        const { rack, bar, coins, score } = vector.players[seat] ?? none;
        return { rack: parseRack(rack), bar, coins, score };
      }),
    },
  };
}

/** The dice of a puzzle always show the same value: the first that the vector names (D-02). */
function dieOf({ board }: RuleSet, [die]: readonly number[] = []): Pick<SetUp, "die"> {
  return board !== null || die === undefined ? {} : { die };
}

/** Letters are read as they are in play: NFC, upper case. */
function normalKeys(values: Vector["values"]): Vector["values"] {
  return Object.fromEntries(Object.entries(values).map(([letter, value]) => [normalLetter(letter), value]));
}

function normalBoard(board: Vector["board"]): Vector["board"] {
  return Object.fromEntries(Object.entries(board).map(([square, letter]) => [square, normalLetter(letter)]));
}

export function normalWords(words: readonly string[]): Set<string> {
  return new Set(words.map(normalLetter));
}
