/** Asking one certain player for a match. */
import * as v from "valibot";
import { NewMatch } from "./http.ts";
import { ShownName } from "./shown-name.ts";
import { Whom } from "./whom.ts";

/** POST /api/challenges. The match is made as by POST /api/matches, and nobody else can take its free seat. */
export const NewChallenge = v.strictObject({ ...NewMatch.entries, to: Whom });
export type NewChallenge = v.InferOutput<typeof NewChallenge>;

/** 201. `name`: of whoever was challenged. */
export const ChallengeMade = v.object({ match: v.string(), name: ShownName, commit: v.nullable(v.string()) });
export type ChallengeMade = v.InferOutput<typeof ChallengeMade>;

/** DELETE /api/challenges/:match, by the challenged player. The challenger withdraws by DELETE /api/matches/:match. */
export const ChallengeDeclined = v.object({ match: v.string() });
export type ChallengeDeclined = v.InferOutput<typeof ChallengeDeclined>;
