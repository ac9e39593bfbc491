/**
 * The server's time, from the `now` of its messages and a local clock that nobody sets. A message is old by the time it took to
 * arrive, so of several guesses the one that is furthest ahead is nearest to the truth.
 */
export interface ServerClock {
  heard(serverNow: number, localNow: number): void;
  /** Milliseconds since 1970 by the server's clock. */
  at(localNow: number): number;
  /** A new connection: the local clock may have stood still while the device slept. */
  forget(): void;
}

export function createServerClock(): ServerClock {
  let ahead: number | null = null;
  let stale = true;
  return {
    heard(serverNow, localNow) {
      const guess = serverNow - localNow;
      ahead = ahead === null || stale ? guess : Math.max(ahead, guess);
      stale = false;
    },
    at: (localNow) => localNow + (ahead ?? 0),
    forget() {
      stale = true;
    },
  };
}
