import { readTestOptions, type TestOptions } from "../../shared/match/test-options.ts";
import type { NewMatch } from "../../shared/protocol/http.ts";
import type { Seat } from "../../shared/rules/model.ts";
import type { Ctx } from "../app.types.ts";
import { refuse } from "../http/refuse.ts";
import { type MatchId, modeOf, newMatchId, readMatchId } from "./match-id.ts";
import { type Terms, termsFor } from "./terms.ts";

/** A request for a match that can be made. */
export interface MatchRequest {
  readonly id: MatchId;
  readonly wanted: NewMatch;
  readonly terms: Terms;
  readonly test: TestOptions | null;
  readonly rematch?: Rematch;
}

/** The match that this one follows, between the same two players. */
interface Rematch {
  readonly of: MatchId;
  /** How many were offered before. */
  readonly number: number;
  readonly firstTurn: Seat;
}

/** The request that a body makes, or the refusal to answer with. */
export async function readRequest(c: Ctx, wanted: NewMatch): Promise<MatchRequest | { readonly refused: Response }> {
  const { match, test } = wanted;
  const terms = termsFor(wanted);
  if ("at" in terms) return { refused: refuse(c, "bad-request", terms.at) };
  const testOptions = test !== undefined && c.var.settings.testOptions ? readTestOptions(test) : null;
  if (test !== undefined && testOptions === null) return { refused: refuse(c, "bad-request", "test") };
  const { key } = c.var.settings;
  const id = match === undefined ? await newMatchId(key, terms.mode) : await readMatchId(key, match);
  if (id === null || modeOf(id) !== terms.mode) return { refused: refuse(c, "bad-request", "match") };
  return { id, wanted, terms, test: testOptions };
}
