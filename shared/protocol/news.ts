/** What the app's one socket says: that something has changed, never what. The lists know, and are asked. */
import * as v from "valibot";

/** A match of the player's has come, gone, or waits for another. */
const News = v.object({ t: v.literal("match"), match: v.string() });
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
