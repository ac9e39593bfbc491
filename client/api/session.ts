import { signal } from "@preact/signals";
import { MeAnswer } from "../../shared/protocol/http.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { type Answer, request } from "./request.ts";

const KEPT = "alfa-kraft:somebody";

/** Has this browser ever been a player? Whoever plays on the device alone has not, and the server is not asked for anything. */
export const wasSomebody = (): boolean => deviceStorage.getItem(KEPT) !== null;
export function isSomebody(): void {
  deviceStorage.setItem(KEPT, "yes");
  somebody.value = true;
}

/** The same, for whoever waits for it to become so. */
export const somebody = signal(wasSomebody());

let known: Promise<Answer<MeAnswer>> | null = null;

/** Tabs that begin at the same moment make one guest: who comes second sends the cookie of who came first. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  // Missing over plain http.
  return navigator.locks === undefined ? work() : navigator.locks.request("alfa-kraft:session", work);
}

/** Asked once a page, however many actions wait for it; a failure is asked again by the next. */
async function session(): Promise<Answer<MeAnswer>> {
  known ??= oneTabAtATime(() => request("POST", "/api/me", MeAnswer));
  const asked = known;
  const answer = await asked;
  if (answer.ok) isSomebody();
  else if (known === asked) known = null;
  return answer;
}

/**
 * Does an action that needs a player once this browser surely holds a session: the server makes nobody a player in passing, since
 * a seat whose answer is lost would belong to a session that nobody has. One that was ended meanwhile is taken anew.
 */
export async function asSomebody<T>(action: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const begun = await session();
  if (!begun.ok) return begun;
  const answer = await action();
  if (answer.ok || answer.code !== "no-session") return answer;
  known = null;
  const anew = await session();
  return anew.ok ? action() : anew;
}
