/** The form of a rule vector (V-01 to V-05). Strict: what is not known here is a fault of the vector. */
import * as v from "valibot";
import { rulesOf } from "../../shared/rules/index.ts";
import { DIE_SIDES, MAX_CHARGES } from "../../shared/rules/limits.ts";
import {
  ARROWS,
  FORMATS,
  GEMS,
  MAX_SIZE,
  MIN_SIZE,
  PLAYER_COUNTS,
  POWER_IDS,
  PREMIUMS,
  RACK_SIZES,
  RULESET_IDS,
  TILE_KINDS,
} from "../../shared/rules/model.ts";
import { THEME_BONUS } from "../../shared/themes/ids.ts";

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const squares = <T extends v.GenericSchema>(value: T) => v.record(v.string(), value);
const boardLetter = v.pipe(
  v.string(),
  v.check((letter) => [...letter.normalize("NFC")].length === 1, "a tile is one code point (R-06)"),
);
/** Of letters and of what stands for other tiles (V-01). */
const hand = v.pipe(v.string(), v.regex(/^(?:\*[567]|[^*\s\d])*$/u, "a rack is letters and ? # > ~ *5 *6 *7"));
const barItem = v.picklist([...POWER_IDS, ...GEMS.map((gem) => `alfa:${gem}` as const), "gold"]);

const moreOfTile = {
  kind: v.optional(v.picklist(TILE_KINDS)),
  charge: v.optional(v.pipe(count, v.maxValue(MAX_CHARGES))),
  dice: v.optional(v.pipe(count, v.maxValue(DIE_SIDES))),
  morphed: v.optional(v.boolean()),
};

const expectation = v.strictObject({
  error: v.optional(v.nullable(v.string())),
  rejected: v.optional(v.array(v.string())),
  words: v.optional(v.array(v.string())),
  points: v.optional(whole),
  coins: v.optional(v.union([whole, v.array(whole)])),
  earned: v.optional(v.array(v.string())),
  lost: v.optional(v.array(v.string())),
  turn: v.optional(whole),
  passes: v.optional(whole),
  over: v.optional(v.boolean()),
  winner: v.optional(v.nullable(v.union([whole, v.literal("draw"), v.array(whole)]))),
  reason: v.optional(v.nullable(v.string())),
  scores: v.optional(v.array(whole)),
  final: v.optional(v.array(whole)),
  racks: v.optional(v.array(v.string())),
  bars: v.optional(v.array(v.array(barItem))),
  bag: v.optional(whole),
  warnings: v.optional(v.array(whole)),
  board: v.optional(squares(v.nullable(v.string()))),
  tiles: v.optional(
    squares(v.strictObject({ ...moreOfTile, gem: v.nullish(v.picklist(GEMS)), arrow: v.nullish(v.picklist(ARROWS)) })),
  ),
  premiums: v.optional(squares(v.nullable(v.string()))),
});

const always = { now: v.optional(v.number()), expect: v.optional(expectation) };
const seated = { seat: count, ...always };

const laidTile = v.strictObject({
  at: v.string(),
  letter: v.optional(v.string()),
  from: v.optional(
    v.picklist(["blank", "gold", "stop", "~", "*5", "*6", "*7", "alfa:pentagon", "alfa:hexagon", "alfa:septagon"]),
  ),
  arrow: v.optional(v.picklist(ARROWS)),
});

const action = v.variant("type", [
  v.strictObject({
    type: v.literal("play"),
    ...seated,
    tiles: v.optional(v.array(laidTile), []),
    powers: v.optional(
      v.array(v.strictObject({ power: v.string(), at: v.optional(v.string(), ""), letter: v.optional(v.string()) })),
      [],
    ),
  }),
  v.strictObject({ type: v.literal("buy"), ...seated, power: v.string() }),
  v.strictObject({ type: v.literal("sell"), ...seated, power: v.string() }),
  v.strictObject({ type: v.literal("swap"), ...seated, letters: v.string() }),
  v.strictObject({ type: v.literal("exchange"), ...seated, letters: v.string() }),
  v.strictObject({ type: v.literal("morph-rack"), ...seated, letter: v.string() }),
  v.strictObject({ type: v.literal("pass"), ...seated }),
  v.strictObject({ type: v.literal("end-game"), ...seated }),
  v.strictObject({ type: v.literal("resign"), ...seated }),
  v.strictObject({ type: v.literal("clock"), ...always, away: v.optional(v.array(count), []) }),
]);

const options = v.strictObject({
  rackSize: v.optional(v.picklist(RACK_SIZES)),
  players: v.optional(v.picklist(PLAYER_COUNTS)),
  fullRackBonus: v.optional(whole),
  specials: v.optional(v.boolean()),
  premiumSquares: v.optional(v.boolean()),
  tileValue: v.optional(whole),
  board: v.optional(v.picklist(["standard", "random"])),
  theme: v.optional(v.strictObject({ words: v.array(v.string()), bonus: v.optional(whole, THEME_BONUS) })),
});

/** The position alone; vectors without actions are positions too (V-10). */
export const positionEntries = {
  id: v.string(),
  spec: v.optional(v.array(v.string()), []),
  ruleset: v.picklist(RULESET_IDS),
  options: v.optional(options, {}),
  size: v.optional(v.pipe(whole, v.minValue(MIN_SIZE), v.maxValue(MAX_SIZE))),
  words: v.union([v.string(), v.array(v.string())]),
  values: v.optional(v.record(v.string(), whole), {}),
  premiums: v.optional(squares(v.picklist(PREMIUMS)), {}),
  start: v.optional(v.string()),
  board: v.optional(squares(boardLetter), {}),
  tiles: v.optional(
    squares(v.strictObject({ ...moreOfTile, gem: v.optional(v.picklist(GEMS)), arrow: v.optional(v.picklist(ARROWS)) })),
    {},
  ),
  opened: v.optional(v.boolean()),
  players: v.array(
    v.strictObject({
      rack: v.optional(hand, ""),
      score: v.optional(whole, 0),
      coins: v.optional(whole, 3),
      bar: v.optional(v.pipe(v.array(barItem), v.maxLength(rulesOf("kraft").slots)), []),
    }),
  ),
  bag: v.optional(hand, ""),
  turn: v.optional(count, 0),
  passes: v.optional(count, 0),
  rolls: v.optional(v.array(v.pipe(whole, v.minValue(1), v.maxValue(DIE_SIDES))), []),
  shuffle: v.optional(v.literal("none")),
  format: v.optional(v.picklist(FORMATS), "casual"),
  now: v.optional(v.number(), 0),
};

export const vectorSchema = v.strictObject({
  ...positionEntries,
  actions: v.array(action),
  expect: v.optional(expectation, {}),
});

export type Vector = v.InferOutput<typeof vectorSchema>;
export type Action = Vector["actions"][number];
export type Expectation = v.InferOutput<typeof expectation>;
