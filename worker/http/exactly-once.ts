import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { REQUEST_ID_HEADER } from "../../shared/protocol/http.ts";
import type { App, Ctx } from "../app.types.ts";
import type { PlayerId } from "../auth/player.ts";
import { hashOf } from "../auth/secrets.ts";
import { readPlayer } from "../auth/session.ts";
import { change, first, sql } from "../db/query.ts";
import { finish } from "./finish.ts";
import { refuse } from "./refuse.ts";

const FORM = /^[\w-]{16,64}$/;
/** Answers after which the client sends the request again: nothing was decided. */
const isFinal = (status: number): boolean => status < 500 && status !== 429 && status !== 401;

/**
 * Carries out a request with an id once: the same request again gets the stored answer. While the first one has no answer yet, a
 * second one is carried out too, since every route changes nothing the second time. What the answer protects against is a copy that
 * arrives late, after the player has changed the same thing again.
 */
export const exactlyOnce = createMiddleware<App>(async (c, next) => {
  const id = c.req.header(REQUEST_ID_HEADER);
  if (id === undefined || (c.req.method !== "POST" && c.req.method !== "DELETE")) return next();
  if (!FORM.test(id)) return refuse(c, "bad-request");
  const player = await readPlayer(c);
  if (player === null) return next();
  const digest = await hashOf(`${c.req.method} ${c.req.path}\n${await c.req.text()}`);
  const before = await claim(c.env.DB, { player_id: player.id, id, digest, at: Date.now() });
  if (before !== null && before.digest !== digest) return refuse(c, "id-reused");
  if (before?.body != null && before.status !== null) {
    return c.body(before.body, before.status as ContentfulStatusCode, { "Content-Type": "application/json" });
  }
  await next();
  if (isFinal(c.res.status)) await finish(c, keepAnswer(c, player.id, id));
});

interface Claim {
  readonly player_id: PlayerId;
  readonly id: string;
  readonly digest: string;
  readonly at: number;
}

/** null: this request is the first with its id. */
async function claim(db: D1Database, row: Claim) {
  const [claimed] = await change(
    db,
    sql
      .insertInto("requests")
      .values(row)
      .onConflict((known) => known.doNothing()),
  );
  if (claimed === 1) return null;
  return first(
    db,
    sql
      .selectFrom("requests")
      .select(["digest", "status", "body"])
      .where("player_id", "=", row.player_id)
      .where("id", "=", row.id),
  );
}

async function keepAnswer(c: Ctx, player: PlayerId, id: string): Promise<void> {
  const { status } = c.res;
  const body = await c.res.clone().text();
  await change(
    c.env.DB,
    sql
      .updateTable("requests")
      .set({ status, body })
      .where("player_id", "=", player)
      .where("id", "=", id)
      .where("status", "is", null),
  );
}
