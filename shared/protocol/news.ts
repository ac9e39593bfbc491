/** What the app's one socket says: that something has changed, never what. The lists know, and are asked. */
import * as v from "valibot";

const News = v.variant("t", [
  /** A match of the player's has come, gone, or waits for another. */
  v.object({ t: v.literal("match"), match: v.string() }),
  /** Something else awaits them, or does no longer. */
  v.object({ t: v.literal("inbox") }),
]);
export type News = v.InferOutput<typeof News>;

/** null: none of this protocol. */
export function readNews(frame: string): News | null {
  try {
    const read = v.safeParse(News, JSON.parse(frame));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
