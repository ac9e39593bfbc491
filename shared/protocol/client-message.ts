/** What a client may say to a match, as schemas: everything that comes from outside passes here first. */
import * as v from "valibot";
import { ARROWS, type Command, GEMS, type LaidTile, type PlacedPower, POWER_IDS, type TileSource } from "../rules/model.ts";
import type { ErrorCode } from "./codes.ts";
import { hasAtMost } from "./utf8.ts";
import { MAX_MESSAGE_BYTES } from "./version.ts";

/** More than any rack and power bar together can hold. */
const MOST_PIECES = 32;

const SOURCES = ["blank", "gold", "*5", "*6", "*7", "~", "stop", ...GEMS.map((gem) => `alfa:${gem}` as const)] as const;

/** Of the many letters that are so already nothing is asked. */
const normal = (letter: string): string =>
  letter.length === 1 && letter >= "A" && letter <= "Z" ? letter : letter.normalize("NFC").toUpperCase();

/** NFC, upper case (R-06). Whether it is a letter of the match is the rules' business: `bad-letter`. */
export const Letter = v.pipe(v.string(), v.minLength(1), v.maxLength(8), v.transform(normal));

/** Whether it is on the board is the rules' business: `outside-board`. */
export const Square = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}[0-9]{1,3}$/));

const Tile = v.object({
  at: Square,
  letter: v.exactOptional(Letter),
  from: v.exactOptional(v.picklist(SOURCES satisfies readonly TileSource[])),
  arrow: v.exactOptional(v.picklist(ARROWS)),
}) satisfies v.GenericSchema<unknown, LaidTile>;

const Power = v.object({
  power: v.picklist(POWER_IDS),
  at: Square,
  letter: v.exactOptional(Letter),
}) satisfies v.GenericSchema<unknown, PlacedPower>;

const RackTiles = v.pipe(v.array(Letter), v.maxLength(MOST_PIECES));

/** The marks of the lobby. */
export const LOBBY_COMMANDS = [v.object({ type: v.literal("ready") }), v.object({ type: v.literal("unready") })] as const;

const MatchCommandSchema = v.variant("type", [
  v.object({
    type: v.literal("play"),
    tiles: v.pipe(v.array(Tile), v.maxLength(MOST_PIECES)),
    powers: v.pipe(v.array(Power), v.maxLength(MOST_PIECES)),
  }),
  v.object({ type: v.literal("pass") }),
  v.object({ type: v.literal("swap"), tiles: RackTiles }),
  v.object({ type: v.literal("exchange"), tiles: RackTiles }),
  v.object({ type: v.literal("morph-rack"), letter: Letter }),
  v.object({ type: v.literal("buy"), power: v.picklist(POWER_IDS) }),
  v.object({ type: v.literal("sell"), power: v.picklist(POWER_IDS) }),
  v.object({ type: v.literal("end-game") }),
  v.object({ type: v.literal("resign") }),
  ...LOBBY_COMMANDS,
]) satisfies v.GenericSchema<unknown, MatchCommand>;

/** Made by the client, anew for every action, and kept when the action is sent again. */
const CommandId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));

const StreamNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The messages of a match whose commands are these. */
export function messageWith<const Commands extends v.GenericSchema<unknown, { readonly type: string }>>(commands: Commands) {
  return v.variant("t", [
    v.object({
      t: v.literal("command"),
      id: CommandId,
      /** Number, in the sender's stream, of the last turn event that it knows. */
      seen: StreamNumber,
      command: commands,
    }),
    /** Send the events after this number again. */
    v.object({ t: v.literal("catch-up"), after: StreamNumber }),
    /** Is the page in view. */
    v.object({ t: v.literal("visible"), visible: v.boolean() }),
  ]);
}

const ClientMessageSchema = messageWith(MatchCommandSchema);
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>;
/** What a seat may ask of a match: the game's commands, and the marks of the lobby. */
export type MatchCommand = Command | { readonly type: "ready" } | { readonly type: "unready" };

export type ReadMessage<Message> =
  | { readonly message: Message }
  | { readonly bad: Extract<ErrorCode, "too-large" | "bad-message"> };

/** Reads one message, or says why not: `too-large` or `bad-message`. */
export function readMessageWith<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): ReadMessage<v.InferOutput<Schema>> {
  if (!hasAtMost(text, MAX_MESSAGE_BYTES)) return { bad: "too-large" };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { bad: "bad-message" };
  }
  const read = v.safeParse(schema, json, { abortEarly: true });
  return read.success ? { message: read.output } : { bad: "bad-message" };
}

export const readClientMessage = (text: string): ReadMessage<ClientMessage> => readMessageWith(ClientMessageSchema, text);
