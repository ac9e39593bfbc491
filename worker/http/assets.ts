import type { Ctx } from "../app.types.ts";
import { refuse } from "./refuse.ts";

/** For a name that stands for one content for ever. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Files whose name holds a hash of their content: kept for ever. The asset server answers an unknown path with the page,
 * which must not be taken for a script or a lexicon.
 */
export async function asset(c: Ctx): Promise<Response> {
  const found = await c.env.ASSETS.fetch(c.req.raw);
  const type = found.headers.get("Content-Type") ?? "";
  if (found.status !== 304 && (!found.ok || type.startsWith("text/html"))) return refuse(c, "not-found");
  const answer = new Response(found.body, found);
  answer.headers.set("Cache-Control", IMMUTABLE);
  return answer;
}
