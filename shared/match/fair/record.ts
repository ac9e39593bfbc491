/** All of a match that is over, for everybody: its log, and what its chance came from. */
import * as v from "valibot";
import { NONCE, SEED } from "./commit.ts";

const Seed = v.pipe(v.string(), v.regex(SEED));

/** The reader judges what an event says. The schema only tells that it is an event. */
const Event = v.looseObject({ type: v.string(), at: v.number() });

export const MatchRecord = v.object({
  version: v.literal(1),
  match: v.string(),
  /** Null: the match was made before there were commits, or with a key for tests. */
  commit: v.nullable(Seed),
  seed: v.nullable(Seed),
  /** In the order of the seats. `server`: the seat's client had sent none. */
  nonces: v.array(v.object({ nonce: v.pipe(v.string(), v.regex(NONCE)), by: v.picklist(["player", "server"]) })),
  key: Seed,
  /** It began from a position that was laid out by hand. */
  prepared: v.boolean(),
  /** The log: the events of each step, in order. */
  steps: v.pipe(v.array(v.array(Event)), v.minLength(1)),
});
export type MatchRecord = v.InferOutput<typeof MatchRecord>;

/** Null: that is no record of a match. */
export function readRecord(input: unknown): MatchRecord | null {
  const read = v.safeParse(MatchRecord, input);
  return read.success ? read.output : null;
}
