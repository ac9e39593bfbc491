import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { App } from "../app.types.ts";
import { log } from "../log.ts";

/** One line a request of the API. The route's pattern, never the path: an invite's path is the invite. */
export const requestLog = createMiddleware<App>(async (c, next) => {
  const started = Date.now();
  await next();
  log(c.res.status >= 500 ? "error" : "info", "request", {
    method: c.req.method,
    route: routePath(c),
    status: c.res.status,
    code: c.var.code,
    ms: Date.now() - started,
    player: c.var.player?.id,
    match: c.var.match,
  });
});
