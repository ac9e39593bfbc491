/** The engine's side of the comparison: the same path that `npm run vectors` takes (V-01). */

import * as v from "valibot";
import { normalWords } from "../vectors/position.ts";
import { replay } from "../vectors/replay.ts";
import { vectorSchema } from "../vectors/schema.ts";
import type { Vector } from "./vector.ts";

/** What the engine does otherwise than the vector expects; an action that gives no error must give none. */
export function engineFaults(vector: Vector): string[] {
  const actions = vector.actions.map((action) => ({ ...action, expect: { error: null, ...action.expect } }));
  try {
    const parsed = v.parse(vectorSchema, { ...vector, actions });
    return replay(parsed, normalWords(typeof vector.words === "string" ? [] : vector.words));
  } catch (error) {
    return [`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}
