import { InviteAnswer, MatchAnswer, MatchList, MatchMade, type NewMatch, SeatTaken } from "../../shared/protocol/http.ts";
import { type Answer, request } from "./request.ts";
import { asSomebody } from "./session.ts";

const matchPath = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;
const invitePath = (token: string): string => `/api/invites/${encodeURIComponent(token)}`;

export const createMatch = (wanted: NewMatch): Promise<Answer<MatchMade>> =>
  asSomebody(() => request("POST", "/api/matches", MatchMade, wanted));

export const listMatches = (): Promise<Answer<MatchList>> => request("GET", "/api/matches", MatchList);

export const getMatch = (match: string): Promise<Answer<MatchAnswer>> => request("GET", matchPath(match), MatchAnswer);

/** Closes a match of one's own while its seat is free. */
export const closeMatch = (match: string): Promise<Answer<SeatTaken>> => request("DELETE", matchPath(match), SeatTaken);

/** What an invite link leads to; looking takes no seat. */
export const getInvite = (token: string): Promise<Answer<InviteAnswer>> => request("GET", invitePath(token), InviteAnswer);

export const takeInvite = (token: string): Promise<Answer<SeatTaken>> =>
  asSomebody(() => request("POST", invitePath(token), SeatTaken, {}));

export const enterCode = (code: string): Promise<Answer<SeatTaken>> =>
  asSomebody(() => request("POST", "/api/codes", SeatTaken, { code }));
