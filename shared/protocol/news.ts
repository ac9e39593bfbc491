/**
 * The app's one socket. The server says that something has changed, never what: the lists know, and are asked. And who of those one
 * plays with has the app open now; for that the page says what it shows.
 */
import * as v from "valibot";
import { hasAtMost } from "./utf8.ts";
import { MAX_MESSAGE_BYTES } from "./version.ts";

/** A seat of a match that both play in, or a friend, and whether that player has the app open. */
const Seen = v.object({ match: v.string(), seat: v.number(), here: v.boolean() });
export type Seen = v.InferOutput<typeof Seen>;

const News = v.variant("t", [
  /** First of all, by a server that hears what a page shows: an older one closes the socket of whoever speaks on it. */
  v.object({ t: v.literal("hello") }),
  /** A match of the player's has come, gone, or waits for another. */
  v.object({ t: v.literal("match"), match: v.string() }),
  /** Something else awaits them, or does no longer. */
  v.object({ t: v.literal("inbox") }),
  /** Of these seats alone; the others stay as they were. */
  v.object({ t: v.literal("here"), seats: v.array(Seen) }),
]);
export type News = v.InferOutput<typeof News>;

/**
 * What a page says: in front of the player, or not. `at`: whose presence it shows, of one match or of all that go on; those are told
 * that the player is here, and what comes back says which of them are.
 */
const Look = v.strictObject({
  t: v.literal("look"),
  visible: v.boolean(),
  at: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
});
export type Look = v.InferOutput<typeof Look>;

/** In place of a match's id. */
export const ALL_MATCHES = "all";
export const FRIENDS = "friends";

/** A friend stands in place of a match, with the seat 0. */
export const friendKey = (code: string): string => `friend:${code}`;

/** null: none of this protocol. */
export const readNews = (frame: string): News | null => read(News, frame);
export const readLook = (frame: string): Look | null => (hasAtMost(frame, MAX_MESSAGE_BYTES) ? read(Look, frame) : null);

function read<Schema extends v.GenericSchema>(schema: Schema, frame: string): v.InferOutput<Schema> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(frame));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
