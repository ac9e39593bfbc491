import { Hono } from "hono";
import type { MeAnswer } from "../../shared/protocol/http.ts";
import { OLDEST_PROTOCOL, PROTOCOL } from "../../shared/protocol/version.ts";
import type { App } from "../app.types.ts";
import { prolong, readPlayer } from "./session.ts";

/** Who I am, and which protocol the server speaks. Makes nobody a player. */
export const me = new Hono<App>().get("/", async (c) => {
  const player = await readPlayer(c);
  await prolong(c);
  return c.json({ player, protocol: PROTOCOL, oldest: OLDEST_PROTOCOL } satisfies MeAnswer);
});
