import { ChallengeDeclined, ChallengeMade } from "../../shared/protocol/challenges.ts";
import { type NewMatch, SeatTaken } from "../../shared/protocol/http.ts";
import { ItemsReadAnswer } from "../../shared/protocol/inbox.ts";
import type { Whom } from "../../shared/protocol/whom.ts";
import { made, seatBy, seated } from "./matches.ts";
import { requestOnce } from "./once.ts";
import { type ApiAnswer, request } from "./request.ts";
import { asPlayer } from "./session.ts";

const pathOf = (match: string): string => `/api/challenges/${encodeURIComponent(match)}`;

/** Challenges one player to a match. */
export const sendChallenge = (wanted: Omit<NewMatch, "match" | "nonce">, to: Whom): Promise<ApiAnswer<ChallengeMade>> =>
  asPlayer(() =>
    made(`challenge ${JSON.stringify(to)}`, wanted, (part) =>
      requestOnce("POST", "/api/challenges", ChallengeMade, { ...wanted, ...part, to }),
    ),
  );

/** `commit` is the one that the challenge showed. */
export const acceptChallenge = async (match: string, commit: string | null): Promise<ApiAnswer<SeatTaken>> =>
  seated(await requestOnce("POST", pathOf(match), SeatTaken, seatBy(commit)), commit);

export const declineChallenge = (match: string): Promise<ApiAnswer<ChallengeDeclined>> =>
  requestOnce("DELETE", pathOf(match), ChallengeDeclined);

export const putAway = (items: readonly string[]): Promise<ApiAnswer<ItemsReadAnswer>> =>
  request("POST", "/api/inbox/read", ItemsReadAnswer, { items });
