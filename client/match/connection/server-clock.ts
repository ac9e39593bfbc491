/**
 * The server's time, from the `now` of its messages and a monotonic local clock. A message is as old as its travel time, so of
 * several guesses the one furthest ahead is the closest.
 */
export interface ServerClock {
  heard(serverNow: number, localNow: number): void;
  /** Milliseconds since 1970 by the server's clock. */
  at(localNow: number): number;
  /** A new connection: the local clock may have stopped while the device slept. */
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
