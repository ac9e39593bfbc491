import { Hono } from "hono";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import type { HealthAnswer } from "../../shared/protocol/http.ts";
import type { App } from "../app.types.ts";
import { first, sql } from "../db/query.ts";
import { faultOf, log } from "../log.ts";

/** Does the database answer, and does it hold our tables? */
async function databaseAnswers(db: D1Database): Promise<boolean> {
  try {
    await first(db, sql.selectFrom("matches").select("id").limit(1));
    return true;
  } catch (error) {
    log("error", "health", faultOf(error));
    return false;
  }
}

export const health = new Hono<App>().get("/", async (c) => {
  const database = await databaseAnswers(c.env.DB);
  const lexicons = Object.fromEntries(Object.entries(LEXICON_FILES).map(([id, file]) => [id, file.version]));
  const body: HealthAnswer = { ok: database, environment: c.var.settings.environment, database, lexicons };
  return c.json(body, database ? 200 : 503);
});
