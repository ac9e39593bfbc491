/** Options of a match for tests, where TEST_OPTIONS=1 allows them: other times, a known key, a prepared position. */
import * as v from "valibot";
import { ARROWS, GEMS, POWER_IDS, PREMIUMS, TILE_KINDS } from "../rules/model.ts";

const SquareKey = v.pipe(v.string(), v.regex(/^[A-U][0-9]{1,2}$/));
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Held = v.union([v.picklist(POWER_IDS), v.literal("gold"), v.picklist(GEMS.map((gem) => `alfa:${gem}` as const))]);

/** The notation of the rule vectors (vectors.md); what is not named is as in an ordinary match. */
const Position = v.strictObject({
  board: v.exactOptional(v.record(SquareKey, v.pipe(v.string(), v.minLength(1), v.maxLength(4)))),
  tiles: v.exactOptional(
    v.record(
      SquareKey,
      v.strictObject({
        kind: v.exactOptional(v.picklist(TILE_KINDS)),
        gem: v.exactOptional(v.picklist(GEMS)),
        charge: v.exactOptional(v.pipe(Count, v.maxValue(5))),
        dice: v.exactOptional(v.pipe(Count, v.maxValue(6))),
        morphed: v.exactOptional(v.boolean()),
        arrow: v.exactOptional(v.picklist(ARROWS)),
      }),
    ),
  ),
  opened: v.exactOptional(v.boolean()),
  premiums: v.exactOptional(v.record(SquareKey, v.picklist(PREMIUMS))),
  players: v.exactOptional(
    v.array(
      v.strictObject({
        rack: v.exactOptional(v.string()),
        coins: v.exactOptional(Count),
        score: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
        bar: v.exactOptional(v.array(Held)),
      }),
    ),
  ),
  /** Drawn from the left. */
  bag: v.exactOptional(v.string()),
  turn: v.exactOptional(Count),
  passes: v.exactOptional(Count),
});
export type Position = v.InferOutput<typeof Position>;

const TestOptionsSchema = v.strictObject({
  turnMs: v.exactOptional(Milliseconds),
  /** A round of what is played at once, and the pause before the next one. */
  roundMs: v.exactOptional(Milliseconds),
  pauseMs: v.exactOptional(Milliseconds),
  /** How long a lobby waits for both marks, and an invitation for its guest. */
  lobbyMs: v.exactOptional(Milliseconds),
  /** From all marks to the first turn. */
  countdownMs: v.exactOptional(Milliseconds),
  /** 256 bits, hexadecimal: the same key gives the same bag and dice. */
  key: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  position: v.exactOptional(Position),
});
export type TestOptions = v.InferOutput<typeof TestOptionsSchema>;

/** Null where it is none. */
export function readTestOptions(input: unknown): TestOptions | null {
  const read = v.safeParse(TestOptionsSchema, input);
  return read.success ? read.output : null;
}
