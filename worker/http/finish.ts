import type { Ctx } from "../app.types.ts";

/** A phone that hangs up cancels its request; what changes more than one place is brought to its end all the same. */
export function finish<T>(c: Ctx, work: Promise<T>): Promise<T> {
  c.executionCtx.waitUntil(work.catch(() => {}));
  return work;
}
