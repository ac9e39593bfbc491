import {
  CodeLooked,
  InviteAnswer,
  MatchAnswer,
  MatchList,
  MatchMade,
  type NewMatch,
  SeatTaken,
} from "../../shared/protocol/http.ts";
import { keepFor, nonceFor } from "../fair/stored-commits.ts";
import { requestOnce, withCommitment } from "./once.ts";
import { type ApiAnswer, request } from "./request.ts";
import { asPlayer } from "./session.ts";

const matchPath = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;
const invitePath = (token: string): string => `/api/invites/${encodeURIComponent(token)}`;

type Wanted = Omit<NewMatch, "match" | "nonce">;

/**
 * Makes a match under a promised id. The nonce is drawn once the commit is known. A server without commitments makes the match
 * under an id of its own.
 */
export const made = <T extends { readonly match: string }>(
  action: string,
  wanted: Wanted,
  make: (part: Pick<NewMatch, "match" | "nonce">) => Promise<ApiAnswer<T>>,
): Promise<ApiAnswer<T>> =>
  withCommitment(action, wanted, async (commitment) => {
    if (commitment === null) return make({});
    const { match, commit } = commitment;
    const answer = await make({ match, nonce: nonceFor(commit) });
    if (answer.ok) keepFor(answer.value.match, commit);
    return answer;
  });

export const createMatch = (wanted: Wanted): Promise<ApiAnswer<MatchMade>> =>
  asPlayer(() => made("create", wanted, (part) => requestOnce("POST", "/api/matches", MatchMade, { ...wanted, ...part })));

export const seatBy = (commit: string | null) => (commit === null ? {} : { nonce: nonceFor(commit) });

export function seated(taken: ApiAnswer<SeatTaken>, commit: string | null): ApiAnswer<SeatTaken> {
  if (taken.ok && commit !== null) keepFor(taken.value.match, commit);
  return taken;
}

export const listMatches = (): Promise<ApiAnswer<MatchList>> => request("GET", "/api/matches", MatchList);

export const getMatch = (match: string): Promise<ApiAnswer<MatchAnswer>> => request("GET", matchPath(match), MatchAnswer);

/** Closes the player's own match while a seat is free. */
export const closeMatch = (match: string): Promise<ApiAnswer<SeatTaken>> => requestOnce("DELETE", matchPath(match), SeatTaken);

/** Leaves a seat in another player's match before the match has begun. */
export const leaveMatch = (match: string): Promise<ApiAnswer<SeatTaken>> =>
  requestOnce("DELETE", `${matchPath(match)}/seat`, SeatTaken);

/** Reads what an invitation link leads to. Reading takes no seat. */
export const getInvite = (token: string): Promise<ApiAnswer<InviteAnswer>> => request("GET", invitePath(token), InviteAnswer);

/** `commit` is the one that the invitation showed. */
export const takeInvite = (token: string, commit: string | null): Promise<ApiAnswer<SeatTaken>> =>
  asPlayer(async () => seated(await requestOnce("POST", invitePath(token), SeatTaken, seatBy(commit)), commit));

/** Looks up the code before it takes the seat, because the nonce is drawn once the commit is known. */
export const enterCode = (code: string): Promise<ApiAnswer<SeatTaken>> =>
  asPlayer(async () => {
    const looked = await request("POST", "/api/codes/look", CodeLooked, { code });
    if (!looked.ok && looked.code !== "not-found") return looked;
    const commit = looked.ok ? looked.value.commit : null;
    return seated(await requestOnce("POST", "/api/codes", SeatTaken, { code, ...seatBy(commit) }), commit);
  });
