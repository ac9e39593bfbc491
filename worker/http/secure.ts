import { createMiddleware } from "hono/factory";
import type { App } from "../app.types.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

export const secure = createMiddleware<App>(async (c, next) => {
  await next();
  // An upgrade's answer holds the socket and is passed on untouched.
  if (c.res.status === 101) return;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value);
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
});
