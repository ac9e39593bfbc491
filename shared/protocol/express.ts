/**
 * What the players of an Express match (P-20) and its server say to each other. Frames, numbers, snapshots and answers are those of
 * every match (client-message.ts, server-message.ts); the commands, the view and the events are its own.
 */
import * as v from "valibot";
import { HALF, MOST_HELD } from "../express/rules.ts";
import type { ExpressEventView, ExpressGameView, HalfTile } from "../express/view.types.ts";
import type { AtOnceId } from "../rules/model.ts";
import { Letter, LOBBY_COMMANDS, messageWith, readMessageWith, Square } from "./client-message.ts";
import type { BegunMatch, LobbyEvent, MatchView, NamesEvent } from "./match-view.types.ts";
import type { ServerMessage } from "./server-message.ts";

/** Of a pasted list: it fits into one message with room to spare. */
export const MOST_NAMES = 200;
export const MOST_NAME_LETTERS = 1500;
/** As long as the longer side of a half. */
export const LONGEST_NAME = HALF.rows;

const Tile = v.object({
  at: Square,
  letter: Letter,
  from: v.exactOptional(v.literal("blank")),
}) satisfies v.GenericSchema<unknown, HalfTile>;

/** Letters alone; which of them are in the alphabet decides nothing: what cannot be laid earns nothing. */
const Name = v.pipe(v.string(), v.normalize("NFC"), v.toUpperCase(), v.regex(new RegExp(`^\\p{Lu}{2,${LONGEST_NAME}}$`, "u")));

const ExpressCommandSchema = v.variant("type", [
  /** One tile of the common bag. Each press has an id of its own, and gives one tile however often it is sent. */
  v.object({ type: v.literal("draw") }),
  /**
   * The whole half as it lies now. It may lie in any way while it is worked on. `revision` is one that its seat has not sent yet,
   * above the last that it knows: an older arrangement that arrives late is `stale`, and changes nothing.
   */
  v.object({
    type: v.literal("arrange"),
    revision: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    tiles: v.pipe(v.array(Tile) /** More than a half may bear is the rules' business: `half-full`. */, v.maxLength(MOST_HELD)),
  }),
  /** Can do no more in this round, and can after all. While it stands, nothing is drawn or arranged. */
  v.object({ type: v.literal("done") }),
  v.object({ type: v.literal("undone") }),
  v.object({ type: v.literal("resign") }),
  /**
   * Names that are to count as words, in the place of those proposed before. In the lobby alone; all marks Ready are taken back, so
   * that who presses Ready agrees to what stands there.
   */
  v.object({
    type: v.literal("names"),
    names: v.pipe(
      v.array(Name),
      v.maxLength(MOST_NAMES),
      v.check((names) => names.join("").length <= MOST_NAME_LETTERS),
    ),
  }),
  /** In the lobby; and between rounds, about the next one. */
  ...LOBBY_COMMANDS,
]);
export type ExpressCommand = v.InferOutput<typeof ExpressCommandSchema>;

const ExpressMessageSchema = messageWith(ExpressCommandSchema);
export type ExpressClientMessage = v.InferOutput<typeof ExpressMessageSchema>;

/** Reads one message, or says why not: `too-large` or `bad-message`. */
export const readExpressMessage = (text: string) => readMessageWith(ExpressMessageSchema, text);

export type ExpressMatchView = MatchView<ExpressGameView, AtOnceId>;
export type BegunExpressView = BegunMatch<ExpressGameView, AtOnceId>;
export type ExpressStreamEvent = ExpressEventView | LobbyEvent | NamesEvent;
export type ExpressServerMessage = ServerMessage<ExpressMatchView, ExpressStreamEvent>;
