import { createMiddleware } from "hono/factory";
import type { App, Ctx } from "../app.types.ts";
import { refuse } from "./refuse.ts";

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * Did a page of this origin send it? Browsers name themselves in `Origin` (every upgrade, every unsafe method) and
 * `Sec-Fetch-Site`; neither can be set by a script. One must be there, and none may say otherwise.
 */
function isOwn(c: Ctx, originNeeded: boolean): boolean {
  const origin = c.req.header("Origin");
  const site = c.req.header("Sec-Fetch-Site");
  if (site !== undefined && site !== "same-origin") return false;
  if (origin === undefined) return !originNeeded && site !== undefined;
  return origin === new URL(c.req.url).origin;
}

export const sameOrigin = createMiddleware<App>(async (c, next) => {
  const upgrade = c.req.header("Upgrade")?.toLowerCase() === "websocket";
  if ((upgrade || !SAFE.includes(c.req.method)) && !isOwn(c, upgrade)) return refuse(c, "bad-origin");
  return next();
});
