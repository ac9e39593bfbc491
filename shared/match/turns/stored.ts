/** A game in turns as it is stored. Fields that an earlier version did not write yet are optional. */
import * as v from "valibot";
import type { GameEvent, GameState } from "../../rules/index.ts";
import { isRecord, recordOf, Texts, Whole } from "../log/schemas.ts";

const Text = v.string();
const at = Whole;
const seat = Whole;

const isText = (value: unknown): boolean => typeof value === "string";
const isNumber = (value: unknown): boolean => typeof value === "number";

const isTile = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.letter) &&
  isText(value.kind) &&
  isNumber(value.value) &&
  isNumber(value.charge) &&
  isNumber(value.dice) &&
  typeof value.morphed === "boolean";

const Next = v.nullable(seat);
const Words = v.array(v.object({ word: Text, squares: Texts, points: v.number() }));
const Result = v.object({
  reason: Text,
  winner: v.union([Whole, v.literal("draw"), v.array(Whole)]),
  final: v.array(v.number()),
});

const Table = {
  ruleset: Text,
  version: Whole,
  options: v.object({}),
  lexicon: Text,
  format: Text,
  size: Whole,
  start: Text,
  rackSize: Whole,
  premiums: recordOf(isText),
  values: recordOf(isNumber),
  alphabet: Texts,
  board: recordOf(isTile),
  opened: v.boolean(),
  turn: seat,
  turnMs: v.nullable(Whole),
  passes: Whole,
};

const Player = { rack: Texts, bar: Texts, coins: v.number(), score: v.number() };

const SetUp = v.object({ ...Table, bag: Texts, firstTurn: seat, players: v.array(v.object(Player)) });

const moved = { at, seat, next: Next };

const Events: Readonly<Record<GameEvent["type"], v.GenericSchema>> = {
  started: v.object({ at, setUp: SetUp }),
  played: v.object({
    ...moved,
    tiles: v.array(v.object({ at: Text, letter: v.optional(Text), from: v.optional(Text), arrow: v.optional(Text) })),
    powers: v.array(v.object({ power: Text, at: Text, letter: v.optional(Text) })),
    rolls: v.array(v.object({ at: Text, value: Whole })),
    words: Words,
    points: v.number(),
    coins: v.number(),
    earned: Texts,
    lost: Texts,
    drawn: Texts,
  }),
  passed: v.object({ ...moved, automatic: v.boolean(), warned: v.boolean() }),
  swapped: v.object({ ...moved, given: Texts, drawn: Texts, bag: Texts }),
  exchanged: v.object({ ...moved, given: Texts, drawn: Texts, bag: Texts }),
  bought: v.object({ at, seat, power: Text, price: v.number() }),
  sold: v.object({ at, seat, power: Text, price: v.number() }),
  "morphed-rack": v.object({ at, seat, letter: Text }),
  attempted: v.object({ at, seat, penalty: v.boolean() }),
  resigned: v.object(moved),
  "timed-out": v.object({ ...moved, reason: v.picklist(["clock", "inactivity"]) }),
  ended: v.object({ at, reason: Text, result: Result }),
};

const Seat = v.object({
  ...Player,
  shownCoins: v.number(),
  warnings: Whole,
  resigned: v.boolean(),
  bought: recordOf(isNumber),
  attempts: Whole,
  penalties: v.number(),
  stats: v.object({}),
});

const Game = v.object({
  ...Table,
  slots: Whole,
  blocked: Texts,
  turnNumber: Whole,
  turnStartedAt: Whole,
  draws: v.array(v.object({})),
  result: v.nullable(Result),
  bag: Texts,
  firstTurn: seat,
  seats: v.array(Seat),
  last: v.nullable(v.object({ type: Text })),
});

export const isStoredGame = (game: unknown): game is GameState => v.is(Game, game);

export function isStoredEvent(event: unknown): event is GameEvent {
  const { type } = event as { readonly type: string };
  return Object.hasOwn(Events, type) && v.is(Events[type as GameEvent["type"]], event);
}
