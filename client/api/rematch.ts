import { Commitment } from "../../shared/protocol/http.ts";
import { RematchStatus } from "../../shared/protocol/rematch.ts";
import type { GameId } from "../../shared/rules/model.ts";
import { keepFor, nonceFor } from "../fair/kept.ts";
import { type Answer, request } from "./request.ts";

const pathOf = (match: string): string => `/api/matches/${encodeURIComponent(match)}/rematch`;

/** Reads the state of the rematch offer of a match. */
export const getRematch = (match: string): Promise<Answer<RematchStatus>> => request("GET", pathOf(match), RematchStatus);

/**
 * Offers a rematch. Where the opponent has offered one already, this accepts it. The nonce is drawn once the commit is known
 * (R-21).
 */
export async function offerRematch(match: string, ruleset: GameId): Promise<Answer<RematchStatus>> {
  const promised = await request("POST", "/api/matches/commitments", Commitment, { ruleset });
  if (!promised.ok && promised.code === "unreachable") return promised;
  const part = promised.ok ? { match: promised.value.match, nonce: nonceFor(promised.value.commit) } : {};
  const answer = await request("POST", pathOf(match), RematchStatus, part);
  if (answer.ok && promised.ok && answer.value.state === "offered") keepFor(answer.value.match, promised.value.commit);
  return answer;
}
