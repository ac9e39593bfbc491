import { Hono } from "hono";
import { withRead } from "../../shared/player/inbox.ts";
import { ItemsRead, type ItemsReadAnswer } from "../../shared/protocol/inbox.ts";
import type { App } from "../app.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { readPlayer } from "../auth/session.ts";
import { change, sql } from "../db/query.ts";
import { readBody } from "../http/body.ts";
import { refuse } from "../http/refuse.ts";
import { notesFor, oldestShown, readBy } from "./inbox.ts";

/** Two devices may dismiss items at once. The second one tries again with what the first has stored. */
const TRIES = 3;

/** The inbox itself comes with the list of matches. */
export const inbox = new Hono<App>().post("/read", async (c) => {
  const body = await readBody(c, ItemsRead);
  if ("refused" in body) return body.refused;
  const player = await readPlayer(c);
  if (player === null) return refuse(c, "no-session");
  const read = await putAway(c.env.DB, player.id, body.body.items, Date.now());
  return read === null ? refuse(c, "try-again") : c.json({ read } satisfies ItemsReadAnswer);
});

/** How many of them are in the inbox: nothing else is kept. */
async function putAway(db: D1Database, player: PlayerId, ids: readonly string[], now: number): Promise<number | null> {
  const put = (await notesFor(db, player, now)).filter(({ id }) => ids.includes(id));
  if (put.length === 0) return 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const { stored, read } = await readBy(db, player);
    const next = JSON.stringify(withRead(read, put, oldestShown(now)));
    if (next === stored) return put.length;
    const [kept] = await change(
      db,
      sql.updateTable("players").set({ inbox_read: next }).where("id", "=", player).where("inbox_read", "is", stored),
    );
    if (kept === 1) return put.length;
  }
  return null;
}
