/** A game of Express as it is stored. Fields that an earlier version did not write yet are optional. */
import * as v from "valibot";
import type { ExpressEvent, ExpressState } from "../../express/index.ts";
import { Texts, Whole } from "../log/schemas.ts";

const Text = v.string();
const at = Whole;
const seat = Whole;
const Tiles = v.array(v.object({ at: Text, letter: Text, from: v.optional(v.literal("blank")) }));
const Outcome = v.object({
  round: Whole,
  end: Text,
  by: v.nullable(seat),
  halves: v.array(v.object({ seat, tiles: Tiles })),
  prizes: v.object({ words: v.array(seat), longest: v.array(seat), letters: v.array(seat) }),
});
const Result = v.object({ reason: Text, winner: v.union([seat, v.array(seat)]), final: v.array(Whole) });

const Events: Readonly<Record<ExpressEvent["type"], v.GenericSchema>> = {
  started: v.object({
    at,
    version: Whole,
    lexicon: Text,
    names: Texts,
    seats: Whole,
    roundMs: Whole,
    pauseMs: Whole,
    until: Whole,
    bag: Texts,
  }),
  "round-began": v.object({ at, round: Whole, until: Whole, bag: Texts }),
  drew: v.object({ at, seat, tile: Text }),
  arranged: v.object({ at, seat, revision: Whole, tiles: Tiles, invalid: Texts }),
  done: v.object({ at, seat, done: v.boolean() }),
  "round-over": v.object({ at, outcome: Outcome, points: v.array(Whole), stats: v.array(v.object({})), until: Whole }),
  called: v.object({ at, until: Whole }),
  left: v.object({ at, seat, reason: v.picklist(["resigned", "inactivity"]) }),
  ended: v.object({ at, result: Result }),
};

const Seat = v.object({
  points: Whole,
  left: v.boolean(),
  held: Texts,
  tiles: Tiles,
  revision: Whole,
  invalid: Texts,
  done: v.boolean(),
  idle: Whole,
  stats: v.object({}),
});

const Game = v.object({
  version: Whole,
  lexicon: Text,
  names: Texts,
  roundMs: Whole,
  pauseMs: Whole,
  round: Whole,
  stage: v.picklist(["playing", "shown", "over"]),
  until: v.nullable(Whole),
  bag: Texts,
  seats: v.array(Seat),
  last: v.nullable(Outcome),
  pointless: Whole,
  result: v.nullable(Result),
});

export const isStoredGame = (game: unknown): game is ExpressState => v.is(Game, game);

export function isStoredEvent(event: unknown): event is ExpressEvent {
  const { type } = event as { readonly type: string };
  return Object.hasOwn(Events, type) && v.is(Events[type as ExpressEvent["type"]], event);
}
