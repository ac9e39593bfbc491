import { Hono } from "hono";
import { commitOf } from "../../shared/match/fair/commit.ts";
import { type Commitment, CommitmentWanted } from "../../shared/protocol/http.ts";
import { agreementOf } from "../../shared/rules/rulesets/agreements.ts";
import type { App } from "../app.types.ts";
import { readBody } from "../http/body.ts";
import { refuse } from "../http/refuse.ts";
import { newMatchId } from "../match/match-id.ts";
import { seedOf } from "../match/seed.ts";

/** Gives a match id and the commit to its seed before the creator draws a nonce. Stores nothing and makes no player. */
export const commitment = new Hono<App>().post("/commitments", async (c) => {
  const read = await readBody(c, CommitmentWanted);
  if ("refused" in read) return read.refused;
  const agreement = agreementOf(read.body.ruleset);
  if (agreement === null) return refuse(c, "bad-request", "ruleset");
  const { key } = c.var.settings;
  const match = await newMatchId(key, agreement.mode);
  return c.json({ match, commit: commitOf(match, await seedOf(key, match)) } satisfies Commitment);
});
