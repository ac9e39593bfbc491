import { createMiddleware } from "hono/factory";
import { isLocal } from "../../shared/objects/placement.ts";
import type { App } from "../app.types.ts";
import { refuse } from "./refuse.ts";

/** Plain http has no secure cookie, so only a developer's own machine may use it. */
export const httpsOnly = createMiddleware<App>(async (c, next) => {
  const isPlain = new URL(c.req.url).protocol !== "https:";
  return isPlain && !isLocal(c.var.settings.environment) ? refuse(c, "bad-origin") : next();
});
