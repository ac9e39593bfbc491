import {
  CodeLooked,
  Commitment,
  InviteAnswer,
  MatchAnswer,
  MatchList,
  MatchMade,
  type NewMatch,
  SeatTaken,
} from "../../shared/protocol/http.ts";
import { keepFor, nonceFor } from "../fair/kept.ts";
import { type Answer, request } from "./request.ts";
import { asSomebody } from "./session.ts";

const matchPath = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;
const invitePath = (token: string): string => `/api/invites/${encodeURIComponent(token)}`;

type Wanted = Omit<NewMatch, "match" | "nonce">;

/** The nonce is drawn once the commit is known. A server of an earlier deploy knows neither and just makes the match. */
export async function made<T extends { readonly match: string }>(
  { ruleset }: Wanted,
  make: (part: Pick<NewMatch, "match" | "nonce">) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const promised = await request("POST", "/api/matches/commitments", Commitment, { ruleset });
  if (!promised.ok && promised.code === "unreachable") return promised;
  const part = promised.ok ? { match: promised.value.match, nonce: nonceFor(promised.value.commit) } : {};
  const answer = await make(part);
  if (answer.ok && promised.ok) keepFor(answer.value.match, promised.value.commit);
  return answer;
}

export const createMatch = (wanted: Wanted): Promise<Answer<MatchMade>> =>
  asSomebody(() => made(wanted, (part) => request("POST", "/api/matches", MatchMade, { ...wanted, ...part })));

export const seatBy = (commit: string | null) => (commit === null ? {} : { nonce: nonceFor(commit) });

export function seated(taken: Answer<SeatTaken>, commit: string | null): Answer<SeatTaken> {
  if (taken.ok && commit !== null) keepFor(taken.value.match, commit);
  return taken;
}

export const listMatches = (): Promise<Answer<MatchList>> => request("GET", "/api/matches", MatchList);

export const getMatch = (match: string): Promise<Answer<MatchAnswer>> => request("GET", matchPath(match), MatchAnswer);

/** Closes the player's own match while a seat is free. */
export const closeMatch = (match: string): Promise<Answer<SeatTaken>> => request("DELETE", matchPath(match), SeatTaken);

/** Leaves a seat in another player's match before the match has begun. */
export const leaveMatch = (match: string): Promise<Answer<SeatTaken>> => request("DELETE", `${matchPath(match)}/seat`, SeatTaken);

/** Reads what an invitation link leads to. Reading takes no seat. */
export const getInvite = (token: string): Promise<Answer<InviteAnswer>> => request("GET", invitePath(token), InviteAnswer);

/** `commit` is the one that the invitation showed. */
export const takeInvite = (token: string, commit: string | null): Promise<Answer<SeatTaken>> =>
  asSomebody(async () => seated(await request("POST", invitePath(token), SeatTaken, seatBy(commit)), commit));

/** Looks up the code before it takes the seat, because the nonce is drawn once the commit is known. */
export const enterCode = (code: string): Promise<Answer<SeatTaken>> =>
  asSomebody(async () => {
    const looked = await request("POST", "/api/codes/look", CodeLooked, { code });
    if (!looked.ok && looked.code !== "not-found") return looked;
    const commit = looked.ok ? looked.value.commit : null;
    return seated(await request("POST", "/api/codes", SeatTaken, { code, ...seatBy(commit) }), commit);
  });
