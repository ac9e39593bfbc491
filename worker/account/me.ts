import { Hono } from "hono";
import type { MeAnswer } from "../../shared/protocol/http.ts";
import { OLDEST_PROTOCOL, PROTOCOL } from "../../shared/protocol/version.ts";
import type { App } from "../app.types.ts";
import { becomeSomebody, prolong, readPlayer } from "../auth/session.ts";
import { refuse } from "../http/refuse.ts";

const SPOKEN = { protocol: PROTOCOL, oldest: OLDEST_PROTOCOL };

export const me = new Hono<App>()
  /** The player of the session, and the protocols that the server speaks. Makes no player. */
  .get("/", async (c) => {
    const player = await readPlayer(c);
    await prolong(c);
    return c.json({ player, ...SPOKEN } satisfies MeAnswer);
  })
  /**
   * Makes a guest of whoever is nobody yet; every action without a session is refused with `no-session`. So a client asks this
   * before its first action: should the answer to that action be lost, the seat belongs to a session that the browser already
   * holds, and pressing again finds it.
   */
  .post("/", async (c) => {
    const player = await becomeSomebody(c);
    return player === "too-many" ? refuse(c, "too-many") : c.json({ player, ...SPOKEN } satisfies MeAnswer);
  });
