/** The engine's side of the comparison: the same path that `npm run vectors` takes (V-01). */

import * as v from "valibot";
import { normalWords } from "../vectors/position.ts";
import { replay } from "../vectors/replay.ts";
import { vectorSchema } from "../vectors/schema.ts";
import { type ModelRun, runModel } from "./model.ts";
import type { Vector } from "./vector.ts";

/** What the model says of one action: its outcome, none but the named error, and the whole position after it. */
function told(run: ModelRun, index: number): object {
  const outcome = run.outcomes[index];
  const after = run.after[index];
  // `coins` is what a play earned, or else what the players own.
  const coins = outcome?.coins ?? after?.coins;
  return { error: null, ...after, ...outcome, ...(coins === undefined ? {} : { coins }) };
}

/** Where the engine comes to something else than the model, after any of the actions. */
export function engineFaults(vector: Vector): string[] {
  try {
    const words = typeof vector.words === "string" ? [] : vector.words;
    const run = runModel(vector, words);
    const actions = vector.actions.map((action, index) => ({ ...action, expect: told(run, index) }));
    return replay(v.parse(vectorSchema, { ...vector, actions, expect: run.end }), normalWords(words));
  } catch (error) {
    return [`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}
