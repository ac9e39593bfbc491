import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { ApiAnswer, ApiErrorCode } from "../api/request.ts";

export type Asked<T> =
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly code: ApiErrorCode }
  | { readonly state: "known"; readonly value: T };

/** Asks once, and again on demand. The old answer stays on screen meanwhile. A late answer is dropped. */
export function useAnswer<T>(ask: () => Promise<ApiAnswer<T>>, key: string): Asked<T> & { readonly again: () => void } {
  const [asked, setAsked] = useState<{ readonly key: string; readonly now: Asked<T> }>({ key, now: { state: "waiting" } });
  const latest = useRef(ask);
  latest.current = ask;
  const round = useRef(0);

  const again = useCallback(async () => {
    round.current += 1;
    const mine = round.current;
    const answer = await latest.current();
    if (mine !== round.current) return;
    setAsked({ key, now: answer.ok ? { state: "known", value: answer.value } : { state: "failed", code: answer.code } });
  }, [key]);

  useEffect(() => {
    again();
    return () => {
      round.current += 1;
    };
  }, [again]);

  return { ...(asked.key === key ? asked.now : { state: "waiting" }), again };
}
