/** The bodies of what a player can do with their account. */
import * as v from "valibot";
import { PlayerName } from "./player-name.ts";

export const AVATAR_COLOURS = 8;

const time = v.pipe(v.number(), v.integer());

/** POST /api/account: what is to change. */
export const AccountChange = v.strictObject({
  name: v.exactOptional(PlayerName),
  colour: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(AVATAR_COLOURS - 1))),
});
export type AccountChange = v.InferInput<typeof AccountChange>;

/** GET and POST /api/account */
export const AccountAnswer = v.object({
  name: v.string(),
  code: v.string(),
  colour: v.number(),
  /** The server's clock, and when the name may be changed again; null: now. */
  now: time,
  renameAt: v.nullable(time),
  /** Newest use first. */
  sessions: v.array(
    v.object({
      id: v.string(),
      device: v.nullable(v.string()),
      createdAt: time,
      /** To the day. */
      usedAt: time,
      current: v.boolean(),
    }),
  ),
});
export type AccountAnswer = v.InferOutput<typeof AccountAnswer>;

/** DELETE /api/session, /api/sessions, /api/sessions/:id: how many were ended. */
export const SessionsEnded = v.object({ ended: v.number() });
export type SessionsEnded = v.InferOutput<typeof SessionsEnded>;

/** DELETE /api/account */
export const AccountDeleted = v.object({ deleted: v.literal(true) });
export type AccountDeleted = v.InferOutput<typeof AccountDeleted>;
