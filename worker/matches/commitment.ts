import { Hono } from "hono";
import { commitOf, SEED_BYTES } from "../../shared/match/fair/commit.ts";
import { type Commitment, CommitmentWanted } from "../../shared/protocol/http.ts";
import { agreementOf } from "../../shared/rules/rulesets/agreements.ts";
import type { App } from "../app.types.ts";
import { deriveHex } from "../auth/secrets.ts";
import { readBody } from "../http/body.ts";
import { refuse } from "../http/refuse.ts";
import { type MatchId, newMatchId } from "./match-id.ts";

/** The server's part of a match's chance: only this server makes it of the match's id, so that nothing is stored for it. */
export const seedOf = (key: string, match: MatchId): Promise<string> => deriveHex(key, "seed", match, SEED_BYTES);

/** Before its creator draws a nonce: a match's id, and the commit to its seed. Stores nothing, and makes nobody a player. */
export const commitment = new Hono<App>().post("/commitments", async (c) => {
  const read = await readBody(c, CommitmentWanted);
  if ("refused" in read) return read.refused;
  const agreement = agreementOf(read.body.ruleset);
  if (agreement === null) return refuse(c, "bad-request", "ruleset");
  const { key } = c.var.settings;
  const match = await newMatchId(key, agreement.mode);
  return c.json({ match, commit: commitOf(match, await seedOf(key, match)) } satisfies Commitment);
});
