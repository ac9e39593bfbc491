/** The terms of a match on this device. "Play again" uses them once more. */
import * as v from "valibot";
import { LEVELS } from "../../shared/bot/level-ids.ts";
import { LEXICON_IDS, RACK_SIZES, type RuleOptions } from "../../shared/rules/model.ts";
import { MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";

/** The opponent: bots of one level, the record of this device, or oneself with two racks (P-21). */
const Against = v.variant("kind", [
  v.object({ kind: v.literal("bots"), level: v.picklist(LEVELS) }),
  v.object({ kind: v.literal("record") }),
  v.object({ kind: v.literal("oneself") }),
]);

const Options: v.GenericSchema<unknown, RuleOptions> = v.object({
  rackSize: v.exactOptional(v.picklist(RACK_SIZES)),
  players: v.exactOptional(v.picklist([1, 2, 3, 4])),
  specials: v.exactOptional(v.boolean()),
  premiumSquares: v.exactOptional(v.boolean()),
  tileValue: v.exactOptional(v.number()),
  board: v.exactOptional(v.picklist(["standard", "random"])),
  theme: v.exactOptional(v.object({ words: v.array(v.string()), bonus: v.number() })),
});

export const Terms = v.object({
  ruleset: v.picklist(MATCH_RULESETS),
  lexicon: v.picklist(LEXICON_IDS),
  options: Options,
  against: Against,
});
export type Terms = v.InferOutput<typeof Terms>;

/** The seat of the player. With two racks it is the seat on turn. */
export const OWN_SEAT = 0;
