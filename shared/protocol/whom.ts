/** Another player: by player code, or whoever sits at a seat of a match that both have. */
import * as v from "valibot";

export const Whom = v.union([
  v.strictObject({ code: v.pipe(v.string(), v.maxLength(32)) }),
  v.strictObject({
    match: v.pipe(v.string(), v.maxLength(64)),
    seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  }),
]);
export type Whom = v.InferOutput<typeof Whom>;
