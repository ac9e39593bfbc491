import { Hono } from "hono";
import type { App } from "../app.types.ts";
import { refuse } from "../http/refuse.ts";
import { knownMatch } from "../match/seats.ts";
import { askMatch } from "../match/stub.ts";

/** The whole record of a finished match, for anybody with its id. It never changes. */
export const record = new Hono<App>().get("/:id/record", async (c) => {
  const id = await knownMatch(c);
  if (id === null) return refuse(c, "no-such-match");
  const told = await askMatch(c, id, (match) => match.record());
  if ("error" in told) return refuse(c, told.error === "try-again" ? "try-again" : "no-such-match");
  return c.json(told.record);
});
