import { RematchStatus } from "../../shared/protocol/rematch.ts";
import type { GameId } from "../../shared/rules/model.ts";
import { keepFor, nonceFor } from "../fair/stored-commits.ts";
import { requestOnce, withCommitment } from "./once.ts";
import { type ApiAnswer, request } from "./request.ts";

const pathOf = (match: string): string => `/api/matches/${encodeURIComponent(match)}/rematch`;

/** Reads the state of the rematch offer of a match. */
export const getRematch = (match: string): Promise<ApiAnswer<RematchStatus>> => request("GET", pathOf(match), RematchStatus);

/** Offers the rematch, or gets the offer of the opponent. The nonce is drawn once the commit is known. */
export const offerRematch = (match: string, ruleset: GameId): Promise<ApiAnswer<RematchStatus>> =>
  withCommitment(`rematch ${match}`, { ruleset }, async (commitment) => {
    const part = commitment === null ? {} : { match: commitment.match, nonce: nonceFor(commitment.commit) };
    const answer = await requestOnce("POST", pathOf(match), RematchStatus, part);
    if (answer.ok && commitment !== null && answer.value.state === "offered") keepFor(answer.value.match, commitment.commit);
    return answer;
  });
