import { signal } from "@preact/signals";
import { MeAnswer } from "../../shared/protocol/http.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { type ApiAnswer, request } from "./request.ts";

const KEPT = "alfa-kraft:somebody";

/**
 * True if this browser has ever had a player. A browser that plays only on the device has none, and asks the server for
 * nothing.
 */
export const hasBeenPlayer = (): boolean => deviceStorage.getItem(KEPT) !== null;
export function markPlayer(): void {
  deviceStorage.setItem(KEPT, "yes");
  hasPlayer.value = true;
}

/** The same as a signal. */
export const hasPlayer = signal(hasBeenPlayer());

let known: Promise<ApiAnswer<MeAnswer>> | null = null;

/** Two tabs that start at the same moment make one guest: the second one sends the cookie of the first. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  // `navigator.locks` is missing over plain http.
  return navigator.locks === undefined ? work() : navigator.locks.request("alfa-kraft:session", work);
}

/** Asked once per page. After a failure the next action asks again. */
async function session(): Promise<ApiAnswer<MeAnswer>> {
  known ??= oneTabAtATime(() => request("POST", "/api/me", MeAnswer));
  const asked = known;
  const answer = await asked;
  if (answer.ok) markPlayer();
  else if (known === asked) known = null;
  return answer;
}

/**
 * Runs an action that needs a player, after this browser has a session. The server makes no guest in passing: if the answer to
 * such an action were lost, its seat would belong to a session that nobody has. A session that has ended is replaced.
 */
export async function asPlayer<T>(action: () => Promise<ApiAnswer<T>>): Promise<ApiAnswer<T>> {
  const begun = await session();
  if (!begun.ok) return begun;
  const answer = await action();
  if (answer.ok || answer.code !== "no-session") return answer;
  known = null;
  const anew = await session();
  return anew.ok ? action() : anew;
}
