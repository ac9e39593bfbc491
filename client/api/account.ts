import { AccountAnswer, type AccountChange, AccountDeleted, SessionsEnded } from "../../shared/protocol/account.ts";
import { requestOnce } from "./once.ts";
import { type ApiAnswer, request } from "./request.ts";
import { markPlayer } from "./session.ts";

export async function getAccount(): Promise<ApiAnswer<AccountAnswer>> {
  const answer = await request("GET", "/api/account", AccountAnswer);
  if (answer.ok) markPlayer();
  return answer;
}

export const changeAccount = (change: AccountChange): Promise<ApiAnswer<AccountAnswer>> =>
  requestOnce("POST", "/api/account", AccountAnswer, change);

export const deleteAccount = (): Promise<ApiAnswer<AccountDeleted>> => request("DELETE", "/api/account", AccountDeleted);

export const logOut = (): Promise<ApiAnswer<SessionsEnded>> => request("DELETE", "/api/session", SessionsEnded);

export const endSession = (id: string): Promise<ApiAnswer<SessionsEnded>> =>
  request("DELETE", `/api/sessions/${encodeURIComponent(id)}`, SessionsEnded);

export const endOtherSessions = (): Promise<ApiAnswer<SessionsEnded>> => request("DELETE", "/api/sessions", SessionsEnded);

/** The URL that returns everything stored about the player, as a file. */
export const EXPORT_PATH = "/api/account/export";
