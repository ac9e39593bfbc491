import { readTestOptions, type TestOptions } from "../../shared/match/test-options.ts";
import type { NewMatch } from "../../shared/protocol/http.ts";
import type { Seat } from "../../shared/rules/model.ts";
import type { Ctx } from "../app.types.ts";
import { refuse } from "../http/refuse.ts";
import { type MatchId, modeOf, newMatchId, readMatchId } from "./match-id.ts";
import { type Offer, termsFor } from "./terms.ts";

/** A match that can be made. */
export interface MatchRequest {
  readonly id: MatchId;
  readonly wanted: NewMatch;
  readonly offer: Offer;
  readonly test: TestOptions | null;
  readonly rematch?: Rematch;
}

/** A match after another between the same two. */
export interface Rematch {
  readonly of: MatchId;
  /** How many have been offered before. */
  readonly number: number;
  readonly firstTurn: Seat;
}

/** What a body asks for, or the refusal to answer with. */
export async function readRequest(c: Ctx, wanted: NewMatch): Promise<MatchRequest | { readonly refused: Response }> {
  const { match, test } = wanted;
  const offer = termsFor(wanted);
  if ("at" in offer) return { refused: refuse(c, "bad-request", offer.at) };
  const testOptions = test !== undefined && c.var.settings.testOptions ? readTestOptions(test) : null;
  if (test !== undefined && testOptions === null) return { refused: refuse(c, "bad-request", "test") };
  const { key } = c.var.settings;
  const id = match === undefined ? await newMatchId(key, offer.mode) : await readMatchId(key, match);
  if (id === null || modeOf(id) !== offer.mode) return { refused: refuse(c, "bad-request", "match") };
  return { id, wanted, offer, test: testOptions };
}
