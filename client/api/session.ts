import { MeAnswer } from "../../shared/protocol/http.ts";
import { type Answer, request } from "./request.ts";

let known: Promise<Answer<MeAnswer>> | null = null;

/**
 * Does an action that needs a player once this browser surely holds a session. Were the guest made by the action itself and its
 * answer lost, the seat would belong to a session that nobody has. Asked once a page, however many actions wait for it.
 */
export async function asSomebody<T>(action: () => Promise<Answer<T>>): Promise<Answer<T>> {
  known ??= request("POST", "/api/me", MeAnswer);
  const session = await known;
  if (session.ok) return action();
  known = null;
  return session;
}
