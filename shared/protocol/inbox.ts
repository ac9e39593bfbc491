/** What awaits a player: challenges, answers to their own, matches that ended while they were away. Part of GET /api/matches. */
import * as v from "valibot";
import { FORMATS, GAME_IDS, LEXICON_IDS } from "../rules/model.ts";
import { ShownOptions } from "./options.ts";
import { ShownName } from "./shown-name.ts";

/** No more are told at once, the newest of them. */
export const MOST_ITEMS = 50;

const time = v.pipe(v.number(), v.integer());
/** By this an item is put away. */
const id = v.string();
/** What a match is played by. */
const game = { match: v.string(), ruleset: v.picklist(GAME_IDS), format: v.picklist(FORMATS) };
/** An empty name is that of a player who is gone. */
const person = { name: ShownName, colour: v.number() };

/** It is a rematch. */
const again = { rematch: v.exactOptional(v.literal(true)) };

const Item = v.variant("kind", [
  /** Waits for an answer until `expiresAt`. */
  v.object({
    kind: v.literal("challenge"),
    id,
    at: time,
    ...person,
    ...game,
    lexicon: v.picklist(LEXICON_IDS),
    options: ShownOptions,
    ...again,
    expiresAt: time,
    /** Before a nonce is drawn for it. */
    commit: v.nullable(v.string()),
    /** Yes makes both friends, too. */
    friend: v.exactOptional(v.boolean(), false),
  }),
  /** Somebody asks to be a friend. */
  v.object({ kind: v.literal("request"), id, at: time, ...person, code: v.string() }),
  /** A challenge of one's own: the other has taken the seat, has said no, has not answered in time. */
  v.object({ kind: v.picklist(["accepted", "declined", "lapsed"]), id, at: time, ...person, ...game, ...again }),
  /** A match ended while one was away. */
  v.object({
    kind: v.literal("ended"),
    id,
    at: time,
    opponents: v.array(ShownName),
    outcome: v.picklist(["won", "lost", "draw", "shared"]),
    ...game,
  }),
]);
export type InboxItem = v.InferOutput<typeof Item>;

/** Newest first. A kind that this client does not know is left out: a newer server tells it. */
export const Inbox = v.pipe(
  v.array(v.unknown()),
  v.transform((items) =>
    items.flatMap((item): InboxItem[] => {
      const read = v.safeParse(Item, item);
      return read.success ? [read.output] : [];
    }),
  ),
);

/** POST /api/inbox/read: these are put away. What waits for an answer stays until it has one. */
export const ItemsRead = v.strictObject({
  items: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.minLength(1), v.maxLength(MOST_ITEMS)),
});
export type ItemsRead = v.InferOutput<typeof ItemsRead>;

export const ItemsReadAnswer = v.object({ read: v.number() });
export type ItemsReadAnswer = v.InferOutput<typeof ItemsReadAnswer>;
