import { Hono } from "hono";
import { AccountChange, type AccountDeleted, type SessionsEnded } from "../../shared/protocol/account.ts";
import type { App } from "../app.types.ts";
import { readPlayer } from "../auth/session.ts";
import { readBody } from "../http/body.ts";
import { finish } from "../http/finish.ts";
import { refuse } from "../http/refuse.ts";
import { accountOf, changeAccount } from "./account.ts";
import { deleteAccount } from "./delete.ts";
import { exportOf } from "./export.ts";
import { endSessions } from "./sessions.ts";

/** One's own account. */
export const account = new Hono<App>()
  .get("/", async (c) => {
    const player = await readPlayer(c);
    return player === null ? refuse(c, "no-session") : c.json(await accountOf(c, player));
  })
  .post("/", async (c) => {
    const read = await readBody(c, AccountChange);
    if ("refused" in read) return read.refused;
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    const changed = await finish(c, changeAccount(c, player, read.body));
    return changed ? c.json(await accountOf(c, player)) : refuse(c, "too-many", "name");
  })
  .delete("/", async (c) => {
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    await finish(c, deleteAccount(c, player));
    return c.json({ deleted: true } satisfies AccountDeleted);
  })
  .get("/export", async (c) => {
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    c.header("Content-Disposition", 'attachment; filename="alfa-kraft.json"');
    return c.json(await exportOf(c.env.DB, player));
  });

/** `/session` is the one that asks; `/sessions` are all the others. */
export const sessions = new Hono<App>()
  .delete("/session", async (c) => {
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    const ended = await finish(
      c,
      endSessions(c, player, ({ current }) => current),
    );
    return c.json({ ended } satisfies SessionsEnded);
  })
  .delete("/sessions", async (c) => {
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    const ended = await finish(
      c,
      endSessions(c, player, ({ current }) => !current),
    );
    return c.json({ ended } satisfies SessionsEnded);
  })
  .delete("/sessions/:id", async (c) => {
    const player = await readPlayer(c);
    if (player === null) return refuse(c, "no-session");
    const chosen = c.req.param("id");
    const ended = await finish(
      c,
      endSessions(c, player, ({ id }) => id === chosen),
    );
    return c.json({ ended } satisfies SessionsEnded);
  });
