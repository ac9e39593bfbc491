/** The bodies of what a player can do with their account. */
import * as v from "valibot";

export const AVATAR_COLOURS = 8;
export const NAME_LENGTH = { least: 2, most: 24 } as const;

const time = v.pipe(v.number(), v.integer());

/** Letters of any script and digits; between them a sign, a space, or both as in `Å. Ek`. */
const NAME = /^[\p{L}\p{N}](?:[.'’_-]? ?[\p{L}\p{M}\p{N}])+$/u;

export const PlayerName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.normalize("NFC"),
  v.transform((name) => name.trim().replace(/\s+/g, " ")),
  v.check((name) => [...name].length >= NAME_LENGTH.least && [...name].length <= NAME_LENGTH.most),
  v.regex(NAME),
);

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
