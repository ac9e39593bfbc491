import { SOCKET_HEADERS } from "../../shared/match/service.types.ts";

const MAX_REMEMBERED = 64;

/**
 * Sessions that were ended a moment ago. A request that read its session just before may reach the object after its sockets were
 * closed, and must not open a new one. Memory is enough: the call that ended the session has woken the object, and such a request is on
 * its way for a short time only.
 */
export class EndedSessions {
  readonly #ended = new Set<string>();

  add(session: string): void {
    this.#ended.add(session);
    for (const oldest of this.#ended) {
      if (this.#ended.size <= MAX_REMEMBERED) break;
      this.#ended.delete(oldest);
    }
  }

  has(session: string | null): boolean {
    return session !== null && this.#ended.has(session);
  }
}

/** When the session of an upgrade expires; null: a Worker that a deploy has not reached yet does not send it. */
export function sessionExpiry(headers: Headers): number | null {
  const until = headers.get(SOCKET_HEADERS.until);
  return until !== null && /^\d{1,15}$/.test(until) ? Number(until) : null;
}

/** True once the session of a socket has expired: the socket is closed then, and receives nothing more. */
export const hasExpired = ({ until }: { readonly until?: number }, now: number): boolean => until !== undefined && now >= until;
