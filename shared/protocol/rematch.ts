/** A match once more, between the same two. It is a challenge: its answer and its taking back are those of one. */
import * as v from "valibot";
import { nonce } from "./http.ts";

/** POST /api/matches/:id/rematch. `match`: of a commitment. Where the other has offered it already nothing is made. */
export const RematchWanted = v.strictObject({ match: v.exactOptional(v.string()), nonce });
export type RematchWanted = v.InferOutput<typeof RematchWanted>;

const match = v.string();
const expiresAt = v.pipe(v.number(), v.integer());

/** How it stands, for who played: GET and POST /api/matches/:id/rematch. */
export const RematchStatus = v.variant("state", [
  /** Either may offer it: for the first time, or again where an offer was taken back or has run out. */
  v.object({ state: v.literal("open") }),
  /** By oneself, to the other. */
  v.object({ state: v.literal("offered"), match, expiresAt }),
  /** By the other. */
  v.object({ state: v.literal("received"), match, expiresAt, commit: v.nullable(v.string()) }),
  v.object({ state: v.literal("declined") }),
  v.object({ state: v.literal("begun"), match }),
  /** It was no match between two, or the other is gone. */
  v.object({ state: v.literal("impossible") }),
]);
export type RematchStatus = v.InferOutput<typeof RematchStatus>;
