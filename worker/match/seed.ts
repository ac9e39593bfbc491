import { SEED_BYTES } from "../../shared/match/fair/commit.ts";
import { deriveHex } from "../auth/secrets.ts";
import type { MatchId } from "./match-id.ts";

/** The server's part of a match's chance. It follows from the match id and the server's key, so nothing is stored for it. */
export const seedOf = (key: string, match: MatchId): Promise<string> => deriveHex(key, "seed", match, SEED_BYTES);
