import { SOCKET_HEADERS } from "../../shared/match/service.types.ts";

/**
 * Sessions that have just been ended. A request that read its session a moment before may reach the object a moment after its
 * sockets were closed. Kept in memory: whoever tells of an end has woken the object, and such a request is not long on its way.
 */
const MOST = 64;

export class EndedSessions {
  readonly #ended = new Set<string>();

  add(session: string): void {
    this.#ended.add(session);
    for (const oldest of this.#ended) {
      if (this.#ended.size <= MOST) break;
      this.#ended.delete(oldest);
    }
  }

  has(session: string | null): boolean {
    return session !== null && this.#ended.has(session);
  }
}

/** When the session of an upgrade runs out; null: a Worker that a deploy has not reached yet does not say it. */
export function sessionEnd(headers: Headers): number | null {
  const until = headers.get(SOCKET_HEADERS.until);
  return until !== null && /^\d{1,15}$/.test(until) ? Number(until) : null;
}
