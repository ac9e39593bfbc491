import { useEffect, useState } from "preact/hooks";
import type { MatchSource } from "../source.types.ts";

/** Milliseconds since 1970, by the server's clock. */
export type ServerTime = Pick<MatchSource, "serverNow">;

/** The server's time, read again every `every` milliseconds while the component is on screen. */
export function useServerTime(store: ServerTime, every: number): number {
  const [now, setNow] = useState(() => store.serverNow());
  useEffect(() => {
    setNow(store.serverNow());
    const timer = setInterval(() => setNow(store.serverNow()), every);
    return () => clearInterval(timer);
  }, [store, every]);
  return now;
}
